import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { tables } from '../../platform/database/tables.ts';
import { DecideScreeningCase } from '../cases/decide-screening-case.use-case.ts';
import { DecideCustomerChange } from '../customers/decide-change.use-case.ts';
import { ProposeCustomerChange } from '../customers/propose-change.use-case.ts';
import type { CustomerFile } from '../customers/public.ts';
import { SeedPeople } from './seed-people.service.ts';
import { SeedOutcomes } from './seed-outcomes.service.ts';

type CustomerData = Parameters<ProposeCustomerChange['execute']>[2]['data'];

/** Lets invented officers keep the files of customers and decide cases of screening. */
@Injectable()
export class SeedCustomerFiles {
  constructor(
    private readonly people: SeedPeople,
    private readonly outcomes: SeedOutcomes,
    private readonly em: EntityManager,
    private readonly proposing: ProposeCustomerChange,
    private readonly deciding: DecideCustomerChange,
    private readonly cases: DecideScreeningCase,
  ) {}

  /** Puts a change of a customer's file forward. */
  async propose(who: string, customer: string, change: Partial<CustomerFile>, reason: string): Promise<void> {
    const { userId } = this.people.actor(customer);
    const { version, file } = await tables(this.em.fork()).selectFrom('customer').select(['version', 'file'])
      .where('id', '=', userId).executeTakeFirstOrThrow();
    const { assessment, ...data } = { ...file, ...change };
    if (assessment === null) throw new Error(`Nobody has assessed ${customer}.`);
    const request = {
      version, data: data as CustomerData, reason,
      ...(change.assessment ? { assessment: { ...assessment, riskReasons: [...assessment.riskReasons] } } : {}),
    };
    await this.outcomes.attempt(`${who} proposes of ${customer}`, () =>
      this.proposing.execute(this.people.actor(who), userId, request));
  }

  /** Approves what waits of a customer's file. */
  async approve(who: string, customer: string, reason: string): Promise<void> {
    const { userId } = this.people.actor(customer);
    const change = await tables(this.em.fork()).selectFrom('customer_change').select('id')
      .where('customer_id', '=', userId).where('state', '=', 'pending').executeTakeFirst();
    if (change) await this.outcomes.attempt(`${who} approves of ${customer}`, () =>
      this.deciding.execute(this.people.actor(who), change.id, { decision: 'approve', reason }));
  }

  /** Gives an opinion on the open cases of a customer. */
  async decideScreening(who: string, customer: string, decision: 'confirm' | 'clear', reason: string): Promise<void> {
    const open = await tables(this.em.fork()).selectFrom('screening_case').select('id')
      .where('customer_id', '=', this.people.actor(customer).userId).where('state', '=', 'open').orderBy('ordinal')
      .execute();
    for (const { id } of open) {
      await this.outcomes.attempt(`${who} sifts ${customer}`, () =>
        this.cases.execute(this.people.actor(who), id, { decision, reason }));
    }
  }
}
