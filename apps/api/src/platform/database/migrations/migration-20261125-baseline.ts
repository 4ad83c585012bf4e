import { Migration } from '@mikro-orm/migrations';
import { getConstructionPlans } from 'pg-boss';
import { JOBS_SCHEMA } from '../../jobs/jobs-schema.ts';
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

// The tables of the job queue. Its plan opens and commits a transaction of its own, and the migrations run in one.
const jobs = (): string => getConstructionPlans(JOBS_SCHEMA).replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '');

/** The schema that the first release begins with: who may act, how money moves, what was decided, what proves it. */
export class Migration20261125Baseline extends Migration {
  override up(): void {
    for (const script of [...SCHEMA, jobs()]) this.addSql(script);
  }
}
