import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { planByIndex } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import { DueWork, DueWorkRegister } from '../../platform/due-work.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { PaymentEditor } from '../lifecycle/payment-editor.service.ts';
import { RecallRegister } from './recall-register.service.ts';

const MOST_A_ROUND = 200;
const SYSTEM = { userId: null, role: null, requestId: 'expiry', ipAddress: 'internal' } as const;

/** Ends recalls that nobody answered in time, each in a unit of work of its own. */
@Injectable()
export class ExpireRecalls extends DueWork {
  readonly name = 'recall-expiry';

  constructor(
    register: DueWorkRegister,
    private readonly unitOfWork: UnitOfWork,
    private readonly editor: PaymentEditor,
    private readonly recalls: RecallRegister,
  ) {
    super(register);
  }

  async nextDueAt(em: EntityManager): Promise<Date | null> {
    const next = await tables(em).selectFrom('recall').select('answer_by').where('state', '=', 'open')
      .orderBy('answer_by').limit(1).executeTakeFirst();
    return next ? new Date(next.answer_by) : null;
  }

  async runDue(at: Date): Promise<number> {
    const due = await this.unitOfWork.commit(async (tx) => {
      await planByIndex(tx);
      return tables(tx).selectFrom('recall').select(['id', 'transaction_id']).where('state', '=', 'open')
        .where('answer_by', '<=', at.toISOString()).orderBy('answer_by').limit(MOST_A_ROUND).execute();
    });
    let ended = 0;
    for (const { id, transaction_id: transactionId } of due) ended += await this.expire(id, transactionId);
    return ended;
  }

  // The payee, or another process, may have been quicker: what counts is how the recall stands under the locks.
  private expire(id: string, transactionId: string): Promise<number> {
    return this.unitOfWork.commit(async (tx) => {
      const found = await this.editor.find(tx, null, transactionId);
      if (!found) return 0;
      const { payment } = await this.editor.lock(tx, null, found);
      const recall = (await this.recalls.of(tx, transactionId)).find((one) => one.id === id);
      if (recall?.state !== 'open' || !this.recalls.isOver(recall)) return 0;
      await this.recalls.answer(tx, SYSTEM, payment, recall, { state: 'expired', refusal: 'NOAS' });
      return 1;
    });
  }
}
