import { Migration } from '@mikro-orm/migrations';

const byBank = `
-- No school: that of the profile which the owner's bank follows when it is asked for.
alter table zakat_setting alter column school drop not null;
`;

/** Zakat may follow the profile of the owner's bank. */
export class Migration20261128ZakatProfile extends Migration {
  override up(): void {
    this.addSql(byBank);
  }
}
