import { Injectable } from '@nestjs/common';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { toTransactionId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { OpenedMemoDto } from './transaction.dto.ts';
import { TransactionsQueries } from './transactions.queries.ts';

/** Opens a sealed memo for compliance. That it was opened, by whom and when is on record before anybody reads it. */
@Injectable()
export class OpenMemo {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly transactions: TransactionsQueries,
    private readonly events: EventLog,
  ) {}

  async execute(actor: Actor, idOrName: string): Promise<OpenedMemoDto> {
    return this.unitOfWork.commit(async (tx) => {
      const { id, memo, verdict } = await this.transactions.openMemo(tx, actor, idOrName);
      await this.events.record(tx, [{
        action: 'memo_open', resource: 'transaction', resourceId: id, actor, severity: 'warning',
        details: { transactionId: toTransactionId(id) },
      }]);
      return { memo, verdict };
    });
  }
}
