import { ChunkLoadError } from './chunk-load-error.ts';

/**
 * What becomes of an error that React got over by drawing again. When that was a file that could not be fetched, its
 * part had left the screen meanwhile (a part that stays says it in its place), and nobody misses it. All else is
 * reported as any error that nobody caught.
 */
export function onRecoverableError(error: unknown): void {
  if (error instanceof Error && error.cause instanceof ChunkLoadError) return;
  reportError(error);
}
