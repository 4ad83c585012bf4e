import {
  configureStore, createListenerMiddleware, isAnyOf, type ThunkAction, type UnknownAction,
} from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api.ts';
import { clearSession, readSession, tokenKey, writeSession } from '../api/session-storage.ts';
import { lastFailureName, lastFailureReducer } from '../api/last-failure.slice.ts';
import { liveName, liveReducer } from '../api/live.slice.ts';
import { providerReturnName, providerReturnReducer } from '../api/provider-return.slice.ts';
import { sessionLost, sessionName, sessionReducer, sessionRefreshed, signedIn } from '../api/session.slice.ts';
import { signedOut } from '../api/session.slice.ts';
import { stepUpName, stepUpReducer } from '../api/step-up.slice.ts';
import { answerStepUp } from '../api/step-up.ts';
import type { Feature } from '../parts/feature/feature.ts';
import { features } from './features.ts';
import { startSession } from './start-session.ts';

/** Makes the store of the console; the session is mirrored to the browser's storage. */
export function createStore() {
  const listener = createListenerMiddleware();
  const store = configureStore({
    reducer: {
      [sessionName]: sessionReducer, [liveName]: liveReducer, [lastFailureName]: lastFailureReducer,
      [stepUpName]: stepUpReducer, [providerReturnName]: providerReturnReducer,
      [baseApi.reducerPath]: baseApi.reducer,
    },
    middleware: (defaults) => defaults().prepend(listener.middleware).concat(baseApi.middleware),
  });
  // Whoever is there now was not asked.
  listener.startListening({
    matcher: isAnyOf(signedIn, signedOut, sessionLost),
    effect: (_, { dispatch }) => answerStepUp(dispatch, false),
  });
  listener.startListening({ actionCreator: signedIn, effect: ({ payload }) => writeSession(payload) });
  listener.startListening({ actionCreator: sessionRefreshed, effect: ({ payload }) => writeSession(payload) });
  listener.startListening({
    actionCreator: signedOut,
    effect: (_, { getOriginalState }) => {
      clearSession();
      const { user } = (getOriginalState() as RootState).session;
      if (user) for (const feature of features as readonly Feature[]) feature.forget?.(user.id);
    },
  });
  listener.startListening({
    actionCreator: sessionLost,
    effect: () => {
      clearSession();
      void store.dispatch(startSession({ automatic: true }));
    },
  });
  return store;
}

/** Follows a sign-in, sign-out or change of persona made in another tab; renewed tokens pass over as well. */
export function followOtherTabs(store: AppStore): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== tokenKey) return;
    const kept = readSession();
    const current = store.getState().session.user;
    if (!kept) store.dispatch(signedOut());
    else if (kept.user.id === current?.id) store.dispatch(sessionRefreshed(kept));
    else void store.dispatch(startSession({ automatic: false }));
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, unknown, UnknownAction>;
