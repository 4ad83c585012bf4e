import { Migration } from '@mikro-orm/migrations';
import { audit } from './baseline/audit.ts';
import { batches } from './baseline/batches.ts';
import { contracts } from './baseline/contracts.ts';
import { events } from './baseline/events.ts';
import { foundation } from './baseline/foundation.ts';
import { ledger } from './baseline/ledger.ts';
import { lists } from './baseline/lists.ts';
import { paymentHistory } from './baseline/payment-history.ts';
import { people } from './baseline/people.ts';
import { records } from './baseline/records.ts';
import { reports } from './baseline/reports.ts';
import { requestLog } from './baseline/request-log.ts';
import { reviews } from './baseline/reviews.ts';
import { rulesets } from './baseline/rulesets.ts';
import { screening } from './baseline/screening.ts';
import { status } from './baseline/status.ts';
import { support } from './baseline/support.ts';
import { totals } from './baseline/totals.ts';
import { transactions } from './baseline/transactions.ts';
import { wallets } from './baseline/wallets.ts';
import { webhooks } from './baseline/webhooks.ts';

/** By noun, in the order of dependency: each rests on those before it and on nothing behind it. */
const SCHEMA = [
  foundation, people, ledger, wallets, transactions, paymentHistory, batches, reviews, rulesets, screening, contracts,
  audit, totals, events, webhooks, reports, records, requestLog, support, status, lists,
];

/**
 * The schema that the first release begins with: who may act, how money moves, what was decided, what proves it. Until
 * migration-20261127-jobs, which ends it, it also made the schema of pg-boss.
 */
export class Migration20261125Baseline extends Migration {
  override up(): void {
    for (const script of SCHEMA) this.addSql(script);
  }
}
