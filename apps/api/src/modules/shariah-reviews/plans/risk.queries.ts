import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/sql.ts';
import { run } from '../../../platform/database/statement.ts';
import { currencyOf, formatMinor, type Network } from '../../../platform/money.ts';
import { tables } from '../../../platform/database/tables.ts';
import { AREAS } from '../population.ts';
import { POLICY_VERSION, REVIEW_POLICIES, RISK_FACTORS, scoresOf, type ReviewPolicy } from '../review-policy.ts';
import type { ReviewRiskDto, RiskAreaDto } from './plan.dto.ts';

const DAY_MS = 86_400_000;
const BASIS_DAYS = 365;

/** Works out the risk of a bank's areas from the sealed ledger. */
@Injectable()
export class RiskQueries {
  /** The risk over the twelve months before a moment, as far as the log is sealed. */
  async of(tx: Tx, bankId: string, now: Date): Promise<ReviewRiskDto> {
    const policy = REVIEW_POLICIES[POLICY_VERSION] as ReviewPolicy;
    const from = new Date(now.getTime() - BASIS_DAYS * DAY_MS);
    const block = await tables(tx).selectFrom('block').select(['height', 'tree_size', 'root'])
      .orderBy('height', 'desc').limit(1).executeTakeFirst();
    const found = await run(tx, AREAS, [bankId, from, now, block?.tree_size ?? 0]);
    const areas = Object.values(Object.groupBy(found, ({ area }) => area)).map((parts): Omit<RiskAreaDto, 'score'> => ({
      area: parts[0]?.area as RiskAreaDto['area'],
      ...Object.fromEntries(RISK_FACTORS.map((factor) =>
        [factor, parts.reduce((sum, part) => sum + part[factor], 0)])) as Record<(typeof RISK_FACTORS)[number], number>,
      amounts: parts.map(({ network, amount_minor }) => ({
        currency: currencyOf(network as Network), amount: formatMinor(BigInt(amount_minor)),
      })),
    }));
    const scores = scoresOf(policy, areas);
    return {
      policyVersion: POLICY_VERSION, weights: { ...policy.weights }, from: from.toISOString(), to: now.toISOString(),
      height: Number(block?.height ?? 0), treeSize: Number(block?.tree_size ?? 0),
      root: block?.root.toString('hex') ?? null,
      areas: areas.map((area, n) => ({ ...area, score: scores[n] ?? 0 }))
        .sort((a, b) => b.score - a.score || (a.area < b.area ? -1 : 1)),
    };
  }
}
