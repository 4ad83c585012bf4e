import type { Hawl } from '@connect/compliance-rules';
import { Injectable } from '@nestjs/common';
import canonicalize from 'canonicalize';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import { signDetached } from '../../platform/detached-signature.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { unavailable } from '../../platform/http/problems/refusal.ts';
import { SigningKeys } from '../keys/signing-keys.service.ts';
import type { AdvanceLine } from './reckoning.ts';
import type { ZakatStatementDto } from './zakat.dto.ts';
import { sumOf } from './zakat-told.ts';

interface Assessed {
  hawl: Hawl;
  dues: Record<'AED' | 'QAR', bigint>;
  advances: readonly AdvanceLine[];
  height: string;
}

/** Writes an assessment down, signed, with the event that tells of it. */
@Injectable()
export class AssessmentWriter {
  constructor(
    private readonly keys: SigningKeys,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  async write(
    tx: Tx, actor: Actor, statement: Omit<ZakatStatementDto, 'issuedAt'>, { hawl, dues, advances, height }: Assessed,
  ): Promise<void> {
    const stated: ZakatStatementDto = { ...statement, issuedAt: this.clock.now().toISOString() };
    if (await this.keys.maySignSince(tx) === null) {
      throw unavailable('SIGNING_KEY_REPLACED', 'The key that signs was replaced; ask again.');
    }
    const content = Buffer.from(canonicalize({ document: 'zakat-assessment', schemaVersion: 1, ...stated }) ?? '');
    // What was paid ahead is counted by the payments themselves, for some may still come back.
    const setAside = sumOf(advances.filter(({ kind, counts }) => kind === 'set_aside' && counts));
    await tables(tx).insertInto('zakat_assessment').values({
      id: stated.id, owner_id: actor.userId, hawl_from: hawl.from, due_on: hawl.due,
      aed_due_minor: dues.AED, qar_due_minor: dues.QAR,
      aed_advance_minor: setAside.AED, qar_advance_minor: setAside.QAR, height, content,
      signature: await signDetached(content, this.keys.privateKey, this.keys.keyId), key_id: this.keys.keyId,
      made_at: this.clock.now(), supersedes_id: stated.correction?.supersedes ?? null,
      correction_reason: stated.correction?.reason ?? null,
    }).execute();
    await tables(tx).updateTable('zakat_setting').set({ look_at: this.clock.now() })
      .where('owner_id', '=', actor.userId).execute();
    await this.events.record(tx, [{
      action: 'zakat_assess', type: 'zakat.assessed', resource: 'zakat_assessment', resourceId: stated.id, actor,
      severity: 'info', details: {
        ownerId: actor.userId, dueOn: hawl.due, ...(stated.correction && { supersedes: stated.correction.supersedes }),
      },
    }]);
  }

  /** Counts payments that were made ahead for an assessment. */
  async takeInto(tx: Tx, actor: Actor, assessmentId: string, transactionIds: readonly string[]): Promise<void> {
    if (transactionIds.length === 0) return;
    await tables(tx).updateTable('zakat_payment').set({ assessment_id: assessmentId })
      .where('transaction_id', 'in', transactionIds).execute();
    await this.events.record(tx, transactionIds.map((id) => ({
      action: 'zakat_payment_assign', resource: 'zakat_payment', resourceId: id, actor,
      severity: 'info' as const, details: { ownerId: actor.userId, assessmentId },
    })));
  }
}
