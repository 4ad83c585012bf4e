import type { Principle } from '../src/index.ts';
import { scored, type Learned } from '../src/model/text-model.ts';
import type { Unseen } from './cross-validation.ts';

/** The steps of confidence that the model tells, in percent. */
const PERCENTS = Array.from({ length: 19 }, (_, step) => (step + 1) * 5);
const MOST_ROUNDS = 60;
const SETTLED = 1e-9;
/** Beyond it a score is as sure as can be, and its power would overflow. */
const SUREST = 30;

/**
 * What the scores of texts are worth that the model has not seen: a logistic curve is laid through them (Platt, 1999),
 * one for brief texts and one for longer ones, and read off at every step.
 */
export function confidenceIn(unseen: readonly Unseen[]): Learned['confidence'] {
  const rows = (isBrief: boolean) =>
    scored.map((principle) => stepsOf(unseen.filter((lesson) => lesson.isBrief === isBrief), principle));
  return { brief: rows(true), long: rows(false) };
}

/** The least score of each step, by the curve through what was found at each score. */
function stepsOf(unseen: readonly Unseen[], principle: Principle): number[] {
  const index = scored.indexOf(principle);
  const { slope, start } = curveThrough(unseen.map(({ scores, fails }) =>
    ({ score: scores[index] ?? 0, fails: fails.includes(principle) })));
  return PERCENTS.map((percent) => Math.ceil((Math.log(percent / (100 - percent)) - start) / slope));
}

interface Seen {
  score: number;
  fails: boolean;
}

/** The logistic curve that makes what was seen most likely, by Newton's method. */
function curveThrough(seen: readonly Seen[]): { slope: number; start: number } {
  let [slope, start] = [0.02, 0];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let [bySlope, byStart, slopes, both, starts] = [0, 0, 0, 0, 0];
    for (const { score, fails } of seen) {
      const sure = 1 / (1 + Math.exp(-Math.max(-SUREST, Math.min(SUREST, slope * score + start))));
      const off = sure - (fails ? 1 : 0);
      const weight = sure * (1 - sure);
      bySlope += off * score;
      byStart += off;
      slopes += weight * score * score;
      both += weight * score;
      starts += weight;
    }
    const scale = slopes * starts - both * both;
    const moved = [(starts * bySlope - both * byStart) / scale, (slopes * byStart - both * bySlope) / scale] as const;
    slope -= moved[0];
    start -= moved[1];
    if (Math.abs(moved[0]) + Math.abs(moved[1]) < SETTLED) break;
  }
  return { slope, start };
}
