import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, dayOf } from '../../platform/clock.ts';
import { column, rows, type Tx } from '../../platform/database/sql.ts';
import { runForOne, statement } from '../../platform/database/statement.ts';
import type { Actor, Role } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { isId } from '../../platform/ids.ts';
import { WAITING_SHAPE, waiting, type WaitingRow } from '../../platform/waiting.ts';
import { kycStandingOf, type CustomerFile, type KycLevel } from './customer-file.ts';
import type { CustomerChangeDto, CustomerDto, CustomerLineDto, ListCustomersQuery } from './customer.dto.ts';

/** So long before documents run out it is told of, and their customers are found in lists. */
export const WARNED_DAYS = 30;

interface CustomerRow {
  id: string;
  username: string;
  name: string;
  role: Role;
  bank_id: string | null;
  bank_name: string | null;
  kyc_status: CustomerLineDto['standing'];
  version: number | null;
  file: CustomerFile | null;
  level: KycLevel | null;
  identified_until: string | null;
  is_change_pending: boolean;
}

interface ChangeRow extends Omit<CustomerChangeDto, 'proposedAt' | 'decidedAt'> {
  proposedAt: Date;
  decidedAt: Date | null;
  proposedById: string | null;
}

/** A proposal with whose it is. */
export type CustomerChange = CustomerChangeDto & Pick<ChangeRow, 'proposedById'>;

// Customers reach their own file, officers those of their bank, the administrator all. Whoever belongs to no bank is a
// customer of those where they have a wallet.
const IS_VISIBLE = `($1::text = 'admin' or u.id = $3::uuid or ($1 = 'bank' and (u.bank_id = $2::uuid
  or (u.bank_id is null and exists (select 1 from wallet w where w.owner_id = u.id and w.bank_id = $2::uuid)))))`;

const IS_PENDING = `exists (select 1 from customer_change h where h.customer_id = u.id and h.state = 'pending')`;

// The fourth parameter is the business day.
const CUSTOMERS = `
  select u.id, u.username, u.name, u.role, u.bank_id, b.name as bank_name, u.kyc_status, c.version, c.file,
         level_on(c.file, c.identified_until, $4::date) as level,
         case when isfinite(c.identified_until) then c.identified_until::text end as identified_until,
         ${IS_PENDING} as is_change_pending
  from app_user u
  left join bank b on b.id = u.bank_id
  left join customer c on c.id = u.id`;

const CHANGES = `
  select h.id, h.customer_id as "customerId", h.version, h.file, h.reason, h.state, h.proposed_by as "proposedById",
         p.name as "proposedBy", h.proposed_at as "proposedAt", d.name as "decidedBy", h.decided_at as "decidedAt",
         h.decision_reason as "decisionReason",
         h.state = 'pending' and $1 <> 'user' and conflict_of($3::uuid, h.proposed_by, h.customer_id) is null
           as "mayDecide"
  from customer_change h
  join app_user u on u.id = h.customer_id
  left join app_user p on p.id = h.proposed_by
  left join app_user d on d.id = h.decided_by`;

const TO_DECIDE = statement(waiting(`
  select h.proposed_at as since from customer_change h join app_user u on u.id = h.customer_id
  where h.state = 'pending' and $1::text <> 'user' and ${IS_VISIBLE}
    and conflict_of($3::uuid, h.proposed_by, h.customer_id) is null
  order by h.ordinal`, '$4'), WAITING_SHAPE);

const callerOf = ({ role, bankId, userId }: Actor): unknown[] => [role, bankId, userId];

/** Reads what is known of customers, that the caller may see. */
@Injectable()
export class CustomersQueries {
  constructor(private readonly em: EntityManager, private readonly clock: Clock) {}

  /** The proposals that wait for the caller's decision. */
  toDecide(actor: Actor): Promise<WaitingRow> {
    return runForOne(this.em.fork(), TO_DECIDE, [...callerOf(actor), this.clock.now()]);
  }

  /** A page of customers, those who came last first. */
  async list(actor: Actor, { q, level, risk, need, limit, before }: ListCustomersQuery): Promise<CustomerLineDto[]> {
    const found = await rows<CustomerRow>(this.em.fork(), `${CUSTOMERS}
      where ${IS_VISIBLE}
        and ($5::text is null or u.username ilike $5 or u.name ilike $5 or c.file ->> 'legalName' ilike $5)
        and ($6::text is null or coalesce(level_on(c.file, c.identified_until, $4::date), 'none') = $6)
        and ($7::text is null or c.file -> 'assessment' ->> 'risk' = $7)
        and case $8::text when 'pending' then ${IS_PENDING}
          when 'expiring' then c.identified_until <= $4::date + ${WARNED_DAYS}
          when 'review' then c.file -> 'assessment' ->> 'nextReviewOn' <= $4::date::text else true end
        and ($9::uuid is null or u.ordinal < (select x.ordinal from app_user x where x.id = $9))
      order by u.ordinal desc limit $10`, [
      ...callerOf(actor), this.today(), q === undefined ? null : containing(q), level ?? null, risk ?? null,
      need ?? null, before ?? null, limit,
    ]);
    return found.map(lineOf);
  }

  /** Customers in short, as far as the caller reaches them. */
  async lines(tx: Tx, actor: Actor, ids: readonly string[]): Promise<CustomerLineDto[]> {
    const found = await rows<CustomerRow>(tx, `${CUSTOMERS} where ${IS_VISIBLE} and u.id = any($5::uuid[])`,
      [...callerOf(actor), this.today(), column(ids)]);
    return found.map(lineOf);
  }

  /** A customer with their file and what waits; 404 when it is not the caller's to see. */
  async visible(actor: Actor, id: string, tx: Tx = this.em.fork()): Promise<CustomerDto> {
    const [found] = isId(id) ? await rows<CustomerRow>(tx, `${CUSTOMERS} where ${IS_VISIBLE} and u.id = $5`,
      [...callerOf(actor), this.today(), id]) : [];
    if (!found) throw notFound('customer');
    const [pending] = await this.changesWhere(tx, actor, `h.customer_id = $4 and h.state = 'pending'`, id);
    const customer = { ...lineOf(found), file: found.file && toFileDto(found.file), pending: pending ?? null };
    return actor.role === 'user' ? asToldToThemselves(customer) : customer;
  }

  /** Every proposal about a customer, the newest first: those that were approved are the versions of the file. */
  async changes(actor: Actor, id: string): Promise<CustomerChangeDto[]> {
    const tx = this.em.fork();
    await this.visible(actor, id, tx);
    return this.changesWhere(tx, actor, 'h.customer_id = $4', id);
  }

  /** One proposal; 404 when it is not the caller's to see. */
  async change(tx: Tx, actor: Actor, id: string): Promise<CustomerChange> {
    const [found] = isId(id) ? await this.changeRows(tx, actor, 'h.id = $4', id) : [];
    if (!found) throw notFound('customer change');
    return { ...toChangeDto(found), proposedById: found.proposedById };
  }

  /** The file in force, whoever may read how much of it. */
  async fileOf(tx: Tx, id: string): Promise<CustomerFile | null> {
    const [found] = await rows<{ file: CustomerFile }>(tx, 'select file from customer where id = $1', [id]);
    return found?.file ?? null;
  }

  /** One proposal as the caller is told of it. */
  async visibleChange(tx: Tx, actor: Actor, id: string): Promise<CustomerChangeDto> {
    const [found] = await this.changesWhere(tx, actor, 'h.id = $4', id);
    if (!found) throw notFound('customer change');
    return found;
  }

  /** The business day. */
  today(): string {
    return dayOf(this.clock.now());
  }

  private async changesWhere(tx: Tx, actor: Actor, condition: string, id: string): Promise<CustomerChangeDto[]> {
    const found = await this.changeRows(tx, actor, condition, id);
    return actor.role !== 'user' ? found.map(toChangeDto) : found
      .filter(({ state, proposedById }) => state === 'approved' || proposedById === actor.userId)
      .map((change) => versionAsToldToThemselves(actor, change));
  }

  private changeRows(tx: Tx, actor: Actor, condition: string, id: string): Promise<ChangeRow[]> {
    return rows<ChangeRow>(tx, `${CHANGES} where ${IS_VISIBLE} and ${condition} order by h.ordinal desc`,
      [...callerOf(actor), id]);
  }
}

const containing = (text: string): string => `%${text.normalize('NFC').trim().replace(/[\\%_]/g, '\\$&')}%`;

const SHOWN_FIGURES = 4;

/** All but the end of a number covered. */
const masked = (number: string): string =>
  '•'.repeat(Math.max(0, number.length - SHOWN_FIGURES)) + number.slice(-SHOWN_FIGURES);

const lineOf = (c: CustomerRow): CustomerLineDto => ({
  id: c.id,
  username: c.username,
  name: c.name,
  legalName: c.file?.legalName ?? null,
  role: c.role,
  bank: c.bank_id === null || c.bank_name === null ? null : { id: c.bank_id, name: c.bank_name },
  kind: c.file?.kind ?? null,
  version: c.version ?? 0,
  level: c.level ?? 'none',
  givenLevel: c.file?.assessment?.level ?? 'none',
  standing: kycStandingOf(c.file, c.level, c.kyc_status),
  risk: c.file?.assessment?.risk ?? null,
  pep: c.file?.assessment?.pep ?? null,
  identifiedUntil: c.identified_until,
  nextReviewOn: c.file?.assessment?.nextReviewOn ?? null,
  documents: (c.file?.documents ?? []).map(({ number }) => masked(number)),
  isChangePending: c.is_change_pending,
});

const toFileDto = (file: CustomerFile): CustomerChangeDto['file'] => file as CustomerChangeDto['file'];

// Customers are not told how they are assessed, nor what officers write of them: either may be a suspicion.
const withoutAssessment = (file: CustomerChangeDto['file']): CustomerChangeDto['file'] =>
  ({ ...file, assessment: null });

const asToldToThemselves = (customer: CustomerDto): CustomerDto => ({
  ...customer, file: customer.file && withoutAssessment(customer.file), risk: null, pep: null, nextReviewOn: null,
  isChangePending: customer.pending !== null,
});

const versionAsToldToThemselves = ({ userId }: Actor, row: ChangeRow): CustomerChangeDto => {
  const change = toChangeDto(row);
  const words = row.proposedById === userId
    ? {} : { reason: null, decisionReason: null, proposedBy: null, decidedBy: null };
  return { ...change, ...words, file: withoutAssessment(change.file) };
};

const toChangeDto = ({ proposedById: _, ...change }: ChangeRow): CustomerChangeDto => ({
  ...change,
  file: toFileDto(change.file),
  proposedAt: new Date(change.proposedAt).toISOString(),
  decidedAt: change.decidedAt && new Date(change.decidedAt).toISOString(),
});
