import { createContext, useContext } from 'react';
import type { CodeLanguage, SampleCall } from '../../api/snippets/api-call.ts';

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
export type ShowCalls = (calls: readonly SampleCall[]) => Promise<readonly ShownCall[]>;

export const ShowCallsContext = createContext<ShowCalls | undefined>(undefined);

/** Gives the means to show calls of the API as programs make them. */
export function useShowCalls(): ShowCalls {
  const show = useContext(ShowCallsContext);
  if (!show) throw new Error('useShowCalls must be used where calls can be shown.');
  return show;
}
