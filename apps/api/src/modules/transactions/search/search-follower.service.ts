import { Injectable } from '@nestjs/common';
import { LOCKS } from '../../../platform/database/locks.ts';
import { planByIndex } from '../../../platform/database/sql.ts';
import { runForOne, TRY_LOCK } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import { Ticker } from '../../../platform/ticker.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { CONSUMER, FOLLOW } from './search-statements.ts';

const INTERVAL_MS = 1000;
const MOST_AT_ONCE = 2000;

/**
 * Makes new transactions findable, beside the sending and a moment after it, in the order of events; one process does
 * it and the others pass. What it has not come to is read from the transactions themselves, so nothing is ever missing.
 */
@Injectable()
export class SearchFollower extends Ticker {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super(INTERVAL_MS);
  }

  /** Follows a stretch of events; answers how many there were. */
  follow(): Promise<number> {
    return this.unitOfWork.commit(async (tx) => {
      const { locked } = await runForOne(tx, TRY_LOCK, [LOCKS.followingTransactions]);
      if (!locked) return 0;
      await planByIndex(tx);
      const { events, position } = await runForOne(tx, FOLLOW, [MOST_AT_ONCE]);
      if (position === null) return 0;
      await tables(tx).updateTable('event_consumer').set({ position }).where('name', '=', CONSUMER).execute();
      return events;
    });
  }

  protected async round(): Promise<void> {
    while (await this.follow() === MOST_AT_ONCE);
  }
}
