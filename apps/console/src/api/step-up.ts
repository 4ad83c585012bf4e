import type { Dispatch } from '@reduxjs/toolkit';
import { stepUpAnswered, stepUpAsked } from './step-up.slice.ts';

let waiting: { answered: Promise<boolean>; answer: (isProven: boolean) => void } | null = null;

/** Asks the person for a fresh proof of their second factor; whoever else asks meanwhile waits for the same answer. */
export function askForStepUp(dispatch: Dispatch): Promise<boolean> {
  if (waiting === null) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    waiting = { answered: promise, answer: resolve };
    dispatch(stepUpAsked());
  }
  return waiting.answered;
}

/** Lets what waits go on, or be refused. */
export function answerStepUp(dispatch: Dispatch, isProven: boolean): void {
  waiting?.answer(isProven);
  waiting = null;
  dispatch(stepUpAnswered());
}
