import { lookup, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { hostOf, isAllowedAddress, problemOfTarget, type TargetPolicy } from './target-url.ts';

/** What became of one try to deliver: the receiver's status, or why there was none. */
export interface PostResult {
  status: number | null;
  problem: PostProblem | null;
  durationMs: number;
}

export const POST_PROBLEMS = [
  'forbidden_address', 'unknown_host', 'unreachable', 'not_trusted', 'timed_out', 'broken_answer',
  'not_by_schema',
] as const;
export type PostProblem = (typeof POST_PROBLEMS)[number];

/** Something to be posted, and the bounds within which. */
export interface Post {
  url: string;
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
  policy: TargetPolicy;
  /** Ends the try early, when the process stops. */
  signal?: AbortSignal;
  resolve?: Resolve;
}

/** Answers every address behind a name. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

/** An answer is read so far, so that the receiver can end it in peace; nobody is shown it. */
const MAX_ANSWER_BYTES = 64 * 1024;
const NOT_TRUSTED = /^(CERT_|DEPTH_ZERO_|ERR_TLS_|ERR_SSL_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/;
const UNKNOWN_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NODATA', 'EAI_NONAME']);
const BROKEN_ANSWER = /^(HPE_|ERR_HTTP)/;

/** The target points where webhooks must not go. */
class ForbiddenAddress extends Error {}

/**
 * Posts a body to a URL and answers how it went; it never throws. A name is looked up once, every address behind it is
 * checked, and the connection is made to one of those and to nothing else. No redirect is followed and no proxy used.
 */
export const post = async (message: Post): Promise<PostResult> => {
  const startedAt = performance.now();
  const signals = [AbortSignal.timeout(message.timeoutMs), ...(message.signal ? [message.signal] : [])];
  const signal = AbortSignal.any(signals);
  const outcome = await send(message, signal).then(
    (status) => ({ status, problem: null }),
    (failure: unknown) => ({ status: null, problem: signal.aborted ? 'timed_out' as const : problemOf(failure) }));
  return { ...outcome, durationMs: Math.round(performance.now() - startedAt) };
};

const send = async (message: Post, signal: AbortSignal): Promise<number> => {
  const { policy, resolve = addressesOf } = message;
  if (problemOfTarget(message.url, policy) !== null) throw new ForbiddenAddress();
  const url = new URL(message.url);
  const host = hostOf(url);
  const addresses = isIP(host) === 0 ? await orAborted(resolve(host), signal) : [{ address: host, family: isIP(host) }];
  if (addresses.length === 0 || !addresses.every(({ address }) => isAllowedAddress(address, host, policy))) {
    throw new ForbiddenAddress();
  }
  return exchange(message, url, addresses, signal);
};

const exchange = (message: Post, url: URL, addresses: LookupAddress[], signal: AbortSignal): Promise<number> =>
  new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const body = Buffer.from(message.body);
    const outgoing = request(url, {
      method: 'POST',
      headers: { ...message.headers, 'content-length': body.length, connection: 'close' },
      // A connection of its own, which no setting of the environment can lead through a proxy.
      agent: false,
      lookup: pinnedTo(addresses),
      maxHeaderSize: MAX_ANSWER_BYTES,
      signal,
    });
    outgoing.on('socket', (socket) => {
      socket.once('connect', () => {
        const isPinned = addresses.some(({ address }) => isSameAddress(address, socket.remoteAddress));
        if (!isPinned) outgoing.destroy(new ForbiddenAddress());
      });
    });
    outgoing.on('error', reject);
    outgoing.on('response', (answer) => {
      let size = 0;
      const end = (): void => {
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      };
      answer.on('data', (chunk: Buffer) => { if ((size += chunk.length) > MAX_ANSWER_BYTES) end(); });
      for (const event of ['end', 'error', 'close'] as const) answer.on(event, end);
    });
    outgoing.end(body);
  });

/** A lookup that knows these addresses and asks nobody. */
const pinnedTo = (addresses: LookupAddress[]): LookupFunction => (_host, options, done) => {
  const [first] = addresses;
  if (options.all) done(null, addresses);
  else done(null, first?.address ?? '', first?.family);
};

const isSameAddress = (one: string, other: string | undefined): boolean =>
  other !== undefined && (one === other || other === `::ffff:${one}` || one === `::ffff:${other}`);

const addressesOf: Resolve = (host) => new Promise((resolve, reject) => {
  lookup(host, { all: true }, (failure, addresses) => {
    if (failure) reject(failure);
    else resolve(addresses);
  });
});

const orAborted = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => { reject(signal.reason as Error); }, { once: true });
    work.then(resolve, reject);
  });

const problemOf = (failure: unknown): PostProblem => {
  if (failure instanceof ForbiddenAddress) return 'forbidden_address';
  const code = typeof failure === 'object' && failure !== null && 'code' in failure ? String(failure.code) : '';
  if (UNKNOWN_HOST.has(code)) return 'unknown_host';
  if (NOT_TRUSTED.test(code)) return 'not_trusted';
  return BROKEN_ANSWER.test(code) ? 'broken_answer' : 'unreachable';
};
