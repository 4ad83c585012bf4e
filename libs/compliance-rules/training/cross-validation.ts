import { createHash } from 'node:crypto';
import { scored } from '../src/model/text-model.ts';
import type { Lesson } from './lessons.ts';
import { learn, scoreUnder } from './linear-model.ts';

/** A lesson with the scores of a model that was taught by the others only. */
export interface Unseen extends Lesson {
  scores: number[];
}

const FOLDS = 5;

/** Scores every lesson by a model that has not seen it. What is taught besides is known to every model. */
export function crossValidate(lessons: readonly Lesson[], besides: readonly Lesson[]): Unseen[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isUnseen = (lesson: Lesson) => foldOf(lesson) === fold;
    const weights = learn([...lessons.filter((lesson) => !isUnseen(lesson)), ...besides], scored);
    return lessons.filter(isUnseen).map((lesson) => ({ ...lesson, scores: scoreUnder(weights, lesson) }));
  }).flat();
}

function foldOf({ pieces }: Lesson): number {
  return (createHash('sha256').update(`0 ${pieces.join(' ')}`).digest()[0] ?? 0) % FOLDS;
}
