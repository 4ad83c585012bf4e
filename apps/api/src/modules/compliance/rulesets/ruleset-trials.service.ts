import type { Verdict } from '@connect/compliance-rules';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import { ComplianceService, type JudgedPayment } from '../compliance.service.ts';
import { policyOf } from './ruleset-register.service.ts';
import { RulesetQueries } from './rulesets.queries.ts';

/** A rule that refuses a payment. */
export interface TrialFinding {
  ruleId: string;
  principle: Verdict['findings'][number]['principle'];
  explain: string;
}

const REFUSING: ReadonlySet<string> = new Set(['block', 'prohibit']);

/** Says why a version of the rules would refuse payments, by the facts that were stored of them. */
@Injectable()
export class RulesetTrials {
  constructor(private readonly rulesets: RulesetQueries, private readonly compliance: ComplianceService) {}

  /** The rules of a version by which the Shariah refuses some payments, each rule once, by payment. */
  async objections(tx: Tx, version: number, transactionIds: readonly string[]): Promise<Map<string, TrialFinding[]>> {
    if (transactionIds.length === 0) return new Map();
    const ruleset = await this.rulesets.find(tx, String(version));
    const rules = policyOf(ruleset.version, ruleset.settings);
    const judged = await tables(tx).selectFrom('transaction as t').innerJoin('verdict as v', 'v.transaction_id', 't.id')
      .leftJoin('wallet as f', 'f.id', 't.from_wallet_id').leftJoin('wallet as p', 'p.id', 't.to_wallet_id')
      .select(['t.id', 'v.facts', 't.sealed_memo', 'f.address as from_address', 'p.address as to_address'])
      .where('t.id', 'in', transactionIds).execute();
    const found = new Map<string, TrialFinding[]>();
    for (const { id, ...payment } of judged) {
      const { findings } = await this.compliance.judgeAgain(payment as JudgedPayment, rules);
      const refusing = findings.filter(({ severity, principle }) => REFUSING.has(severity) && principle !== 'kyc');
      found.set(id, [...new Map(refusing.map(({ ruleId, principle, explain }) =>
        [ruleId, { ruleId, principle, explain: explain.en }])).values()]);
    }
    return found;
  }
}
