import { Migration } from '@mikro-orm/migrations';

const MARKED_AGAIN = `
alter table transaction_search disable trigger transaction_search_append_only;
truncate transaction_search;
alter table transaction_search enable trigger transaction_search_append_only;
update event_consumer set position = 0 where name = 'transaction-search';
`;

/**
 * Has transactions marked again, beside the work, for they are now also sought by where they stood and by ranges of
 * amounts of which the most is twice the least.
 */
export class Migration20261127SearchAgain extends Migration {
  override up(): void {
    this.addSql(MARKED_AGAIN);
  }
}
