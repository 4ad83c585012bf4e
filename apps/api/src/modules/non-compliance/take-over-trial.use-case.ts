import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { fromTransactionId, isId } from '../../platform/ids.ts';
import type { Currency } from '../../platform/money.ts';
import { RulesetTrials, type TrialFinding } from '../compliance/rulesets/ruleset-trials.service.ts';
import { RecordNonCompliance, type NonComplianceFinding } from './record-noncompliance.use-case.ts';

/** What came of taking over a part of a trial. */
export interface TakenOver {
  payments: number;
  findings: number;
  recorded: string[];
  /** Where the rest of the trial begins; null where nothing is left of it. */
  next: number | null;
}

/** Which payments of a trial: chosen ones, or all that come after a place in its list. */
export interface TrialChoice { version: number; transactionIds?: readonly string[] | undefined;
  after?: number | undefined }

const MOST_AT_ONCE = 500;

/**
 * Takes completed payments that a newer version of the rules would refuse into the register: chosen ones or all, one
 * event for each payment and rule that objects, however often it is asked for. What rules against money laundering
 * object to is no matter of the Shariah, and is told to nobody here.
 */
@Injectable()
export class TakeOverTrial {
  constructor(private readonly trials: RulesetTrials, private readonly recording: RecordNonCompliance) {}

  async execute(tx: Tx, actor: Actor, { version, transactionIds: chosen, after = 0 }: TrialChoice): Promise<TakenOver> {
    const bankId = actor.bankId ?? '';
    const ids = chosen?.map((id) => fromTransactionId(id) ?? '');
    const found = await this.refused(tx, bankId, version, ids, after);
    if (ids !== undefined && found.length < new Set(ids).size) throw notFound('transaction');
    const objections = await this.trials.objections(tx, version, found.map(({ id }) => id));
    const findings = found.flatMap(({ id, currency }) => (objections.get(id) ?? []).map((objection) =>
      findingOf(objection, { bankId, version, transactionId: id, currency })));
    const recorded = await this.recording.execute(tx, actor, findings);
    const next = ids === undefined && found.length === MOST_AT_ONCE ? found.at(-1)?.position ?? null : null;
    return { payments: found.length, findings: findings.length, recorded, next };
  }

  private refused(tx: Tx, bankId: string, version: number, ids: readonly string[] | undefined, after: number) {
    return tables(tx).selectFrom('ruleset_change as h').innerJoin('transaction as t', 't.id', 'h.transaction_id')
      .innerJoin('wallet as f', 'f.id', 't.from_wallet_id')
      .select(['t.id', 't.currency', 'h.position'])
      .where('h.version', '=', version).where('h.to_action', '=', 'block').where('t.status', '=', 'completed')
      .where('f.bank_id', '=', bankId).where('h.position', '>', after)
      .$if(ids !== undefined, (query) => query.where('t.id', 'in', (ids ?? []).filter(isId)))
      .orderBy('h.position').limit(MOST_AT_ONCE).execute();
  }
}

interface About { bankId: string; version: number; transactionId: string; currency: Currency }

const findingOf = (found: TrialFinding, { bankId, version, transactionId, currency }: About): NonComplianceFinding => ({
  bankId, source: 'shadow_run', onceKey: `payment:${transactionId}:${found.ruleId}`,
  title: `${found.ruleId}: ${found.explain}`.slice(0, 200),
  description: `Version ${version} of the rules would refuse the completed payment. ${found.explain}`,
  principle: found.principle, ruleIds: [found.ruleId], transactionIds: [transactionId], rulesetVersion: version,
  currency,
});
