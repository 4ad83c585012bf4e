import type { CueId } from '../lexicon/cues.ts';
import type { AmountMention } from './amounts.ts';
import { isDenied } from './negation.ts';
import type { Span } from './phrase-tree.ts';
import type { Scan } from './scan.ts';

/** A relation between amounts, at its place in the text; values are minor units. */
export interface Found extends Span {
  rule: string;
  given?: bigint;
  received?: bigint;
}

/** What a relation finder may look at. */
export interface RelationContext {
  scan: Scan;
  money: readonly AmountMention[];
  percents: readonly AmountMention[];
  subjects: ReadonlySet<CueId>;
  /** The sum the payment itself lends, when it is a loan. */
  lentMinor: bigint | undefined;
  /** The sum that the payment itself pays. */
  paidMinor: bigint;
}

const NOWHERE: readonly Span[] = [];

/** The spans of a cue that the text does not deny. */
export function spoken(scan: Scan, cue: CueId): readonly Span[] {
  const spans = scan.cues.get(cue);
  if (spans === undefined) return NOWHERE;
  return scan.mayDeny ? spans.filter((span) => !isDenied(scan, span)) : spans;
}

/** The shortest span over all of the given ones. */
export function hull(...spans: readonly Span[]): Span {
  return { from: Math.min(...spans.map((span) => span.from)), to: Math.max(...spans.map((span) => span.to)) };
}

/** How many tokens lie from one span to the other; none when they overlap. */
export function distance(one: Span, other: Span): number {
  if (one.from < other.to && other.from < one.to) return 0;
  return one.from >= other.to ? one.from - other.to : other.from - one.to;
}

/** True unless both sums name a currency and the currencies differ. */
export function sameCurrency(one: AmountMention, other: AmountMention): boolean {
  return one.currency === undefined || other.currency === undefined || one.currency === other.currency;
}
