import { principles, shareOf, wilson, type Accuracy, type Count, type JudgedCase } from './accuracy.ts';
import type { Principle } from '../src/index.ts';

/** The figures as lines of plain text. */
export function reportOf(name: string, accuracy: Accuracy): string {
  const { count, exact, missedListings } = accuracy;
  return [
    `${name}: ${count} payments`,
    `  exact                ${counted(exact.all)}`,
    `    tricky             ${counted(exact.tricky)}`,
    `    arabic             ${counted(exact.arabic)}`,
    `  violators allowed    ${counted(accuracy.violatorsAllowed)}   missed listings ${missedListings}`,
    `  violators blocked    ${counted(accuracy.violatorsBlocked)}`,
    `  innocents blocked    ${counted(accuracy.innocentsBlocked)}`,
    `  innocents reviewed   ${counted(accuracy.innocentsReviewed)}`,
    `    plain everyday     ${counted(accuracy.everydayReviewed)}`,
    ...principles.map((principle) => {
      const { precision, recall } = accuracy.principles[principle];
      return `  ${principle.padEnd(9)} precision ${percent(precision)}   recall ${percent(recall)}`;
    }),
  ].join('\n');
}

/** How sure the text model was of each principle, and of one payment. */
export type Confidences = Readonly<Record<Principle, number>>;

const BANDS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90];
const WIDTH = 10;

/** Of the model's confidence by bands: how often what it was so sure of was so, over all principles. */
export function reliabilityOf(judged: readonly (JudgedCase & { confidences: Confidences })[]): string {
  const seen = judged.flatMap(({ fails, asked = [], confidences }) =>
    principles.map((principle) => ({ sure: confidences[principle], so: [...fails, ...asked].includes(principle) })));
  return ['  model confidence, and how often it was so', ...BANDS.map((from) => {
    const within = seen.filter(({ sure }) => sure >= from && sure < from + WIDTH);
    const count = { part: within.filter(({ so }) => so).length, whole: within.length };
    return `    ${String(from).padStart(2)}–${from + WIDTH} %   ${counted(count)}`;
  })].join('\n');
}

function counted(count: Count): string {
  if (count.whole === 0) return 'none';
  const [least, most] = wilson(count);
  return `${percent(shareOf(count))}  [${percent(least)} –${percent(most)}]  ${count.part} of ${count.whole}`;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1).padStart(5)} %`;
}
