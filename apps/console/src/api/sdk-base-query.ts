import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { type ConnectClient, createConnectClient } from '@connect/sdk';
import { requestFailed } from './last-failure.slice.ts';
import { type Problem, problemOf } from './problem.ts';
import { loadProblemWords, refusalWords } from './problem-words.ts';
import { readSession, writeSession } from './session-storage.ts';
import { askForStepUp } from './step-up.ts';
import { factorOwed, selectToken, sessionLost, sessionRefreshed, type SessionRoot } from './session.slice.ts';

/** A call on the API as an endpoint words it: `(sdk) => sdk.wallets.list(...)`. */
export type SdkCall = (sdk: ConnectClient) => Promise<unknown> & { cancel?: () => void };

type Outcome = { data: unknown } | { error: Problem };

/**
 * The only bridge between the store and the SDK: sends the access token, turns errors into plain problems, renews the
 * session once when the token has run out, and asks for the second factor once where a call needs it fresh.
 */
export const sdkBaseQuery: BaseQueryFn<SdkCall, unknown, Problem> = async (call, api) => {
  const outcome = await attemptWithFactor(call, api);
  if ('error' in outcome) {
    await loadProblemWords();
    noteFailure(outcome.error, api);
  }
  return outcome;
};

// The same call is sent again, under the idempotency key that it had: nothing was done when it was refused.
async function attemptWithFactor(call: SdkCall, api: BaseQueryApi): Promise<Outcome> {
  const outcome = await attemptInSession(call, api);
  if (isRefusedAs(outcome, 'FACTOR_REQUIRED')) api.dispatch(factorOwed());
  if (!isRefusedAs(outcome, 'FACTOR_NOT_FRESH')) return outcome;
  return await askForStepUp(api.dispatch) ? attemptInSession(call, api) : outcome;
}

const isRefusedAs = (outcome: Outcome, code: string) => 'error' in outcome && outcome.error.code === code;

async function attemptInSession(call: SdkCall, api: BaseQueryApi): Promise<Outcome> {
  const token = currentToken(api);
  const outcome = await attempt(call, token, api.signal);
  if (token === null || !isUnauthenticated(outcome)) return outcome;
  const renewed = await renewToken(token, api);
  return renewed === null ? outcome : attempt(call, renewed, api.signal);
}

// Whoever asks for help may name the request that failed them.
function noteFailure(problem: Problem, { dispatch }: BaseQueryApi): void {
  const { requestId } = problem;
  if (requestId !== undefined) dispatch(requestFailed({ requestId, message: refusalWords(problem) }));
}

const currentToken = (api: BaseQueryApi) => selectToken(api.getState() as SessionRoot);

const isUnauthenticated = (outcome: Outcome) => 'error' in outcome && outcome.error.status === 401;

async function attempt(call: SdkCall, token: string | null, signal: AbortSignal): Promise<Outcome> {
  // A person decides whether to try again.
  const request = call(createConnectClient({ retries: 0, ...(token === null ? {} : { token }) }));
  const cancel = () => request.cancel?.();
  signal.addEventListener('abort', cancel);
  try {
    return { data: (await request) ?? null };
  } catch (error) {
    return { error: problemOf(error) };
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/**
 * Gives a token newer than the one refused, or null when the session is over. A refresh token works once, so the tabs
 * of one browser take turns, and whoever waited first looks whether another has already renewed the session.
 */
async function renewToken(refused: string, api: BaseQueryApi): Promise<string | null> {
  return inTurn(async () => {
    const kept = readSession();
    const newest = currentToken(api) === refused ? kept?.token : currentToken(api);
    if (newest && newest !== refused) {
      if (kept) api.dispatch(sessionRefreshed(kept));
      return newest;
    }
    const outcome = await attempt((sdk) => sdk.auth.refresh({}), null, new AbortController().signal);
    if ('error' in outcome) {
      if (outcome.error.status === 401) api.dispatch(sessionLost());
      return null;
    }
    const session = outcome.data as Parameters<typeof writeSession>[0];
    writeSession(session);
    api.dispatch(sessionRefreshed(session));
    return session.token;
  });
}

let turn: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  // Web Locks reach over all tabs but exist in secure contexts only; elsewhere the calls of this tab queue up.
  if ('locks' in navigator) return navigator.locks.request('connect.session', work);
  const result = turn.then(work);
  turn = result.catch(() => undefined);
  return result;
}
