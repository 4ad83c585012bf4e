import { Migration } from '@mikro-orm/migrations';

const kept = `
-- Whoever changes what hangs on a board locks its row, for which they need a right to it; no row is changed.
drop trigger board_kept on board;
create trigger board_kept before delete or truncate on board for each statement execute function forbid_change();
create trigger board_unchanged before update on board for each row execute function forbid_change();
`;

/** Boards that are locked and never changed. */
export class Migration20261127BoardKept extends Migration {
  override up(): void {
    this.addSql(kept);
  }
}
