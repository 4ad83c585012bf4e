import helmet from '@fastify/helmet';
import { fastify } from 'fastify';

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * The headers that tell a browser how to treat an answer. They are the same for every answer, so the library is asked
 * for them once instead of building them for each request; the content policy is written by the request hooks.
 */
export async function securityHeaders(isProduction: boolean): Promise<Record<string, string>> {
  const server = fastify();
  await server.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: isProduction ? { maxAge: ONE_YEAR_SECONDS, includeSubDomains: true } : false,
  });
  server.get('/', (_request, reply) => reply.code(204).send());
  const { headers } = await server.inject('/');
  await server.close();
  const { date: _date, connection: _connection, ...constant } = headers;
  return constant as Record<string, string>;
}
