import { Migration } from '@mikro-orm/migrations';

const recalls = `
-- Payments that their payers asked to have back. One that had not happened yet was cancelled at once; of a completed
-- one the payee decides, until the time to answer is over.
create table recall (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  transaction_id uuid not null references transaction (id),
  reason text not null check (
    reason in ('AC03', 'AGNT', 'AM09', 'CURR', 'CUST', 'DUPL', 'FRAD', 'NARR', 'TECH', 'UPAY')),
  note text check (char_length(note) between 3 and 300),
  state text not null check (state in ('open', 'accepted', 'refused', 'cancelled', 'expired')),
  requested_by uuid not null references app_user (id),
  requested_at timestamptz(3) not null,
  answer_by timestamptz(3) not null,
  refusal text check (refusal in ('AC04', 'AM04', 'ARDT', 'CUST', 'LEGL', 'NARR', 'NOAS')),
  answer_note text check (char_length(answer_note) between 3 and 300),
  -- Nobody where time alone ended it, or nothing had to be asked of the payee.
  answered_by uuid references app_user (id),
  answered_at timestamptz(3),
  reversal_id uuid unique references transaction (id),
  constraint recall_answered check ((state = 'open') = (answered_at is null)),
  constraint recall_answerer check ((state in ('accepted', 'refused')) = (answered_by is not null)),
  constraint recall_refusal check ((state in ('refused', 'expired')) = (refusal is not null)),
  constraint recall_reversal check ((state = 'accepted') = (reversal_id is not null)),
  constraint recall_answer_note check (answer_note is null or state in ('accepted', 'refused'))
);
create unique index recall_open_unique on recall (transaction_id) where state = 'open';
create index recall_transaction_id_index on recall (transaction_id, ordinal);
create index recall_answer_by_index on recall (answer_by) where state = 'open';

create function guard_recall() returns trigger language plpgsql as $$
begin
  if old.state <> 'open' or new.state not in ('accepted', 'refused', 'expired')
    or (old.id, old.ordinal, old.transaction_id, old.reason, old.note, old.requested_by, old.requested_at,
        old.answer_by) is distinct from
       (new.id, new.ordinal, new.transaction_id, new.reason, new.note, new.requested_by, new.requested_at,
        new.answer_by) then
    raise exception 'recall % cannot change', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.state = 'accepted' and not exists (
    select 1 from transaction t where t.id = new.reversal_id and t.reverses_id = new.transaction_id) then
    raise exception 'I24: recall % lacks its reversal', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger recall_guarded before update on recall for each row execute function guard_recall();
create trigger recall_append_only before delete or truncate on recall
  for each statement execute function forbid_change();

-- Records are given away, so of words they hold digests.
create function recall_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select r.id::text, jsonb_strip_nulls(to_jsonb(r) || jsonb_build_object(
    'note', encode(sha256(convert_to(r.note, 'UTF8')), 'hex'),
    'answer_note', encode(sha256(convert_to(r.answer_note, 'UTF8')), 'hex')))::text
  from recall r where r.id = any(ids::uuid[])
$$;
`;

/** Keeps what payers asked to have back, and what payees answered. */
export class Migration20261127Recall extends Migration {
  override up(): void {
    this.addSql(recalls);
  }
}
