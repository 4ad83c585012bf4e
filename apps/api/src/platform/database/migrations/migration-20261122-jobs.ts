import { Migration } from '@mikro-orm/migrations';
import { getConstructionPlans } from 'pg-boss';
import { JOBS_SCHEMA } from '../../jobs/jobs-schema.ts';

/** Keeps the work that is done outside of requests, in the tables of the job queue. */
export class Migration20261122Jobs extends Migration {
  override up(): void {
    // The plan opens and commits a transaction of its own, and the migrations already run in one.
    this.addSql(getConstructionPlans(JOBS_SCHEMA).replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, ''));
  }
}
