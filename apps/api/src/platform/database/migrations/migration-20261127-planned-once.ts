import { Migration } from '@mikro-orm/migrations';

/** What is asked with each payment, each block and each look at the dashboard. */
const ASKED_ALL_THE_TIME = ['larger_payments_of', 'payment_sums_before', 'hours_of', 'findings_of'];

/**
 * Has a connection plan these functions once instead of at each call, which took longer than what they read. They
 * leave the planner no way to their rows but indexes, so there is no plan of which other arguments would make a worse
 * one.
 */
export class Migration20261127PlannedOnce extends Migration {
  override up(): void {
    for (const name of ASKED_ALL_THE_TIME) {
      this.addSql(`alter function ${name} set plan_cache_mode = force_generic_plan`);
    }
  }
}
