import { Migration } from '@mikro-orm/migrations';
import { signingKeyTables } from './sql/signing-key-tables.ts';

/** Keeps the public keys by which signatures are checked, for as long as there are signatures. */
export class Migration20261122SigningKeys extends Migration {
  override up(): void {
    this.addSql(signingKeyTables);
  }
}
