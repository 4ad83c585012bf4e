import type { CueId } from '../lexicon/cues.ts';
import type { Scan } from './scan.ts';
import type { Span } from './phrase-tree.ts';
import type { Token } from './tokenise.ts';

const WINDOW = 3;
const CLAUSE_STOPS = ',.;:!?()\n\r+=';
const ZERO = /^0+(?:\.0+)?$/;

/** Words that neither deny nor use up the reach of a denial. */
const TRANSPARENT = new Set([
  'a', 'an', 'any', 'the', 'of', 'or', 'nor', 'all', 'kind', 'form', '%', '/', 'او', 'ولا', 'اي', 'من', 'على',
]);
const BEFORE_ZERO = new Set(['rate', 'of', 'is', 'at', ':', '=', '(', 'نسبه', 'بنسبه', 'هي', 'سعر']);
const DENIES_QUESTION = new Set(['no', 'nope', 'not', 'لا', 'كلا', 'مو', 'مش']);
const AFTER_FREE = new Set(['with', 'for', 'when', 'of', 'to', 'at', 'on']);

/** True when the text denies what stands at the span, as in "no interest", "pork-free" or «بدون فوائد». */
export function isDenied(scan: Scan, span: Span): boolean {
  if (!scan.mayDeny) return false;
  return deniedBefore(scan, span.from) || deniedAfter(scan, span.to);
}

function deniedBefore(scan: Scan, from: number): boolean {
  let reach = WINDOW;
  for (let index = from - 1; index >= 0 && reach > 0; index -= 1) {
    const token = scan.tokens[index];
    if (token === undefined || isClauseStop(token)) return false;
    if (covers(scan, 'contrast', index) || covers(scan, 'affirmation', index)) return false;
    if (covers(scan, 'denial', index) || isZero(token)) return true;
    if (!TRANSPARENT.has(token.text)) reach -= 1;
  }
  return false;
}

function deniedAfter(scan: Scan, to: number): boolean {
  const next = scan.tokens[to];
  // "Bribe? No, perfume" asks only to deny.
  if (next?.text === '?' && DENIES_QUESTION.has(scan.tokens[to + 1]?.text ?? '')) return true;
  if (next?.text === 'free') return next.hyphenated || !AFTER_FREE.has(scan.tokens[to + 1]?.text ?? '');
  for (let index = to; index < to + WINDOW; index += 1) {
    const token = scan.tokens[index];
    if (token === undefined) return false;
    if (isZero(token) || startsAt(scan, 'refusal', index)) return true;
    if (isClauseStop(token) && !BEFORE_ZERO.has(token.text)) return false;
    if (token.kind === 'number' || covers(scan, 'contrast', index)) return false;
  }
  return false;
}

/** True for a stop that ends a clause; a slash or an ampersand only joins words. */
export function isClauseStop(token: Token): boolean {
  return token.kind === 'stop' && CLAUSE_STOPS.includes(token.text);
}

function isZero(token: Token): boolean {
  return (token.kind === 'number' && ZERO.test(token.text)) || token.text === 'zero' || token.text === 'صفر';
}

/** True when anything in a text could deny; most texts deny nothing, and need not be searched for it. */
export function mayDeny(tokens: readonly Token[], cues: ReadonlyMap<CueId, unknown>): boolean {
  return cues.has('denial') || cues.has('refusal')
    || tokens.some((token) => token.text === 'free' || token.text === '?' || isZero(token));
}

type SpeechCue = 'contrast' | 'affirmation' | 'denial' | 'refusal';

function covers(scan: Scan, cue: SpeechCue, index: number): boolean {
  return scan.cues.get(cue)?.some((span) => span.from <= index && index < span.to) ?? false;
}

function startsAt(scan: Scan, cue: SpeechCue, index: number): boolean {
  return scan.cues.get(cue)?.some((span) => span.from === index) ?? false;
}
