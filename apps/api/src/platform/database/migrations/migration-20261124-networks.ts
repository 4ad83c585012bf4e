import { Migration } from '@mikro-orm/migrations';

/** Finds the transactions of the network that has few of them without reading those of the one that has many. */
export class Migration20261124Networks extends Migration {
  override up(): void {
    this.addSql(`
      create index transaction_network_index on transaction (network, ordinal) where network <> 'uae_dirham'`);
  }
}
