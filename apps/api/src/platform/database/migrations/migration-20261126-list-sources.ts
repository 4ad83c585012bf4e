import { Migration } from '@mikro-orm/migrations';

/** Lets lists of more publishers be put in force than the first two. */
export class Migration20261126ListSources extends Migration {
  override up(): void {
    this.addSql(`
      alter table screening_list drop constraint screening_list_source_check;
      alter table screening_list add constraint screening_list_source_check check (source in (
        'ofac-sdn', 'ofac-consolidated', 'un-consolidated', 'eu-consolidated', 'uk-sanctions', 'uae-local',
        'qatar-nctc'));`);
  }
}
