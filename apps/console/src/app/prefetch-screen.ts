import { withWords } from '../i18n/with-words.ts';
import type { ScreenRoute } from '../parts/feature/feature.ts';

/** Fetches a screen when somebody is about to go there; if that fails, it is said to whoever does go. */
export const prefetchScreen = ({ words, load }: ScreenRoute): void => {
  withWords(words, load)().catch(() => undefined);
};
