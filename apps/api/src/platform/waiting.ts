import { integer, orNull, timestamptz } from './database/statement.ts';

/** So many of one kind are counted; who has more knows that they are many. */
export const MOST_COUNTED = 1_000;

/** The columns of what waits: how much, for how long, and since when the oldest does. */
export const WAITING_SHAPE = {
  count: integer, under_24h: integer, under_72h: integer, older: integer, oldest: orNull(timestamptz),
};

/** What waits for somebody. */
export interface WaitingRow {
  count: number;
  under_24h: number;
  under_72h: number;
  older: number;
  oldest: string | null;
}

/**
 * The SQL that counts what waits by its age at a moment, from statements that yield `since`. The oldest are counted
 * first, and no more of them than `MOST_COUNTED`.
 */
export const waiting = (sinceOf: string, now: string): string => `
  select count(*)::integer as count,
         (count(*) filter (where ${now}::timestamptz - since < interval '24 hours'))::integer as under_24h,
         (count(*) filter (where ${now}::timestamptz - since >= interval '24 hours'
                             and ${now}::timestamptz - since < interval '72 hours'))::integer as under_72h,
         (count(*) filter (where ${now}::timestamptz - since >= interval '72 hours'))::integer as older,
         min(since) as oldest
  from (${sinceOf} limit ${String(MOST_COUNTED)}) w`;
