import { readFileSync } from 'node:fs';
import { evaluate, type Action, type Principle } from '../src/index.ts';
import { readList } from './corpus-files.ts';

/** One sentence in both languages, with what should become of a payment that says it. */
export interface Pair {
  en: string;
  ar: string;
  expected: 'pass' | 'review' | 'fail';
  principles: Principle[];
}

/** The pairs that the word lists may learn from. */
export const readablePairs = (): Pair[] => readList('payments/english-and-arabic-pairs.json');

/** The pairs of a JSON file. */
export const pairsIn = (file: string): Pair[] => JSON.parse(readFileSync(file, 'utf8')) as Pair[];

/** Whether both languages are judged alike. */
export function isAlike({ en, ar }: Pair): boolean {
  return actionOn(en) === actionOn(ar);
}

/** Whether both come to what is expected of them. */
export function isAsExpected({ en, ar, expected }: Pair): boolean {
  const action = { pass: 'allow', review: 'review', fail: 'block' }[expected];
  // A violating payment that an officer decides on is not let pass.
  const isMet = (found: Action): boolean => found === action || (expected === 'fail' && found === 'review');
  return isMet(actionOn(en)) && isMet(actionOn(ar));
}

function actionOn(memo: string): Action {
  return evaluate({ type: 'send', amount: '250', currency: 'AED', memo }).action;
}
