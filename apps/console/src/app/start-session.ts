import { baseApi } from '../api/base-api.ts';
import { cameBack } from '../api/provider-return.slice.ts';
import { sessionApi } from '../api/session.api.ts';
import { readSession } from '../api/session-storage.ts';
import { authenticating, serverUnreachable, sessionStarting, signedIn, signInNeeded } from '../api/session.slice.ts';
import { statusApi } from '../api/status.api.ts';
import type { AppThunk } from './store.ts';

/**
 * Finds out who is at the console: whoever opened the link that the sandbox was started with, or came back from the
 * provider, the person of the last visit, or, in a browser that came by such a link before, the built-in administrator
 * (or whoever was signed in when the session ran out); otherwise the sign-in screen asks.
 */
export function startSession({ automatic }: { automatic: boolean }): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { lostUsername } = getState().session;
    dispatch(sessionStarting());
    dispatch(baseApi.util.resetApiState());
    const status = await dispatch(statusApi.endpoints.getStatus.initiate());
    if (!status.data) {
      dispatch(serverUnreachable());
      return;
    }
    const startNonce = takeStartNonce();
    if (startNonce !== null) {
      dispatch(authenticating());
      const answer = await dispatch(sessionApi.endpoints.sandboxSignIn.initiate({ startNonce }));
      if (answer.data) return;
    }
    const outcome = takeProviderOutcome();
    if (outcome === 'signed-in') {
      dispatch(authenticating());
      const answer = await dispatch(sessionApi.endpoints.continueSession.initiate());
      if (answer.data) return;
    }
    if (outcome !== null) dispatch(cameBack(outcome));
    const kept = readSession();
    if (kept) {
      dispatch(signedIn(kept));
      return;
    }
    if (automatic && status.data.automaticSignIn) {
      dispatch(authenticating());
      const persona = lostUsername === null ? {} : { username: lostUsername };
      const answer = await dispatch(sessionApi.endpoints.sandboxSignIn.initiate(persona));
      if (answer.data) return;
    }
    dispatch(signInNeeded());
  };
}

const providerOutcome = /^#provider=([\w-]{1,64})$/;

/** Takes what came of going to the provider out of the address. */
function takeProviderOutcome(): string | null {
  const outcome = providerOutcome.exec(location.hash)?.[1] ?? null;
  if (outcome !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return outcome;
}

const startLink = /^#start=([\w-]{1,64})$/;

/** Takes what the link carries out of the address, so that neither the history nor a bookmark keeps it. */
function takeStartNonce(): string | null {
  const nonce = startLink.exec(location.hash)?.[1] ?? null;
  if (nonce !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return nonce;
}
