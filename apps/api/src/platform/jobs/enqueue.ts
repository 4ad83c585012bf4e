import { rows, type Tx } from '../database/sql.ts';

/**
 * Asks for a job about each subject, at once or from a moment on, in the transaction of the change that wants it. A
 * queue holds one job about a subject: one that waits is moved to the earlier moment, and one that runs is run once
 * more afterwards. Moments are the machine's own, which no sandbox moves.
 */
export const enqueue = async (
  tx: Tx, queue: string, subjects: readonly string[], runAt: Date | null = null,
): Promise<void> => {
  if (subjects.length === 0) return;
  // In one order, lest two that ask for the same jobs wait for each other.
  await rows(tx, `
    insert into job (queue, subject, run_at)
    select $1, subject, coalesce($3::timestamptz, now()) from unnest($2::text[]) as s (subject) order by subject
    on conflict (queue, subject) where failed_at is null do update set
      run_at = case when job.lease_holder is null then least(job.run_at, excluded.run_at) else job.run_at end,
      is_asked_again = job.lease_holder is not null`, [queue, [...new Set(subjects)], runAt]);
};
