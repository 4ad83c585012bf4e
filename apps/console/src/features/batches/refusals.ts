import type { BatchResultDto, BatchRowDto } from '@connect/sdk';
import { fieldProblems, type Problem } from '../../api/problem.ts';
import { fieldWords, refusalWords } from '../../parts/forms/problem-words.ts';

/** Why payments are refused, by their place in the batch. */
export type Refusals = ReadonlyMap<number, string>;

export const noRefusals: Refusals = new Map();

/** The payments that a rehearsal or a batch refused, each for itself. */
export const refusalsOf = ({ results }: BatchResultDto): Refusals =>
  new Map(results.flatMap(({ index, error }) => (error === null ? [] : [[index, error] as const])));

/** Why a row was refused, in the reader's language. */
export const refusedRowWords = ({ code, error, facts }: BatchRowDto): string =>
  refusalWords({ status: 422, code: code ?? '', message: error ?? '', details: facts });

/** Whether a payment was left out because its batch was cancelled before its turn. */
export const isLeftOut = (code: string | null): boolean => code === 'BATCH_CANCELLED';

const isRefusedPayment = (details: unknown): details is { index: number; error: string } =>
  typeof details === 'object' && details !== null && 'index' in details && 'error' in details;

/** The payments for which a whole batch was refused: the one the rules stopped, or those that cannot be read. */
export function refusalsIn(problem: Problem): Refusals {
  const { code, details } = problem;
  if (code === 'BATCH_REJECTED' && isRefusedPayment(details)) return new Map([[details.index, details.error]]);
  return new Map(fieldProblems(problem).flatMap(({ field, ...rest }) => {
    const place = /^items\[(\d+)\]/.exec(field)?.[1];
    return place === undefined ? [] : [[Number(place), fieldWords(rest)] as const];
  }));
}
