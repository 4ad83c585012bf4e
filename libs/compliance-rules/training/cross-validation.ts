import { createHash } from 'node:crypto';
import type { Principle } from '../src/index.ts';
import { scored } from '../src/model/text-model.ts';
import type { Lesson } from './lessons.ts';
import { learn, scoreUnder } from './linear-model.ts';

/** A lesson with the scores of a model that was taught by the others only. */
export interface Unseen extends Lesson {
  scores: number[];
  /** Which of the repeated validations the scores are from. */
  repeat: number;
}

const FOLDS = 5;
export const REPEATS = 1;

/**
 * Scores every lesson by models that have not seen it, several times over with other companions.
 * What is taught besides is known to every model.
 */
export function crossValidate(lessons: readonly Lesson[], besides: readonly Lesson[]): Unseen[] {
  return Array.from({ length: FOLDS * REPEATS }, (_, index) => {
    const repeat = Math.floor(index / FOLDS);
    const isUnseen = (lesson: Lesson) => foldOf(lesson, repeat) === index % FOLDS;
    const weights = learn([...lessons.filter((lesson) => !isUnseen(lesson)), ...besides], scored);
    return lessons.filter(isUnseen).map((lesson) => ({ ...lesson, repeat, scores: scoreUnder(weights, lesson) }));
  }).flat();
}

/**
 * The lowest score from which the given share of the lessons fails the principle, and at least so many of them;
 * null when no score is as sure as that.
 */
export function thresholdFor(unseen: readonly Unseen[], principle: Principle, share: number, least: number) {
  const index = scored.indexOf(principle);
  const ranked = unseen.map(({ fails, scores }) => ({ fails: fails.includes(principle), score: scores[index] ?? 0 }))
    .sort((one, other) => other.score - one.score);
  let right = 0;
  let threshold: number | null = null;
  ranked.forEach(({ fails, score }, rank) => {
    if (fails) right += 1;
    const isTied = ranked[rank + 1]?.score === score;
    if (!isTied && rank + 1 >= least && right / (rank + 1) >= share) threshold = score;
  });
  return threshold;
}

function foldOf({ pieces }: Lesson, repeat: number): number {
  return (createHash('sha256').update(`${repeat} ${pieces.join(' ')}`).digest()[0] ?? 0) % FOLDS;
}
