import type { BatchResultDto, BatchRowDto } from '@connect/sdk';
import { fieldProblems, type Problem } from '../../api/problem.ts';
import { fieldWords, refusalWords } from '../../api/problem-words.ts';

type Refused = Pick<BatchRowDto, 'code' | 'error'> & { facts?: unknown };

/** Why payments are refused, by their place in the batch. */
export type Refusals = ReadonlyMap<number, string>;

export const noRefusals: Refusals = new Map();

/** The payments that a rehearsal or a batch refused, each for itself. */
export const refusalsOf = ({ results }: BatchResultDto): Refusals =>
  new Map(results.filter(({ error }) => error !== null)
    .map(({ index, code, error }) => [index, refusedRowWords({ code, error })]));

/** Why a payment of a batch was refused, in the reader's language. */
export const refusedRowWords = ({ code, error, facts }: Refused): string =>
  refusalWords({ status: 422, code: code ?? '', sentence: error ?? '', details: facts });

/** Whether a payment was left out because its batch was cancelled before its turn. */
export const isLeftOut = (code: string | null): boolean => code === 'BATCH_CANCELLED';

const isRefusedPayment = (details: unknown): details is { index: number; code: string; error: string } =>
  typeof details === 'object' && details !== null && 'index' in details && 'error' in details;

/** The payments for which a whole batch was refused: the one the rules stopped, or those that cannot be read. */
export function refusalsIn(problem: Problem): Refusals {
  const { code, details } = problem;
  if (code === 'BATCH_REJECTED' && isRefusedPayment(details)) {
    return new Map([[details.index, refusedRowWords(details)]]);
  }
  return new Map(fieldProblems(problem).flatMap(({ field, ...rest }) => {
    const place = /^items\[(\d+)\]/.exec(field)?.[1];
    return place === undefined ? [] : [[Number(place), fieldWords(rest)] as const];
  }));
}
