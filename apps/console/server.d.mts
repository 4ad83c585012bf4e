import type { FastifyInstance } from 'fastify';

export interface HostOptions {
  /** Where the API listens, such as http://127.0.0.1:3000. */
  apiUrl: string;
  /** The folder of the built console. */
  distFolder: string;
  logLevel?: string;
  /** Whether browsers are told to come by HTTPS alone. */
  isProduction?: boolean;
}

export function createHost(options: HostOptions): Promise<FastifyInstance>;
