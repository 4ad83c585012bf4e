import type { Principle, Verdict } from '../src/index.ts';
import { isArabic, type LabelledCase } from './corpus.ts';

export const principles: readonly Principle[] = ['riba', 'gharar', 'maysir', 'halal', 'kyc'];

/** A labelled payment together with the principles that a judge found failing. */
export interface JudgedCase extends LabelledCase {
  found: Principle[];
}

/** What a judge of payments is measured by. */
export interface Accuracy {
  count: number;
  principles: Record<Principle, { precision: number; recall: number }>;
  /** Shares of the cases whose five principles are all judged as labelled. */
  exact: { all: number; tricky: number; arabic: number };
  /** Payments to listed parties that passed unseen. */
  missedListings: number;
  /** Share of the tricky innocent payments in which some principle was found failing. */
  falseAlarms: number;
}

/** Lets a judge see the payments; it is told nothing of their labels. */
export function judge(cases: readonly LabelledCase[], verdictOn: (one: LabelledCase) => Principle[]): JudgedCase[] {
  return cases.map((one) => ({ ...one, found: verdictOn(one) }));
}

/** The principles that a verdict breaks, as cases are labelled: one of Shariah fails, that of money laundering asks. */
export function failedIn(verdict: Pick<Verdict, 'principles'>): Principle[] {
  return principles.filter((principle) => {
    const state = verdict.principles[principle];
    return state === 'fail' || (principle === 'kyc' && state === 'review');
  });
}

/** Measures what was found against the labels. */
export function measure(judged: readonly JudgedCase[]): Accuracy {
  const innocent = judged.filter((one) => one.tricky && one.fails.length === 0);
  const missed = judged.filter(({ facts, fails, found }) =>
    facts.watchlist !== undefined && fails.includes('kyc') && !found.includes('kyc'));
  return {
    count: judged.length,
    principles: {
      riba: precisionAndRecall(judged, 'riba'),
      gharar: precisionAndRecall(judged, 'gharar'),
      maysir: precisionAndRecall(judged, 'maysir'),
      halal: precisionAndRecall(judged, 'halal'),
      kyc: precisionAndRecall(judged, 'kyc'),
    },
    exact: {
      all: exactShare(judged),
      tricky: exactShare(judged.filter((one) => one.tricky)),
      arabic: exactShare(judged.filter(isArabic)),
    },
    missedListings: missed.length,
    falseAlarms: share(innocent.filter((one) => one.found.length > 0).length, innocent.length),
  };
}

/** True when all five principles were judged as labelled. */
export function isExact({ fails, found }: JudgedCase): boolean {
  return principles.every((principle) => fails.includes(principle) === found.includes(principle));
}

/** The figures as lines of plain text. */
export function reportOf(name: string, accuracy: Accuracy): string {
  const { count, exact, missedListings, falseAlarms } = accuracy;
  return [
    `${name}: ${count} payments`,
    `  exact     ${percent(exact.all)}   tricky ${percent(exact.tricky)}   arabic ${percent(exact.arabic)}`,
    `  alarms    ${percent(falseAlarms)} of the tricky innocent   missed listings ${missedListings}`,
    ...principles.map((principle) => {
      const { precision, recall } = accuracy.principles[principle];
      return `  ${principle.padEnd(9)} precision ${percent(precision)}   recall ${percent(recall)}`;
    }),
  ].join('\n');
}

function precisionAndRecall(judged: readonly JudgedCase[], principle: Principle) {
  const expected = judged.filter((one) => one.fails.includes(principle));
  const found = judged.filter((one) => one.found.includes(principle));
  const right = found.filter((one) => one.fails.includes(principle)).length;
  return { precision: share(right, found.length), recall: share(right, expected.length) };
}

function exactShare(some: readonly JudgedCase[]): number {
  return share(some.filter(isExact).length, some.length);
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1).padStart(5)} %`;
}
