import { Migration } from '@mikro-orm/migrations';

/** Lets the head of a moment be found: a report carries the one that its period ended with. */
export class Migration20261126BlockTimes extends Migration {
  override up(): void {
    this.addSql('create index block_sealed_at_index on block (sealed_at, height)');
  }
}
