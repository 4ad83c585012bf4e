/**
 * Has a thread of its own make a browser's first formats, which takes as long as drawing a card, for the browser then
 * learns which languages it knows. It learns that once for all threads of a page.
 */
export function prepareFormats(language: string): void {
  new Worker(new URL('./first-formats.ts', import.meta.url), { type: 'module', name: language });
}
