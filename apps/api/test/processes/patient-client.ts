import { setTimeout as sleep } from 'node:timers/promises';
import { RawClient, type Answered } from '../exchange.ts';

/** An answer with its JSON read. */
export interface HttpAnswer {
  status: number;
  text: string;
  body: Record<string, unknown>;
}

const MOST_TRIES = 2_400;
const PAUSE_MS = 50;

/** A client that asks again, under the same key, as long as the API says that it may or does not answer at all. */
export class PatientClient extends RawClient {
  /** One request; lost connections reject and 503 is an answer like any other. */
  async post(path: string, body: object, token?: string, key?: string): Promise<HttpAnswer> {
    return toAnswer(await this.ask({
      method: 'POST', path, body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json', 'x-connect-request': '1',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
    }));
  }

  /** What finally becomes of a request that may be repeated because it has a key. */
  async insist(path: string, body: object, token: string, key: string): Promise<HttpAnswer> {
    for (let tried = 1; ; tried++) {
      const heard = await this.post(path, body, token, key).catch((failure: unknown) => {
        if (tried >= MOST_TRIES) throw failure;
        return null;
      });
      if (heard && (heard.status !== 503 || tried >= MOST_TRIES)) return heard;
      await sleep(PAUSE_MS);
    }
  }

  async get(path: string, token: string): Promise<HttpAnswer> {
    return toAnswer(await this.ask({ method: 'GET', path, headers: { authorization: `Bearer ${token}` } }));
  }
}

const toAnswer = ({ status, text }: Answered): HttpAnswer =>
  ({ status, text, body: text === '' ? {} : JSON.parse(text) as Record<string, unknown> });
