import type { DatabaseConnection } from './connection.ts';
import { faultOf } from './server-fault.ts';

const ANSWER_WITHIN_MS = 10_000;

/**
 * Refuses to begin on a database that does not keep what it acknowledges. A sandbox may, since its money is invented:
 * whoever calls this decides.
 */
export const refuseUnsafe = async (connection: DatabaseConnection): Promise<void> => {
  const fault = await faultOf(connection, { withinMs: ANSWER_WITHIN_MS, mustBeSafe: true });
  if (fault && fault.reason !== 'commits_unconfirmed') throw new Error(fault.sentence);
};
