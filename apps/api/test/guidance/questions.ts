import { readFileSync } from 'node:fs';
import type { AskedQuestion } from './accuracy.ts';

const FOLDER = new URL('../../../../corpus/guidance/', import.meta.url);

/** Questions by the passage that answers each, and those that no passage may answer. */
export interface QuestionsByPassage {
  byPassage: Readonly<Record<string, readonly string[]>>;
  forNone: readonly string[];
}

const read = (file: string | URL): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Questions as people ask them: those that searching was tuned with, or those that were written after it. */
export const questionsByPassage = (written: 'tuned' | 'written-afterwards'): QuestionsByPassage =>
  read(new URL(`questions-by-passage-${written}.json`, FOLDER)) as QuestionsByPassage;

/** Questions with what must become of each, from another file when one is named. */
export const questionsByOutcome = (file: string | URL = new URL('questions-by-outcome.json', FOLDER)) =>
  read(file) as AskedQuestion[];
