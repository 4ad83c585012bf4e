import type { FastifyInstance } from 'fastify';
import { unavailable, type Refusal } from '../problems/refusal.ts';
import { answerEarly } from './request-hooks.ts';

/** Which requests are counted, and how long one of them would wait behind so many others. */
export interface LoadShedding {
  route: string;
  waitBehind: (ahead: number) => number;
  /** So many may always be inside: they fit into the next batches however slow the last one was. */
  alwaysInside: number;
  /** The longest wait, in milliseconds, that is foretold to anybody who is let in. */
  maxWaitMs: number;
  /** Called for each request that was refused. */
  onRefusal?: () => void;
  now?: () => number;
}

/** Those who are refused together must not come back together. */
const SECONDS_AWAY = [1, 2, 3];
const LOG_EVERY_MS = 10_000;

/**
 * Sheds load: refuses what would wait too long inside before its token and body are looked at, while a refusal costs
 * next to nothing; so those inside are served as fast as ever. Whatever is not counted (health, sign-in, reads) passes.
 */
export function addLoadShedder(instance: FastifyInstance, options: LoadShedding): void {
  const { route, waitBehind, alwaysInside, maxWaitMs, onRefusal, now = () => performance.now() } = options;
  const state = { inside: 0, refused: 0, loggedAt: Number.NEGATIVE_INFINITY };
  const isFull = (): boolean => state.inside >= alwaysInside && waitBehind(state.inside) > maxWaitMs;
  instance.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'POST' || request.routeOptions.url !== route) {
      done();
      return;
    }
    if (isFull()) {
      state.refused++;
      onRefusal?.();
      answerEarly(overloaded(), request, reply);
      if (now() - state.loggedAt >= LOG_EVERY_MS) {
        const { refused, inside } = state;
        request.log.warn({ route, refused, inside }, 'More requests arrive than can be served soon; some are refused.');
        Object.assign(state, { refused: 0, loggedAt: now() });
      }
      return;
    }
    state.inside++;
    // Also when the client hangs up before it is answered.
    reply.raw.once('close', () => { state.inside--; });
    done();
  });
}

// It was not looked at, so whatever became of an earlier try under the same key still stands. Made in advance, because
// an error costs more to make than a refusal may cost under load.
const REFUSALS = SECONDS_AWAY.map((seconds) => unavailable('OVERLOADED',
  'Too many transactions are waiting to take this one up. Repeat the request with the same Idempotency-Key.',
  { retryAfterSeconds: seconds }));

const overloaded = (): Refusal => REFUSALS[Math.floor(Math.random() * REFUSALS.length)] as Refusal;
