import { Migration } from '@mikro-orm/migrations';

const statements = `
-- When an entry was made. A payment that was paid at once has one moment. What was paid later, or in parts, was paid
-- when the event happened that tells of the posting: each posting is told of by exactly one.
create function entry_at(of_transaction uuid, of_posting smallint) returns timestamptz language sql stable as $$
  select case when t.completed_at = t.created_at then t.created_at else coalesce((
    select e.created_at from audit_event e
    where e.resource_id = of_transaction::text and e.resource = 'transaction'
      and jsonb_typeof(e.details -> 'postings') = 'number'
      and of_posting >= coalesce((e.details ->> 'firstPosting')::int, 0)
      and of_posting < coalesce((e.details ->> 'firstPosting')::int, 0) + (e.details ->> 'postings')::int
    order by e.id limit 1), t.completed_at, t.created_at) end
  from transaction t where t.id = of_transaction
$$;

-- How many entries of an account are from before a moment. Entries are numbered as they are written, so the last of
-- them is sought by halving. Where two processes whose clocks differ paid within that difference of the moment, an
-- entry that is from before it may stand behind one that is not, and is found among the next few.
create function entries_before(of_account uuid, moment timestamptz) returns bigint language plpgsql stable as $$
declare
  low bigint := 0;
  high bigint;
  middle bigint;
  made_at timestamptz;
begin
  select coalesce(max(account_sequence), 0) + 1 into high from entry where account_id = of_account;
  while high - low > 1 loop
    middle := (low + high) / 2;
    select entry_at(transaction_id, posting) into made_at from entry
      where account_id = of_account and account_sequence = middle;
    if made_at < moment then low := middle; else high := middle; end if;
  end loop;
  return greatest(low, (
    select max(account_sequence) from entry
    where account_id = of_account and account_sequence > low and account_sequence <= low + 50
      and entry_at(transaction_id, posting) < moment));
end $$;

-- Statements as they were given away. Of a period that was over the file itself is kept, and given again; of one that
-- was not, its digest alone, by which it is known again.
create table statement_file (
  id uuid primary key,
  -- Of a wallet, or of all wallets within the reach of a person, of a bank or of administrators.
  subject text not null check (subject ~ '^(?:(?:wallet|user|bank):[0-9a-f-]{36}|all)$'),
  from_at timestamptz(3) not null,
  to_at timestamptz(3) not null,
  time_zone text not null,
  format text not null check (format in ('pdf', 'csv', 'json')),
  -- Empty for the formats that have no language.
  language text not null check (language in ('', 'en', 'ar')),
  content bytea,
  digest bytea not null check (octet_length(digest) = 32),
  -- A detached JWS over the content; a PDF carries its signature itself.
  signature text,
  key_id text not null,
  made_by uuid not null references app_user (id),
  made_at timestamptz(3) not null,
  constraint statement_file_period check (from_at < to_at),
  constraint statement_file_signature check ((format = 'pdf') = (signature is null)),
  constraint statement_file_language check ((format = 'pdf') = (language <> ''))
);
create unique index statement_file_once on statement_file (subject, from_at, to_at, time_zone, format, language)
  where content is not null;
create index statement_file_digest_index on statement_file (digest);
create trigger statement_file_append_only before update or delete or truncate on statement_file
  for each statement execute function forbid_change();
revoke update, delete, truncate on statement_file from public, current_user;
`;

/** Lets balances be told of any moment, and keeps the statements that were given away. */
export class Migration20261127Statements extends Migration {
  override up(): void {
    this.addSql(statements);
  }
}
