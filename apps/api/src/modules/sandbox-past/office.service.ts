import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { row, rows } from '../../platform/database/sql.ts';
import { DecideScreeningCase } from '../cases/decide-screening-case.use-case.ts';
import { DecideCustomerChange } from '../customers/decide-change.use-case.ts';
import { ProposeCustomerChange } from '../customers/propose-change.use-case.ts';
import type { CustomerFile } from '../customers/public.ts';
import { CastRegister } from './cast-register.service.ts';
import { OutcomeBook } from './outcome-book.service.ts';

type CustomerData = Parameters<ProposeCustomerChange['execute']>[2]['data'];

/** Lets invented officers keep the files of customers and decide cases of screening. */
@Injectable()
export class Office {
  constructor(
    private readonly cast: CastRegister,
    private readonly book: OutcomeBook,
    private readonly em: EntityManager,
    private readonly proposing: ProposeCustomerChange,
    private readonly deciding: DecideCustomerChange,
    private readonly cases: DecideScreeningCase,
  ) {}

  /** Puts a change of a customer's file forward. */
  async propose(who: string, customer: string, change: Partial<CustomerFile>, reason: string): Promise<void> {
    const { userId } = this.cast.actor(customer);
    const { version, file } = await row<{ version: number; file: CustomerFile }>(
      this.em.fork(), 'select version, file from customer where id = $1', [userId]);
    const { assessment, ...data } = { ...file, ...change };
    if (assessment === null) throw new Error(`Nobody has assessed ${customer}.`);
    const request = {
      version, data: data as CustomerData, reason,
      ...(change.assessment ? { assessment: { ...assessment, riskReasons: [...assessment.riskReasons] } } : {}),
    };
    await this.book.attempt(`${who} proposes of ${customer}`, () =>
      this.proposing.execute(this.cast.actor(who), userId, request));
  }

  /** Approves what waits of a customer's file. */
  async approve(who: string, customer: string, reason: string): Promise<void> {
    const { userId } = this.cast.actor(customer);
    const [change] = await rows<{ id: string }>(this.em.fork(),
      `select id from customer_change where customer_id = $1 and state = 'pending'`, [userId]);
    if (change) await this.book.attempt(`${who} approves of ${customer}`, () =>
      this.deciding.execute(this.cast.actor(who), change.id, { decision: 'approve', reason }));
  }

  /** Gives an opinion on the open cases of a customer. */
  async sift(who: string, customer: string, decision: 'confirm' | 'clear', reason: string): Promise<void> {
    const open = await rows<{ id: string }>(this.em.fork(),
      `select id from screening_case where customer_id = $1 and state = 'open' order by ordinal`,
      [this.cast.actor(customer).userId]);
    for (const { id } of open) {
      await this.book.attempt(`${who} sifts ${customer}`, () =>
        this.cases.execute(this.cast.actor(who), id, { decision, reason }));
    }
  }
}
