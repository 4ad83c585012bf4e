import { ConnectClient } from './generated/ConnectClient.ts';
import { ConnectHttpRequest } from './http-request.ts';

export * from './generated/index.ts';
export { ConnectError } from './connect-error.ts';

export interface ConnectOptions {
  /** Where the API is, such as "http://127.0.0.1:3000"; empty for the page's own origin. */
  baseUrl?: string;
  /** The access token, or how to get the one to use now. */
  token?: string | (() => string | null | Promise<string | null>);
}

/** A client of the Connect API. Its calls answer promises that can be cancelled, and throw ConnectError on refusals. */
export const createConnectClient = ({ baseUrl = '', token }: ConnectOptions = {}): ConnectClient =>
  new ConnectClient({
    BASE: baseUrl,
    CREDENTIALS: 'include',
    ...(typeof token === 'function' ? { TOKEN: async () => (await token()) ?? '' } : { TOKEN: token }),
  }, ConnectHttpRequest);
