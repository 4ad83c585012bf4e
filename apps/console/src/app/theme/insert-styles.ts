import { useInsertionEffect } from 'react';

/**
 * Takes the place of the hooks by which Emotion writes a component's styles into the page. Emotion writes all styles of
 * a picture in one piece when React shows it; here each is written while its component is drawn, as Emotion does with
 * a React that has no such effect, so that the browser can answer in between.
 */
export const useInsertionEffectAlwaysWithSyncFallback = <Result>(insert: () => Result): Result => insert();

export { useInsertionEffect as useInsertionEffectWithLayoutFallback };
