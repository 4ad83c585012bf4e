import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { newId } from '../../../platform/ids.ts';
import { FINDING_KEY } from '../../non-compliance/public.ts';
import { RecordNonCompliance } from '../../non-compliance/record-noncompliance.use-case.ts';
import type { RaiseFindingDto } from './finding.dto.ts';

/** Writes a finding down, tells the log of it, and takes it into the bank's register of what did not comply. */
@Injectable()
export class FindingWriter {
  constructor(
    private readonly recording: RecordNonCompliance, private readonly events: EventLog, private readonly clock: Clock,
  ) {}

  /** Answers the id of the finding. */
  async write(tx: Tx, actor: Actor, bankId: string, finding: RaiseFindingDto): Promise<string> {
    const { planId, paperId = null, title, recommendation, dueOn } = finding;
    const id = newId();
    await tables(tx).insertInto('review_finding').values({
      id, plan_id: planId, paper_id: paperId, class: finding.class, title, recommendation, due_on: dueOn,
      raised_by: actor.userId, raised_at: this.clock.now(),
    }).execute();
    await this.events.record(tx, [{
      action: 'review_finding_raise', resource: 'review_finding', resourceId: id, actor, severity: 'warning',
      details: { bankId, planId, paperId, class: finding.class, dueOn },
    }]);
    await this.register(tx, actor, bankId, id, finding);
    return id;
  }

  /** Whatever a review finds is an event of the bank’s register as well, which is mended and closed there. */
  private async register(
    tx: Tx, actor: Actor, bankId: string, id: string, finding: RaiseFindingDto,
  ): Promise<void> {
    const payment = finding.paperId === undefined ? undefined : await tables(tx).selectFrom('working_paper as w')
      .innerJoin('sampled_payment as q', (join) => join.onRef('q.sample_id', '=', 'w.sample_id')
        .onRef('q.position', '=', 'w.position'))
      .innerJoin('transaction as t', 't.id', 'q.transaction_id').select(['t.id', 't.currency'])
      .where('w.id', '=', finding.paperId).executeTakeFirstOrThrow();
    await this.recording.execute(tx, actor, [{
      bankId, source: 'sampling', onceKey: `${FINDING_KEY}${id}`, title: finding.title,
      description: finding.recommendation,
      principle: null, ruleIds: [], transactionIds: payment ? [payment.id] : [], currency: payment?.currency ?? null,
      // What was seen in a payment has happened; what is said of no payment is a control that is missing.
      nature: payment ? 'actual' : 'potential', materiality: finding.class === 'minor' ? 'immaterial' : 'material',
    }]);
  }
}
