import { Injectable } from '@nestjs/common';
import { rows, type Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { PaymentEditor } from './payment-editor.service.ts';
import { endPayment, undecided } from './step.ts';

/** Ends every payment that waits, whoever it waits for: what it holds is free again. */
@Injectable()
export class EndPending {
  constructor(private readonly editor: PaymentEditor) {}

  /** Answers how many payments it ended; every wallet must be locked before. */
  async execute(tx: Tx, actor: Actor): Promise<number> {
    const pending = await rows<{ id: string }>(tx, `select id from transaction where status = 'pending'`);
    const found = await this.editor.findAll(tx, actor, pending.map(({ id }) => id));
    const opened = await this.editor.lockAll(tx, actor, found);
    await this.editor.concludeAll(tx, actor, opened.map((open) =>
      endPayment(open, { status: undecided(open.payment), action: 'transaction_end' })));
    return opened.length;
  }
}
