import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { tables } from '../../platform/database/tables.ts';
import { toTransactionId } from '../../platform/ids.ts';
import { DecideReview } from '../reviews/decide-review.use-case.ts';
import { SeedPeople } from './seed-people.service.ts';
import { SeedOnce } from './seed-once.service.ts';
import { SeedOutcomes } from './seed-outcomes.service.ts';

/** Lets invented officers decide payments under review. */
@Injectable()
export class SeedReviews {
  constructor(
    private readonly people: SeedPeople,
    private readonly outcomes: SeedOutcomes,
    private readonly em: EntityManager,
    private readonly once: SeedOnce,
    private readonly deciding: DecideReview,
  ) {}

  /** Decides a payment under review that a action made. */
  decide(payment: string, who: string, decision: 'approve' | 'reject', reason: string): Promise<void> {
    return this.once.do(payment, who, decision, async (tx, actor, id) => {
      await this.deciding.decide(tx, actor, await this.deciding.open(tx, actor, id), { decision, reason });
    });
  }

  /** Decides what has waited so many days for the bank of an officer, by the names of the actions that made it. */
  async clearBacklog(
    who: string, { waitedDays, except, refuse }: { waitedDays: number; except: RegExp; refuse: RegExp },
  ): Promise<void> {
    const open = await tables(this.em.fork()).selectFrom('review_case as c')
      .innerJoin('transaction as t', 't.id', 'c.transaction_id').innerJoin('wallet as w', 'w.id', 't.from_wallet_id')
      .select('c.transaction_id as id').where('c.state', '=', 'open')
      .where('w.bank_id', '=', this.people.actor(who).bankId)
      .where(sql<boolean>`t.created_at < business_now() - ${waitedDays} * interval '1 day'`)
      .orderBy('t.ordinal').execute();
    for (const { id } of open) {
      const name = this.outcomes.nameOf(toTransactionId(id)) ?? id;
      if (except.test(name)) continue;
      this.outcomes.note(name, id);
      await (refuse.test(name) ? this.decide(name, who, 'reject', 'Asked twice what it was for; no answer came.')
        : this.decide(name, who, 'approve', 'Explained by the customer; the invoice is on file.'));
    }
  }
}
