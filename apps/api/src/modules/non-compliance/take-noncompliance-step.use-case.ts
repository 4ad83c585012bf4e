import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import { tables, type Row } from '../../platform/database/tables.ts';
import { conflictWith, refuseConflict } from '../../platform/four-eyes.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, invalid } from '../../platform/http/problems/refusal.ts';
import { parseAmount, type Currency } from '../../platform/money.ts';
import { NonComplianceSteps } from './noncompliance-steps.service.ts';
import type { NonComplianceMateriality, NonComplianceNature, NonComplianceState } from './noncompliance-words.ts';
import { NonComplianceQueries } from './noncompliance.queries.ts';

type EventRow = Row<'noncompliance_event'>;

/** How an event is classified. */
export interface NonComplianceClass {
  nature: NonComplianceNature;
  materiality: NonComplianceMateriality;
  cause?: string | undefined;
  tainted?: string | undefined;
  currency?: Currency | undefined;
}

/** Who mends it, how, and by when. */
export interface NonCompliancePlan { ownerId: string; plan: string; dueOn: string }

/** Takes an event through its life: classified, planned, followed up, remedied, confirmed, closed, and open again. */
@Injectable()
export class TakeNonComplianceStep {
  constructor(private readonly steps: NonComplianceSteps, private readonly queries: NonComplianceQueries) {}

  /** Says what it is; only a scholar makes what is material less than that. */
  async classify(tx: Tx, actor: Actor, id: string, { nature, materiality, cause, tainted,
    currency }: NonComplianceClass): Promise<void> {
    const event = await this.open(tx, actor, id, ['open', 'planned']);
    if (event.materiality === 'material' && materiality === 'immaterial' && actor.role !== 'scholar') {
      throw new Refusal(409, 'SCHOLAR_NEEDED',
        'Only a scholar of the committee says that it is not material after all.');
    }
    const minor = tainted === undefined ? null : parseAmount(tainted);
    if (minor !== null && event.currency === null) {
      throw invalid([{
        field: 'tainted', message: 'The event concerns no payment or contract, so it was recorded without a currency.',
      }]);
    }
    if (currency !== undefined && currency !== event.currency) {
      throw invalid([{ field: 'currency', message: `The event is in ${event.currency ?? 'no currency'}.` }]);
    }
    await this.steps.write(tx, actor, event, {
      kind: 'classified', note: null,
      change: {
        nature, materiality, cause: cause ?? event.cause,
        tainted_minor: minor === null ? event.tainted_minor : String(minor),
      },
    });
  }

  async plan(tx: Tx, actor: Actor, id: string, { ownerId, plan, dueOn }: NonCompliancePlan): Promise<void> {
    const event = await this.open(tx, actor, id, ['open', 'planned']);
    if (event.nature === null) {
      throw new Refusal(409, 'NONCOMPLIANCE_UNCLASSIFIED',
        'Classify the event before somebody plans how it is mended.');
    }
    const owner = await tables(tx).selectFrom('app_user').select('id').where('id', '=', ownerId)
      .where('bank_id', '=', event.bank_id).where('role', '=', 'bank').where('deactivated_at', 'is', null)
      .executeTakeFirst();
    if (!owner) throw invalid([{ field: 'ownerId', message: 'ownerId must be an officer of the bank.' }]);
    await this.steps.write(tx, actor, event, {
      kind: 'planned', note: null, change: { state: 'planned', owner_id: ownerId, plan, due_on: dueOn },
    });
  }

  async followUp(tx: Tx, actor: Actor, id: string, note: string): Promise<void> {
    const event = await this.open(tx, actor, id, ['open', 'planned', 'remedied']);
    await this.steps.write(tx, actor, event, { kind: 'followed_up', note, change: {} });
  }

  async remedy(tx: Tx, actor: Actor, id: string, note: string): Promise<void> {
    const event = await this.open(tx, actor, id, ['planned']);
    await this.steps.write(tx, actor, event, { kind: 'remedied', note, change: { state: 'remedied' } });
  }

  async reopen(tx: Tx, actor: Actor, id: string, note: string): Promise<void> {
    const event = await this.open(tx, actor, id, ['remedied', 'closed']);
    await this.steps.write(tx, actor, event, {
      kind: 'reopened', note,
      change: { state: 'open', is_confirmed: false, owner_id: null, plan: null, due_on: null },
    });
  }

  /** A scholar of the committee says that what is material was mended. */
  async confirm(tx: Tx, actor: Actor, id: string, note: string): Promise<void> {
    const event = await this.open(tx, actor, id, ['remedied']);
    if (event.is_confirmed) throw new Refusal(409, 'ALREADY_DECIDED', 'It was confirmed before.');
    await this.steps.write(tx, actor, event, { kind: 'confirmed', note, change: { is_confirmed: true } });
  }

  /** Closes what was mended, by another person than who says so; what is material after its confirmation. */
  async close(tx: Tx, actor: Actor, id: string, note: string): Promise<void> {
    const event = await this.open(tx, actor, id, ['remedied']);
    if (event.materiality === 'material' && !event.is_confirmed) {
      throw new Refusal(409, 'SCHOLAR_NEEDED',
        'A scholar of the committee confirms what is material before it is closed.');
    }
    const remedied = await tables(tx).selectFrom('noncompliance_step').select('taken_by').where('event_id', '=', id)
      .where('kind', '=', 'remedied').orderBy('position', 'desc').limit(1).executeTakeFirstOrThrow();
    refuseConflict(await conflictWith(tx, actor, remedied.taken_by ?? ''), {
      code: 'MAKER_CANNOT_DECIDE', message: 'Whoever says that it is remedied cannot close it; ask a colleague.',
    });
    await this.steps.write(tx, actor, event, { kind: 'closed', note, change: { state: 'closed' } });
  }

  private async open(tx: Tx, actor: Actor, id: string, states: readonly NonComplianceState[]): Promise<EventRow> {
    await this.queries.visible(actor, id, tx);
    const event = await this.steps.lock(tx, id);
    if (states.includes(event.state)) return event;
    throw new Refusal(409, 'INVALID_STATE', 'The event does not stand where this step begins.', { state: event.state });
  }
}
