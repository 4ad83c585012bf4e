import { Migration } from '@mikro-orm/migrations';

const returns = `
-- What came of each payment that a message gives back (pacs.004), by its place in it: the payment that was reversed, or
-- why none was.
create table iso_return (
  message_id uuid not null references iso_message (id),
  place integer not null check (place >= 0),
  transaction_id uuid references transaction (id),
  code text,
  error text,
  primary key (message_id, place),
  constraint iso_return_outcome check (
    (transaction_id is null) = (code is not null) and (code is null) = (error is null))
);
create trigger iso_return_append_only before update or delete or truncate on iso_return
  for each statement execute function forbid_change();
revoke update, delete, truncate on iso_return from public, current_user;
`;

/** Keeps what came of the payments that messages give back. */
export class Migration20261127IsoReturns extends Migration {
  override up(): void {
    this.addSql(returns);
  }
}
