import type { AmountMention } from './amounts.ts';
import { isDenied } from './negation.ts';
import type { Span } from './phrase-tree.ts';
import type { Scan } from './scan.ts';

/** Something a text speaks of, whatever words it takes, with the places where it does. */
export interface Sign {
  name: string;
  spans: readonly Span[];
}

/** Named beforehand: a name that is put together anew is looked up more slowly. */
const SUMS = ['sums-0', 'sums-1', 'sums-2'] as const;
const MANY_SUMS = 'sums-3';
const DENIED = '!';

/** What a text speaks of: its cues, those it denies apart, its excuses and how its sums stand to each other. */
export function signsOf(scan: Scan, amounts: readonly AmountMention[]): Sign[] {
  const signs: Sign[] = [];
  for (const [cue, spans] of scan.cues) {
    const denied = scan.mayDeny && spans.every((span) => isDenied(scan, span));
    signs.push({ name: denied ? DENIED + cue : cue, spans });
  }
  if (scan.purposes.length > 0) {
    const purposes = new Set(scan.purposes.map(({ meaning }) => meaning.kind));
    for (const kind of purposes) signs.push({ name: `to-${kind}`, spans: [] });
  }
  if (scan.exemptions.length > 0) signs.push({ name: 'excused', spans: [] });
  addSums(signs, amounts);
  return signs;
}

function addSums(signs: Sign[], amounts: readonly AmountMention[]): void {
  const percents = amounts.filter(({ kind }) => kind === 'percent');
  const sums = percents.length === 0 ? amounts : amounts.filter(({ kind }) => kind === 'money');
  signs.push({ name: SUMS[sums.length] ?? MANY_SUMS, spans: sums });
  if (percents.length > 0) signs.push({ name: 'percentage', spans: percents });
  const [first, second] = sums;
  if (first !== undefined && second !== undefined) {
    signs.push({ name: growthOf(first, second), spans: [first, second] });
  }
}

/** How the second sum stands to the first: an increase is rarely more than double. */
function growthOf({ value: before }: AmountMention, { value: after }: AmountMention): string {
  if (after === before) return 'sums-equal';
  if (after > before) return after <= 2n * before ? 'sums-grow' : 'sums-apart';
  return before <= 2n * after ? 'sums-shrink' : 'sums-apart';
}
