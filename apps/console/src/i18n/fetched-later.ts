import { type ComponentType, lazy } from 'react';
import { learn } from './i18n.ts';
import type { Part } from './resources.ts';

/** A piece of the console that is fetched, with its words, when it is first shown. */
export const fetchedLater = <Props extends object>(
  words: readonly Part[], load: () => Promise<ComponentType<Props>>,
) => lazy(async () => {
  const [Piece] = await Promise.all([load(), learn(words)]);
  return { default: Piece };
});
