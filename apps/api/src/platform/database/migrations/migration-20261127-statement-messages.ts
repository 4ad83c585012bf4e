import { Migration } from '@mikro-orm/migrations';

const messages = `
-- Statements are given away as messages of ISO 20022 as well: camt.053 of what is over, camt.052 of what is not.
alter table statement_file drop constraint statement_file_format_check,
  add constraint statement_file_format_check check (format in ('pdf', 'csv', 'json', 'camt.052', 'camt.053'));

-- What moved on an account is told in deliveries of their own, numbered from 1 beside the event that tells of it.
alter table webhook_delivery add column part smallint not null default 0 check (part >= 0),
  drop constraint webhook_delivery_once,
  add constraint webhook_delivery_once unique (webhook_id, position, part);
`;

/** Lets statements be messages of ISO 20022, and movements be told to webhooks one by one. */
export class Migration20261127StatementMessages extends Migration {
  override up(): void {
    this.addSql(messages);
  }
}
