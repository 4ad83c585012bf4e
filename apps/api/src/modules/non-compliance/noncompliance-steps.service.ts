import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables, type Row } from '../../platform/database/tables.ts';
import { EventLog, type AuditInput } from '../../platform/event-log.ts';
import { formatMinor } from '../../platform/money.ts';
import type { NonComplianceMaker } from './record-noncompliance.use-case.ts';
import type { NonComplianceStepKind } from './noncompliance-words.ts';

type EventRow = Row<'noncompliance_event'>;

/** What a step changes of where an event stands. */
type Standing = Partial<Pick<EventRow,
  'state' | 'nature' | 'materiality' | 'cause' | 'tainted_minor' | 'owner_id' | 'plan' | 'due_on' | 'is_confirmed'>>;

/** A step as it is written down. */
interface TakenStep { kind: NonComplianceStepKind; note: string | null; change: Standing }

const ACTIONS: Readonly<Record<NonComplianceStepKind, string>> = {
  recorded: 'record', classified: 'classify', planned: 'plan', followed_up: 'follow_up', remedied: 'remedy',
  confirmed: 'confirm', closed: 'close', reopened: 'reopen',
};

/** Writes down what is done about events, each step with where the event stands after it. */
@Injectable()
export class NonComplianceSteps {
  constructor(private readonly events: EventLog, private readonly clock: Clock) {}

  /** An event, for whoever is about to take a step of it; the next one waits. */
  lock(tx: Tx, id: string): Promise<EventRow> {
    return tables(tx).selectFrom('noncompliance_event').selectAll().where('id', '=', id).forUpdate()
      .executeTakeFirstOrThrow();
  }

  async write(tx: Tx, maker: NonComplianceMaker, event: EventRow, step: TakenStep): Promise<void> {
    const { kind, note, change } = step;
    const position = event.steps + 1;
    const { state, nature, materiality, cause, tainted_minor, owner_id, plan, due_on, is_confirmed } =
      { ...event, ...change };
    const standing = { state, nature, materiality, cause, tainted_minor, owner_id, plan, due_on, is_confirmed };
    await tables(tx).insertInto('noncompliance_step').values({
      event_id: event.id, position, kind, note, ...standing, taken_by: maker.userId, taken_at: this.clock.now(),
    }).execute();
    const after = await tables(tx).updateTable('noncompliance_event').set({ ...standing, steps: position })
      .where('id', '=', event.id).returningAll().executeTakeFirstOrThrow();
    await this.events.record(tx, [told(maker, after, kind)]);
  }
}

/** What the log tells of a step; the words of an event are read in the register alone. */
export const told = (maker: NonComplianceMaker, event: EventRow,
  kind: NonComplianceStepKind | 'overdue'): AuditInput => ({
  action: `noncompliance_${kind === 'overdue' ? 'overdue' : ACTIONS[kind]}`, type: `noncompliance.${kind}`,
  resource: 'noncompliance', resourceId: event.id, actor: maker,
  severity: event.materiality === 'material' || kind === 'overdue' ? 'warning' : 'info',
  details: {
    bankId: event.bank_id, number: event.number, source: event.source, state: event.state,
    ruleIds: event.rule_ids, ownerId: event.owner_id, dueOn: event.due_on,
    ...(event.nature === null ? {} : { nature: event.nature, materiality: event.materiality }),
    ...(event.tainted_minor === null ? {}
      : { tainted: formatMinor(BigInt(event.tainted_minor)), currency: event.currency }),
  },
});
