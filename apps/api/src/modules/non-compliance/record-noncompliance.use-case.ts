import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../platform/clock.ts';
import { LOCKS } from '../../platform/database/locks.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables, type Row } from '../../platform/database/tables.ts';
import { EventLog, type AuditInput } from '../../platform/event-log.ts';
import { newId } from '../../platform/ids.ts';
import type { Currency } from '../../platform/money.ts';
import { told } from './noncompliance-steps.service.ts';
import type {
  NonComplianceMateriality, NonComplianceNature, NonCompliancePrinciple, NonComplianceSource,
} from './noncompliance-words.ts';

/** What somebody found that did not comply, or may not have. */
export interface NonComplianceFinding {
  bankId: string;
  source: NonComplianceSource;
  /** By what the same finding is known again, such as `finding:<id>`; null where each is one of its own. */
  onceKey: string | null;
  title: string;
  description: string;
  principle: NonCompliancePrinciple | null;
  ruleIds: readonly string[];
  /** Ids as the database has them. */
  transactionIds: readonly string[];
  contractId?: string | null;
  rulesetVersion?: number | null;
  currency?: Currency | null;
  nature?: NonComplianceNature | null;
  materiality?: NonComplianceMateriality | null;
  cause?: string | null;
  taintedMinor?: bigint | null;
}

/** In whose name something is recorded; the clock and what goes on by itself have no account. */
export type NonComplianceMaker = NonNullable<AuditInput['actor']>;

/** By what an event knows the finding of a Shariah review that it came from, and the finding its event. */
export const FINDING_KEY = 'finding:';

const MOST_AT_ONCE = 1000;

/** Takes what was found into the register of its bank, under the next number, once for each finding. */
@Injectable()
export class RecordNonCompliance {
  constructor(private readonly events: EventLog, private readonly clock: Clock) {}

  /** Answers the ids of the events that are new, in the order of the findings; what is known already is left. */
  async execute(tx: Tx, maker: NonComplianceMaker, findings: readonly NonComplianceFinding[]): Promise<string[]> {
    const recorded: string[] = [];
    // The registers of several banks are always taken in one order.
    const banks = [...Map.groupBy(findings, ({ bankId }) => bankId)].sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [bankId, ofBank] of banks) {
      await sql`select pg_advisory_xact_lock(${LOCKS.nonCompliance}, hashtext(${bankId}))`.execute(tables(tx));
      for (let from = 0; from < ofBank.length; from += MOST_AT_ONCE) {
        recorded.push(...await this.recordOf(tx, maker, bankId, ofBank.slice(from, from + MOST_AT_ONCE)));
      }
    }
    return recorded;
  }

  private async recordOf(
    tx: Tx, maker: NonComplianceMaker, bankId: string, findings: readonly NonComplianceFinding[],
  ): Promise<string[]> {
    const fresh = await newAmong(tx, bankId, findings);
    if (fresh.length === 0) return [];
    const { last } = await tables(tx).selectFrom('noncompliance_event')
      .select((e) => e.fn.coalesce(e.fn.max('number'), sql<number>`0`).as('last')).where('bank_id', '=', bankId)
      .executeTakeFirstOrThrow();
    const now = this.clock.now();
    const made = await tables(tx).insertInto('noncompliance_event').values(fresh.map((finding, place) => ({
      id: newId(), bank_id: bankId, number: last + place + 1, source: finding.source,
      once_key: finding.onceKey, title: finding.title, description: finding.description,
      principle: finding.principle, rule_ids: [...finding.ruleIds], contract_id: finding.contractId ?? null,
      ruleset_version: finding.rulesetVersion ?? null, currency: finding.currency ?? null,
      recorded_by: maker.userId, recorded_at: now, nature: finding.nature ?? null,
      materiality: finding.materiality ?? null, cause: finding.cause ?? null,
      tainted_minor: finding.taintedMinor ?? null,
    }))).returningAll().execute();
    await this.writePayments(tx, made, fresh);
    await tables(tx).insertInto('noncompliance_step').values(made.map((event) => ({
      event_id: event.id, position: 1, kind: 'recorded' as const, note: null, ...standingOf(event),
      taken_by: maker.userId, taken_at: now,
    }))).execute();
    await tables(tx).updateTable('noncompliance_event').set({ steps: 1 })
      .where('id', 'in', made.map(({ id }) => id)).execute();
    await this.events.record(tx, made.map((event) => told(maker, event, 'recorded')));
    return made.map(({ id }) => id);
  }

  private async writePayments(
    tx: Tx, made: readonly Row<'noncompliance_event'>[], findings: readonly NonComplianceFinding[],
  ): Promise<void> {
    const payments = made.flatMap(({ id }, place) => [...new Set(findings[place]?.transactionIds)]
      .map((transactionId) => ({ event_id: id, transaction_id: transactionId })));
    if (payments.length > 0) await tables(tx).insertInto('noncompliance_payment').values(payments).execute();
  }
}

/** Where an event stands, as each of its steps says it. */
export const standingOf = (event: Row<'noncompliance_event'>) => ({
  state: event.state, nature: event.nature, materiality: event.materiality, cause: event.cause,
  tainted_minor: event.tainted_minor, owner_id: event.owner_id, plan: event.plan, due_on: event.due_on,
  is_confirmed: event.is_confirmed,
});

// Under the lock of the register nobody else records what is looked for here.
const newAmong = async (
  tx: Tx, bankId: string, findings: readonly NonComplianceFinding[],
): Promise<NonComplianceFinding[]> => {
  const keys = findings.flatMap(({ onceKey }) => (onceKey === null ? [] : [onceKey]));
  const known = keys.length === 0 ? [] : await tables(tx).selectFrom('noncompliance_event').select('once_key')
    .where('bank_id', '=', bankId).where('once_key', 'in', keys).execute();
  const seen = new Set(known.map(({ once_key: key }) => key));
  return findings.filter(({ onceKey }) => {
    if (onceKey === null) return true;
    if (seen.has(onceKey)) return false;
    seen.add(onceKey);
    return true;
  });
};
