import type { ConnectClient } from '@connect/sdk';
import { createContext, useContext } from 'react';

/** The languages a call of the API is shown in. */
export const languages = ['curl', 'typescript', 'python', 'java'] as const;
export type CodeLanguage = (typeof languages)[number];

/** A call of the API as its client makes it: `(sdk) => sdk.wallets.getWallet({ id })`. It is shown, not made. */
export type SdkCall = (sdk: ConnectClient) => unknown;

/** A call as people see it: what it is, and the program that makes it. */
export interface ShownCall {
  /** The method and the path, such as `GET /api/v1/wallets/{id}`. */
  name: string;
  summary: string;
  /** Whether repeating it under one key does it once. */
  isKeyed: boolean;
  /** Whether it needs no token. */
  isPublic: boolean;
  textIn: (language: CodeLanguage) => string;
}

/** Spells calls by the document that the API publishes of itself. */
export type ShowCalls = (calls: readonly SdkCall[]) => Promise<readonly ShownCall[]>;

export const ShowCallsContext = createContext<ShowCalls | undefined>(undefined);

/** Gives the means to show calls of the API as programs make them. */
export function useShowCalls(): ShowCalls {
  const show = useContext(ShowCallsContext);
  if (!show) throw new Error('useShowCalls must be used where calls can be shown.');
  return show;
}
