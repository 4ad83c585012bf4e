import { Migration } from '@mikro-orm/migrations';

const secondReading = `
-- What a second reader made of the words of a payment under review, for good: an opinion, or why there is none. It is
-- by the model that was asked, under the name that it gives itself, as an instruction of a version told it to read.
create table second_reading (
  transaction_id uuid primary key references review_case (transaction_id),
  outcome text not null check (outcome in ('resembles', 'nothing', 'unread')),
  principle text check (principle in ('riba', 'gharar', 'maysir', 'halal', 'kyc')),
  reason text check (char_length(reason) between 1 and 300),
  unread_because text check (unread_because in ('sealed', 'timed_out', 'unreachable', 'unusable')),
  model text not null,
  answered_as text check (char_length(answered_as) between 1 and 100),
  instruction text not null,
  read_at timestamptz(3) not null,
  constraint second_reading_principle check ((outcome = 'resembles') = (principle is not null)),
  constraint second_reading_reason check ((outcome = 'unread') = (reason is null)),
  constraint second_reading_unread check ((outcome = 'unread') = (unread_because is not null))
);
create trigger second_reading_append_only before update or delete or truncate on second_reading
  for each statement execute function forbid_change();

-- How far the reading of a case is: claimed by a process until a lease ends, by the machine's own time, or done with.
-- What was sent to the model counts towards its limits.
create table second_look (
  transaction_id uuid primary key references review_case (transaction_id),
  is_done boolean not null,
  leased_until timestamptz not null,
  asks smallint not null default 0,
  bytes integer not null default 0,
  asked_at timestamptz
);
create index second_look_asked_at_index on second_look (asked_at) where asked_at is not null;

-- Records are given away, so of the reason, which may quote the memo, they hold the digest.
create function second_reading_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select r.transaction_id::text, jsonb_strip_nulls(to_jsonb(r) || jsonb_build_object(
    'reason', encode(sha256(convert_to(r.reason, 'UTF8')), 'hex')))::text
  from second_reading r where r.transaction_id = any(ids::uuid[])
$$;
`;

/** Adds what a second reader makes of payments under review, and how far its reading is. */
export class Migration20261127SecondReading extends Migration {
  override up(): void {
    this.addSql(secondReading);
  }
}
