import { ChunkLoadError } from './chunk-load-error.ts';

/** Why a part of the console is missing: its file did not come, it belongs to an older release, or it crashed. */
export type FailureKind = 'chunk' | 'release' | 'crash';

export function failureKindOf(error: unknown): FailureKind {
  if (!(error instanceof ChunkLoadError)) return 'crash';
  return error.isReplaced ? 'release' : 'chunk';
}

/** Loads the page again at the address where it is. */
export const reloadPage = (): void => location.reload();
