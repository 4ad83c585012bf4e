import type { FieldData } from '../../platform/http/problems/field-code.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import type { Settlement } from '../transfers/public.ts';
import type { BatchRejection } from './batch-outcomes.ts';
import type { BatchItemDto } from './batch.dto.ts';

/** A row of a batch that was refused: its place in the request from 0, as it was sent, and why. */
export interface RefusedRow {
  place: number;
  sent: BatchItemDto;
  code: string;
  error: string;
  field: string | null;
  facts: FieldData | null;
  /** The refused payment, where compliance refused it. */
  transactionId: string | null;
}

/** Rows that nothing is wrong with, but for another row of a batch that is made whole or not at all. */
export const NOT_MADE = 'BATCH_REJECTED';

/** The fields that refusals are about which name none. */
const FIELD_OF: Readonly<Record<string, string>> = {
  INSUFFICIENT_FUNDS: 'amount', LIMIT_EXCEEDED: 'amount', WALLET_NOT_FOUND: 'toAddress',
};

/** The refused rows among those that were just settled; `start` is the place of the first. */
export const refusedAmong = (
  settlements: readonly Settlement[], sent: readonly BatchItemDto[], start: number,
): RefusedRow[] => settlements.flatMap(({ answer, record }, n) => (answer instanceof Refusal ? [{
  place: start + n, sent: sent[n] as BatchItemDto, code: answer.code, error: answer.message,
  field: fieldOf(answer, sent[n] as BatchItemDto), facts: factsOf(answer.details), transactionId: record?.id ?? null,
}] : []));

/** All rows of a batch that was refused as a whole: the one in the way, and those it kept from being made. */
export const refusedWith = (
  { failure, message, cause }: BatchRejection, sent: readonly BatchItemDto[],
): RefusedRow[] =>
  sent.map((item, place) => ({
    place, sent: item, transactionId: null,
    ...(place === failure.index
      ? { code: failure.code, error: failure.error, field: fieldOf(cause, item), facts: factsOf(cause.details) }
      : { code: NOT_MADE, error: message, field: null, facts: null }),
  }));

const fieldOf = ({ code, details }: Refusal, { toAddress }: BatchItemDto): string | null => {
  if (Array.isArray(details)) return (details as { field?: string }[])[0]?.field ?? null;
  const { address } = (details ?? {}) as { address?: string };
  return address?.toLowerCase() === toAddress.toLowerCase() ? 'toAddress' : FIELD_OF[code] ?? null;
};

/** The facts of a refusal that a sentence can be made of, such as what the wallet had. */
const factsOf = (details: unknown): FieldData | null => {
  if (typeof details !== 'object' || details === null || Array.isArray(details)) return null;
  const facts = Object.entries(details).filter(([name, fact]) =>
    name !== 'transactionId' && name !== 'uetr' && (typeof fact === 'string' || typeof fact === 'number'));
  return facts.length === 0 ? null : Object.fromEntries(facts);
};
