import type { Chapter, Operation } from '../../api/api-document.ts';

/** The chapter that is written, not generated. */
export const GUIDE = 'guide';

/** How a chapter is named in the address. */
export const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const known = ['transactions', 'wallets', 'compliance', 'system', 'integration', 'authentication'] as const;

/** The word for a chapter that the console knows; another one is called as the document calls it. */
export const knownChapter = (name: string) => known.find((slug) => slug === slugOf(name));

/** The chapter that the address means: of the call it names, else the one it names, else the first; null: the guide. */
export function chapterOf(chapters: readonly Chapter[], slug: string, operationId: string): Chapter | null {
  const ofCall = chapters.find(({ operations }) => operations.some(({ id }) => id === operationId));
  if (ofCall) return ofCall;
  if (slug === GUIDE) return null;
  return chapters.find(({ name }) => slugOf(name) === slug) ?? chapters[0] ?? null;
}

/** The calls in whose path, name, summary or description every word occurs. */
export function found(chapters: readonly Chapter[], sought: string): Operation[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  return chapters.flatMap(({ operations }) => operations).filter(({ method, path, id, summary, description }) => {
    const text = `${method} ${path} ${id} ${summary} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
