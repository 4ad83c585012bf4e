import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows } from '../../platform/database/sql.ts';
import { toTransactionId } from '../../platform/ids.ts';
import { DecideReview } from '../reviews/decide-review.use-case.ts';
import { CastRegister } from './cast-register.service.ts';
import { Once } from './once.service.ts';
import { OutcomeBook } from './outcome-book.service.ts';

/** Lets invented officers decide payments under review. */
@Injectable()
export class ReviewDesk {
  constructor(
    private readonly cast: CastRegister,
    private readonly book: OutcomeBook,
    private readonly em: EntityManager,
    private readonly once: Once,
    private readonly deciding: DecideReview,
  ) {}

  /** Decides a payment under review that a scene made. */
  decide(payment: string, who: string, decision: 'approve' | 'reject', reason: string): Promise<void> {
    return this.once.do(payment, who, decision, async (tx, actor, id) => {
      await this.deciding.decide(tx, actor, await this.deciding.open(tx, actor, id), { decision, reason });
    });
  }

  /** Decides what has waited so many days for the bank of an officer, by the names of the scenes that made it. */
  async clearBacklog(
    who: string, { waitedDays, except, refuse }: { waitedDays: number; except: RegExp; refuse: RegExp },
  ): Promise<void> {
    const open = await rows<{ id: string }>(this.em.fork(), `
      select c.transaction_id as id from review_case c join transaction t on t.id = c.transaction_id
      join wallet w on w.id = t.from_wallet_id
      where c.state = 'open' and w.bank_id = $1 and t.created_at < business_now() - $2 * interval '1 day'
      order by t.ordinal`, [this.cast.actor(who).bankId, waitedDays]);
    for (const { id } of open) {
      const name = this.book.nameOf(toTransactionId(id)) ?? id;
      if (except.test(name)) continue;
      this.book.note(name, id);
      await (refuse.test(name) ? this.decide(name, who, 'reject', 'Asked twice what it was for; no answer came.')
        : this.decide(name, who, 'approve', 'Explained by the customer; the invoice is on file.'));
    }
  }
}
