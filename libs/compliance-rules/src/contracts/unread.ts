import type { ContractFinding } from './contract-rule.ts';
import { cuesOf, understoodIn, type PartyWords } from './clause-reading.ts';
import { inWords } from './terms/in-words.ts';
import type { Leaf } from './terms/leaves.ts';

/** Names under which people write sentences, wherever they stand. */
export const PROSE = /clause|note|remark|comment|condition|terms|covenant|memo|provision|شروط|شرط|بنود|بند|ملاحظ/i;
const LEAST_WORDS = 3;
const FIRST_NAME = /^[^.[]*/;

/**
 * The leaves without a name or a shape of which the word lists know nothing either. A leaf was understood when its own
 * words belong to an arrangement that a rule speaks of: beside the names above it, or beside what else stands there.
 */
export function unreadTerms(
  leaves: readonly Leaf[], given: Readonly<Record<string, unknown>>, parties: PartyWords,
): Leaf[] {
  const around = new Map<string, ReturnType<typeof understoodIn>>();
  const understoodAround = (path: string) => {
    const [name = ''] = FIRST_NAME.exec(path) ?? [];
    const known = around.get(name) ?? understoodIn(inWords(name, given[name]), parties);
    around.set(name, known);
    return known;
  };
  return leaves.filter(({ path, words, all, value }) => {
    if (typeof value === 'string' && PROSE.test(path) && value.trim().split(/\s+/).length >= LEAST_WORDS) return false;
    // A bare figure is part of many arrangements, and says nothing of what it is.
    const own = cuesOf(isFigure(value) ? words : inWords(words, value), parties);
    if (own.size === 0) return true;
    const understood = [understoodIn(inWords(all, value), parties), understoodAround(path)];
    return !understood.some((cues) => [...cues].some((cue) => own.has(cue)));
  });
}

const isFigure = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && !/\p{L}/u.test(value));

/** The leaves that no finding points at either: these were not read. */
export function uncited(leaves: readonly Leaf[], findings: readonly ContractFinding[]): Leaf[] {
  const cited = new Set(findings.flatMap(({ evidence }) => evidence.map(({ field }) => field)));
  return leaves.filter(({ path }) => !cited.has(path));
}
