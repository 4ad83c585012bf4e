import { createConnectClient, type ConnectClient, type SignedInDto } from '@connect/sdk';
import type { TestApp } from './app.ts';
import type { Answered, RawClient } from './exchange.ts';

const PATH = '/api/auth/oidc';

/** A browser at the console, which keeps its cookies and goes where it is sent. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(private readonly rig: Pick<TestApp, 'baseUrl'>, private readonly raw: RawClient) {}

  /** Presses the button of the sign-in page; answers the provider's page. */
  async begin(body: object = { language: 'en' }): Promise<string> {
    const answer = await this.ask('POST', PATH, undefined, body);
    if (answer.status !== 200) throw new Error(answer.text);
    return (JSON.parse(answer.text) as { url: string }).url;
  }

  /** Asks for an identity to be linked; answers the provider's page. */
  async beginLink(token: string): Promise<string> {
    const answer = await this.ask('POST', `${PATH}/identities`, token, { language: 'en' });
    if (answer.status !== 200) throw new Error(answer.text);
    return (JSON.parse(answer.text) as { url: string }).url;
  }

  /** Comes back from the provider; answers where the console goes on, and with which outcome. */
  async comeBack(query: string): Promise<{ path: string; outcome: string | null }> {
    const { status, headers, text } = await this.ask('GET', `${PATH}/callback${query}`);
    if (status !== 303) throw new Error(`${status}: ${text}`);
    const { origin, pathname, search, hash } = new URL(headers.location ?? '');
    if (origin !== CONSOLE) throw new Error(`It was sent to ${origin}.`);
    return { path: `${pathname}${search}`, outcome: new URLSearchParams(hash.slice(1)).get('provider') };
  }

  /** What the console does next: it continues the session of the cookie. */
  async client(): Promise<{ client: ConnectClient; token: string; user: SignedInDto['user'] }> {
    const answer = await this.ask('POST', '/api/auth/refresh', undefined, undefined, { 'x-connect-request': '1' });
    if (answer.status !== 200) throw new Error(answer.text);
    const { token, user } = JSON.parse(answer.text) as SignedInDto;
    return { token, user, client: createConnectClient({ baseUrl: this.rig.baseUrl, token, retries: 0 }) };
  }

  async ask(
    method: string, path: string, token?: string, body?: object, headers: Record<string, string> = {},
  ): Promise<Answered> {
    const answer = await this.raw.ask({
      method, path,
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}

/** Where people open the console unless the settings say otherwise. */
export const CONSOLE = 'http://localhost:4200';
