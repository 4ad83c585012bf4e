import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { Clock, dayOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables, type Row } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { fromTransactionId, isId, toTransactionId } from '../../platform/ids.ts';
import { formatMinor } from '../../platform/money.ts';
import type {
  NonComplianceDetailDto, NonComplianceDto, NonComplianceNext, NonCompliancePaymentDto, NonCompliancePersonDto,
  NonComplianceStepDto, ReviewedFindingDto,
} from './noncompliance.dto.ts';
import type { ExportNonComplianceQuery, ListNonComplianceQuery } from './noncompliance-filter.dto.ts';
import { FINDING_KEY } from './record-noncompliance.use-case.ts';

const MOST_PAYMENTS = 200;

/**
 * Administrators see all registers, everybody else who may see one that of their bank; a scholar of the network, all.
 */
const isWithinReach = ({ role, bankId }: Actor): RawBuilder<SqlBool> =>
  (role === 'admin' || (role === 'scholar' && bankId === null) ? sql`true` : sql`e.bank_id = ${bankId}`);

const eventsFor = (tx: Tx, actor: Actor) => tables(tx).selectFrom('noncompliance_event as e')
  .innerJoin('bank as b', 'b.id', 'e.bank_id')
  .leftJoin('app_user as recorder', 'recorder.id', 'e.recorded_by')
  .leftJoin('app_user as owner', 'owner.id', 'e.owner_id')
  .selectAll('e')
  .select([
    'b.name as bank_name', 'recorder.name as recorder_name', 'owner.name as owner_name',
    sql<number>`(select count(*)::integer from noncompliance_payment p where p.event_id = e.id)`.as('payments'),
  ])
  .where(isWithinReach(actor));

type EventRow = Awaited<ReturnType<ReturnType<typeof eventsFor>['execute']>>[number];

/** Reads the registers of what did not comply. */
@Injectable()
export class NonComplianceQueries {
  constructor(private readonly em: EntityManager, private readonly clock: Clock) {}

  /** A page of events, the newest first. */
  async list(actor: Actor, { limit, before, ...filter }: ListNonComplianceQuery): Promise<NonComplianceDto[]> {
    const tx = this.em.fork();
    const last = before === undefined ? undefined
      : await eventsFor(tx, actor).where('e.id', '=', before).executeTakeFirst();
    if (before !== undefined && last === undefined) return [];
    const found = await this.filtered(tx, actor, filter)
      .$if(last !== undefined, (query) => query.where('e.ordinal', '<', last?.ordinal ?? '0'))
      .orderBy('e.ordinal', 'desc').limit(limit).execute();
    return found.map((event) => this.toDto(event));
  }

  /** One event as its reader may see it; 404 when it is not theirs to see. */
  async visible(actor: Actor, id: string, tx: Tx = this.em.fork()): Promise<NonComplianceDetailDto> {
    const found = isId(id) ? await eventsFor(tx, actor).where('e.id', '=', id).executeTakeFirst() : undefined;
    if (!found) throw notFound('noncompliance event');
    const steps = await stepsOf(tx, id);
    return {
      ...this.toDto(found), concerned: await paymentsOf(tx, id), history: steps.map(toStep),
      actions: await actionsFor(tx, actor, found, steps), finding: await findingOf(tx, found.once_key),
    };
  }

  /** The officers of the caller's bank, any of whom may see to an event. */
  owners({ bankId }: Actor): Promise<NonCompliancePersonDto[]> {
    return tables(this.em.fork()).selectFrom('app_user').select(['id', 'name']).where('bank_id', '=', bankId)
      .where('role', '=', 'bank').where('deactivated_at', 'is', null).orderBy('name').orderBy('id').execute();
  }

  private filtered(tx: Tx, actor: Actor, filter: ExportNonComplianceQuery) {
    const { transactionId, overdue } = filter;
    const payment = transactionId === undefined ? undefined : fromTransactionId(transactionId);
    if (payment === null) throw notFound('transaction');
    let found = eventsFor(tx, actor);
    for (const column of ['state', 'source', 'nature', 'materiality', 'principle'] as const) {
      const wanted = filter[column];
      if (wanted !== undefined) found = found.where(`e.${column}`, '=', wanted);
    }
    if (filter.ruleId !== undefined) found = found.where(sql<boolean>`${filter.ruleId} = any(e.rule_ids)`);
    if (filter.contractId !== undefined) found = found.where('e.contract_id', '=', filter.contractId);
    if (filter.bankId !== undefined) found = found.where('e.bank_id', '=', filter.bankId);
    if (overdue !== undefined) {
      found = found.where('e.state', '=', 'planned').where('e.due_on', '<', dayOf(this.clock.now()));
    }
    if (payment !== undefined) {
      found = found.where((e) => e.exists(e.selectFrom('noncompliance_payment as p').select('p.event_id')
        .whereRef('p.event_id', '=', 'e.id').where('p.transaction_id', '=', payment)));
    }
    return found;
  }

  private toDto(e: EventRow): NonComplianceDto {
    return {
      id: e.id, bank: { id: e.bank_id, name: e.bank_name }, number: e.number, source: e.source, state: e.state,
      title: e.title, description: e.description, principle: e.principle, ruleIds: e.rule_ids,
      rulesetVersion: e.ruleset_version, contractId: e.contract_id, payments: e.payments, nature: e.nature,
      materiality: e.materiality, cause: e.cause,
      tainted: e.tainted_minor === null ? null : formatMinor(BigInt(e.tainted_minor)), currency: e.currency,
      owner: e.owner_id === null ? null : { id: e.owner_id, name: e.owner_name ?? '' }, plan: e.plan, dueOn: e.due_on,
      isOverdue: e.state === 'planned' && e.due_on !== null && e.due_on < dayOf(this.clock.now()),
      isConfirmed: e.is_confirmed, recordedBy: e.recorder_name, recordedAt: new Date(e.recorded_at).toISOString(),
    };
  }
}

const findingOf = async (tx: Tx, onceKey: string | null): Promise<ReviewedFindingDto | null> => {
  if (onceKey === null || !onceKey.startsWith(FINDING_KEY)) return null;
  const found = await tables(tx).selectFrom('review_finding').select(['id', 'plan_id'])
    .where('id', '=', onceKey.slice(FINDING_KEY.length)).executeTakeFirst();
  return found ? { id: found.id, planId: found.plan_id } : null;
};

type StepRow = Row<'noncompliance_step'> & { taker_name: string | null };

const stepsOf = (tx: Tx, id: string): Promise<StepRow[]> => tables(tx).selectFrom('noncompliance_step as s')
  .leftJoin('app_user as u', 'u.id', 's.taken_by').selectAll('s').select('u.name as taker_name')
  .where('s.event_id', '=', id).orderBy('s.position', 'desc').execute();

const toStep = (s: StepRow): NonComplianceStepDto => ({
  position: s.position, kind: s.kind, note: s.note, state: s.state, nature: s.nature, materiality: s.materiality,
  plan: s.plan, dueOn: s.due_on, tainted: s.tainted_minor === null ? null : formatMinor(BigInt(s.tainted_minor)),
  takenBy: s.taker_name, takenAt: new Date(s.taken_at).toISOString(),
});

const paymentsOf = async (tx: Tx, id: string): Promise<NonCompliancePaymentDto[]> => {
  const found = await tables(tx).selectFrom('noncompliance_payment as p')
    .innerJoin('transaction as t', 't.id', 'p.transaction_id')
    .select(['t.id', 't.amount_minor', 't.currency', 't.created_at']).where('p.event_id', '=', id)
    .orderBy('t.ordinal').limit(MOST_PAYMENTS).execute();
  return found.map((t) => ({
    transactionId: toTransactionId(t.id), amount: formatMinor(BigInt(t.amount_minor)), currency: t.currency,
    createdAt: new Date(t.created_at).toISOString(),
  }));
};

const BY_STATE: Readonly<Record<EventRow['state'], readonly NonComplianceNext[]>> = {
  open: ['classify', 'plan', 'follow_up'], planned: ['remedy', 'plan', 'classify', 'follow_up'],
  remedied: ['close', 'follow_up', 'reopen'], closed: ['reopen'],
};

/** What somebody may do with an event as it stands. Administrators and auditors look at registers, and no more. */
const actionsFor = async (
  tx: Tx, { role, userId }: Actor, event: EventRow, steps: readonly StepRow[],
): Promise<NonComplianceNext[]> => {
  const isUnconfirmed = event.materiality === 'material' && !event.is_confirmed;
  if (role === 'scholar') {
    if (event.state === 'open' || event.state === 'planned') return ['classify'];
    return event.state === 'remedied' && isUnconfirmed ? ['confirm'] : [];
  }
  if (role !== 'bank') return [];
  const remedied = steps.find(({ kind }) => kind === 'remedied')?.taken_by ?? null;
  const { conflict } = await tables(tx)
    .selectNoFrom(sql<string | null>`conflict_of(${userId}::uuid, ${remedied}::uuid, null)`.as('conflict'))
    .executeTakeFirstOrThrow();
  return BY_STATE[event.state].filter((action) =>
    (action !== 'close' || (!isUnconfirmed && conflict === null)) && (action !== 'plan' || event.nature !== null));
};
