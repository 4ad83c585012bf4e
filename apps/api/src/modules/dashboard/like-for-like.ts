/** Two stretches of time of one length: the beginning of this month and as much of the last one. */
export interface LikeForLike {
  from: Date;
  to: Date;
  previousFrom: Date;
  previousTo: Date;
}

/**
 * The first days of this month, to this moment, and the same days of the last one, in UTC. When the last month was
 * shorter than this one already is, both go as far as all of the last one does: the 31st of March is compared by the
 * first 28 days of March with all of February.
 */
export const likeForLike = (now: Date): LikeForLike => {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const [previous, first] = [Date.UTC(year, month - 1, 1), Date.UTC(year, month, 1)];
  const lengthMs = Math.min(now.getTime() - first, first - previous);
  return {
    from: new Date(first), to: new Date(first + lengthMs),
    previousFrom: new Date(previous), previousTo: new Date(previous + lengthMs),
  };
};

/** What something grew by, in per cent to one place; null where there was nothing to grow from. */
export const changePct = (now: bigint, before: bigint): number | null =>
  (before === 0n ? null : Math.round((Number(now - before) / Number(before)) * 1000) / 10);
