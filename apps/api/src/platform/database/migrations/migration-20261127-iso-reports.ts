import { Migration } from '@mikro-orm/migrations';

const reports = `
-- By which name the institutions know a payment (TxId).
alter table iso_payment add column tx_id text;
create index iso_payment_tx_id_index on iso_payment (tx_id) where tx_id is not null;

-- How many payments of a message had come to what when an answer was made; null where it tells of no payments.
alter table iso_answer add column states json;

-- Payments that were told of as waiting; each leaves with the report that tells what it came to.
create table iso_open_payment (
  message_id uuid not null,
  instruction integer not null,
  place integer not null,
  transaction_id uuid references transaction (id),
  primary key (message_id, instruction, place),
  foreign key (message_id, instruction) references iso_instruction (message_id, place)
);
create index iso_open_payment_transaction_id_index on iso_open_payment (transaction_id)
  where transaction_id is not null;

-- Messages that could not be carried out to their end, when an administrator had them tried again, and when it was.
create table iso_failure (
  message_id uuid not null references iso_message (id),
  number integer not null check (number >= 1),
  failed_at timestamptz(3) not null,
  retried_at timestamptz(3),
  retried_by uuid references app_user (id),
  mended_at timestamptz(3),
  primary key (message_id, number),
  check ((retried_at is null) = (retried_by is null))
);
`;

/** Keeps which payments of messages are still to be told of, and which messages could not be carried out. */
export class Migration20261127IsoReports extends Migration {
  override up(): void {
    this.addSql(reports);
  }
}
