import { hasNewRelease } from './release.ts';

/** A file of the console that could not be fetched, and whether a new release has taken its place. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(readonly isReplaced: boolean, cause: unknown) {
    super('A file of the console could not be fetched.', { cause });
  }
}

/** Fetches a part of the console; a failure says what to do about it. */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new ChunkLoadError(await hasNewRelease(), cause);
  }
}
