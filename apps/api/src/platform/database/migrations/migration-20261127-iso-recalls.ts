import { Migration } from '@mikro-orm/migrations';

const recalls = `
-- What came of each payment that a message asks back (camt.056), by its place in it: a recall, or why there is none.
create table iso_recall (
  message_id uuid not null references iso_message (id),
  place integer not null check (place >= 0),
  recall_id uuid references recall (id),
  code text,
  error text,
  primary key (message_id, place),
  constraint iso_recall_outcome check ((recall_id is null) = (code is not null) and (code is null) = (error is null))
);
create index iso_recall_recall_id_index on iso_recall (recall_id) where recall_id is not null;
create trigger iso_recall_append_only before update or delete or truncate on iso_recall
  for each statement execute function forbid_change();
revoke update, delete, truncate on iso_recall from public, current_user;
`;

/** Keeps what came of the payments that messages ask back. */
export class Migration20261127IsoRecalls extends Migration {
  override up(): void {
    this.addSql(recalls);
  }
}
