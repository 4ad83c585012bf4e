import type { Subject } from '../verdict.ts';
import type { PurposeKind } from './lexicon.ts';
import { isClauseStop } from './negation.ts';
import type { Span } from './phrase-tree.ts';
import type { Scan } from './scan.ts';
import type { Token } from './tokenise.ts';

const PURPOSE_REACH = { before: 6, after: 4 } as const;
const SHORTEST_PLAIN_WORD = 3;

/** True when an exemption at least as long lies over the span and spares its principle. */
export function isExempt(scan: Scan, span: Span, principle: Subject): boolean {
  return scan.exemptions.some(
    ({ from, to, meaning }) =>
      from < span.to &&
      span.from < to &&
      to - from >= span.to - span.from &&
      (meaning.principles === undefined || meaning.principles.includes(principle)),
  );
}

/** The purpose that governs the span from within its own clause, if any. */
export function purposeOf(scan: Scan, span: Span, principle: Subject): PurposeKind | undefined {
  return scan.purposes.find(({ from, to, meaning }) => {
    if (meaning.principles?.includes(principle) === false) return false;
    if (meaning.side === 'before') {
      return to <= span.from && span.from - to <= PURPOSE_REACH.before && sameClause(scan, to, span.from, ':');
    }
    return from >= span.to && from - span.to <= PURPOSE_REACH.after && sameClause(scan, span.to, from, ':');
  })?.meaning.kind;
}

/** A colon may join a subject to what it is the subject of, as in "gambling: awareness campaign". */
function sameClause(scan: Scan, from: number, to: number, joint?: string): boolean {
  const contrasts = scan.cues.get('contrast');
  for (let index = from; index < to; index += 1) {
    const token = scan.tokens[index];
    if (token !== undefined && token.text !== joint && isClauseStop(token)) return false;
    if (contrasts?.some((contrast) => contrast.from <= index && index < contrast.to) === true) return false;
  }
  return true;
}

/**
 * True when the span is part of a name: a person after a title, a street or a town before its kind of
 * place, or a word inside the counterparty's own name.
 */
export function isCertainName(scan: Scan, span: Span): boolean {
  if (scan.cues.get('place-after')?.some((place) => place.from === span.to) === true) return true;
  if (scan.tokens[span.from]?.capital !== true && isLatin(scan.tokens[span.from])) return false;
  const before = scan.tokens[span.from - 1]?.text === '.' ? span.from - 1 : span.from;
  const title = scan.cues.get('name-before')?.some((name) => name.to === before) ?? false;
  const place = scan.cues.get('name-after')?.some((name) => name.from === span.to) ?? false;
  return title || place;
}

/** True when the span may be part of a name: a capitalised run of words inside an ordinary sentence. */
export function isLikelyName(scan: Scan, span: Span): boolean {
  const first = scan.tokens[span.from];
  if (first?.capital !== true || !hasPlainWord(scan.tokens)) return false;
  return isCapitalWord(scan.tokens[span.from - 1]) || isCapitalWord(scan.tokens[span.to]);
}

function isCapitalWord(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.capital;
}

function hasPlainWord(tokens: readonly Token[]): boolean {
  return tokens.some((token) => token.kind === 'word' && !token.capital && token.text.length > SHORTEST_PLAIN_WORD);
}

function isLatin(token: Token | undefined): boolean {
  return (token?.text.charCodeAt(0) ?? 0) < 0x250;
}
