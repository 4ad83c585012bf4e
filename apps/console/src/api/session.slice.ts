import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const roles = ['admin', 'bank', 'user', 'scholar', 'auditor'] as const;

/**
 * What a person may do: run the sandbox, serve a bank's customers, use their own wallets, sit on a Shari’ah board, or
 * look at a bank from outside.
 */
export type Role = (typeof roles)[number];

/** Those who have wallets or look after them; whoever judges what happens with money moves none. */
export const walletRoles: readonly Role[] = ['admin', 'bank', 'user'];

/** Those who run a bank or the sandbox, and so look after what is others'. */
export const isStaff = (role: Role | undefined): boolean => role === 'admin' || role === 'bank';

/** The person at the console, as it is kept in the browser between visits. */
export interface SessionUser {
  id: string;
  username: string;
  name: string;
  role: Role;
}

/** A signed-in person and the access token that proves it. */
export interface Session {
  user: SessionUser;
  token: string;
}

/** From opening the console to being signed in, or not. */
export type SessionPhase = 'starting' | 'authenticating' | 'signed-in' | 'signed-out' | 'unreachable';

export interface SessionState {
  phase: SessionPhase;
  user: SessionUser | null;
  token: string | null;
  /** Who was signed in when the session ran out; unset after a sign-out of one's own will. */
  lostUsername: string | null;
  /** Whether nothing is open to the session until a second factor is proven, or added. */
  owesFactor: boolean;
}

const initialState: SessionState = {
  phase: 'starting', user: null, token: null, lostUsername: null, owesFactor: false,
};

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionStarting: ({ lostUsername }): SessionState => ({ ...initialState, lostUsername }),
    authenticating: ({ lostUsername }): SessionState => ({ ...initialState, phase: 'authenticating', lostUsername }),
    signedIn: (_, { payload }: PayloadAction<Session>): SessionState => ({
      phase: 'signed-in',
      ...payload,
      lostUsername: null,
      owesFactor: false,
    }),
    sessionRefreshed: (state, { payload }: PayloadAction<Session>) => ({ ...state, ...payload }),
    factorOwed: (state): SessionState => ({ ...state, owesFactor: state.phase === 'signed-in' }),
    factorSettled: (state): SessionState => ({ ...state, owesFactor: false }),
    sessionLost: (state): SessionState => ({ ...initialState, lostUsername: state.user?.username ?? null }),
    signedOut: (): SessionState => ({ ...initialState, phase: 'signed-out' }),
    signInNeeded: (state): SessionState => ({ ...state, phase: 'signed-out', user: null, token: null }),
    serverUnreachable: (state): SessionState => ({ ...state, phase: 'unreachable' }),
  },
  selectors: {
    selectPhase: (state) => state.phase,
    selectUser: (state) => state.user,
    selectToken: (state) => state.token,
    selectRole: (state) => state.user?.role,
    selectOwesFactor: (state) => state.owesFactor,
    selectSessionLost: (state) => state.lostUsername !== null,
  },
});

export const sessionReducer = slice.reducer;
export const sessionName = slice.name;
export const { sessionStarting, authenticating, signedIn, sessionRefreshed } = slice.actions;
export const { sessionLost, signedOut, signInNeeded, serverUnreachable, factorOwed, factorSettled } = slice.actions;
export const { selectPhase, selectUser, selectToken, selectRole } = slice.selectors;
export const { selectSessionLost, selectOwesFactor } = slice.selectors;

/** The part of the store that the API layer itself reads. */
export interface SessionRoot {
  session: SessionState;
}
