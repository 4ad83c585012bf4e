import { Migration } from '@mikro-orm/migrations';

const plans = `
-- What a bank's Shariah review looks at in a year: proposed by one person beside the risk of its areas as the ledger
-- shows it, put in force by another.
create table review_plan (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  bank_id uuid not null references bank (id),
  calendar text not null check (calendar in ('gregorian', 'hijri')),
  year smallint not null check (year between 1400 and 2200),
  from_at timestamptz(3) not null,
  to_at timestamptz(3) not null,
  time_zone text not null,
  note text not null check (char_length(note) between 3 and 1000),
  -- The risk of each area as it was computed when the plan was proposed.
  risk json not null,
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'refused')),
  proposed_by uuid not null references app_user (id),
  proposed_at timestamptz(3) not null,
  decided_by uuid references app_user (id),
  decided_at timestamptz(3),
  decision_reason text check (char_length(decision_reason) between 3 and 500),
  constraint review_plan_period check (from_at < to_at),
  constraint review_plan_decided check ((state = 'proposed') = (decided_at is null)
    and (decided_by is null) = (decided_at is null) and (decision_reason is null) = (decided_at is null))
);
create unique index review_plan_once on review_plan (bank_id, calendar, year) where state <> 'refused';
create index review_plan_bank_id_index on review_plan (bank_id, ordinal);

create function guard_review_plan() returns trigger language plpgsql as $$
begin
  if old.state <> 'proposed' or new.state = 'proposed'
    or (to_jsonb(old) - array['state', 'decided_by', 'decided_at', 'decision_reason', 'risk']) is distinct from
       (to_jsonb(new) - array['state', 'decided_by', 'decided_at', 'decision_reason', 'risk'])
    or old.risk::text <> new.risk::text then
    raise exception 'review plan % cannot change', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if conflict_of(new.decided_by, new.proposed_by, null) is not null then
    raise exception 'review plan % needs another person', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger review_plan_guarded before update on review_plan for each row execute function guard_review_plan();
create trigger review_plan_append_only before delete or truncate on review_plan
  for each statement execute function forbid_change();

-- What is looked at under a plan: an area over some days, by whom and until when.
create table review_item (
  id uuid primary key,
  plan_id uuid not null references review_plan (id),
  position smallint not null check (position > 0),
  area text not null,
  from_at timestamptz(3) not null,
  to_at timestamptz(3) not null,
  owner_id uuid not null references app_user (id),
  due_on date not null,
  constraint review_item_position unique (plan_id, position),
  constraint review_item_period check (from_at < to_at)
);
create trigger review_item_append_only before update or delete or truncate on review_item
  for each statement execute function forbid_change();
`;

const samples = `
-- Payments that are drawn to be looked at. What is drawn from, and how, is settled when the sample is ordered; the seed
-- follows from the block that seals the order, which nobody knows until then.
create table review_sample (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  item_id uuid not null references review_item (id),
  method text not null check (method in ('random', 'risk')),
  size smallint not null check (size between 1 and 500),
  -- Only payments of which the rules said so; null for all.
  verdict text check (verdict in ('allow', 'review', 'block')),
  policy_version smallint not null,
  ordered_by uuid not null references app_user (id),
  ordered_at timestamptz(3) not null,
  -- The event of the order in the log, and the block that seals it.
  leaf_index bigint,
  height bigint,
  root bytea check (octet_length(root) = 32),
  seed bytea check (octet_length(seed) = 32),
  population integer check (population >= 0),
  drawn_by uuid references app_user (id),
  drawn_at timestamptz(3),
  constraint review_sample_drawn check ((drawn_at is null) = (leaf_index is null)
    and (drawn_at is null) = (height is null) and (drawn_at is null) = (root is null)
    and (drawn_at is null) = (seed is null) and (drawn_at is null) = (population is null)
    and (drawn_at is null) = (drawn_by is null))
);
create unique index review_sample_undrawn on review_sample (item_id) where drawn_at is null;
create index review_sample_item_id_index on review_sample (item_id, ordinal);

create function guard_review_sample() returns trigger language plpgsql as $$
begin
  if old.drawn_at is not null or new.drawn_at is null
    or (old.id, old.ordinal, old.item_id, old.method, old.size, old.verdict, old.policy_version, old.ordered_by,
        old.ordered_at) is distinct from
       (new.id, new.ordinal, new.item_id, new.method, new.size, new.verdict, new.policy_version, new.ordered_by,
        new.ordered_at) then
    raise exception 'review sample % cannot change', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger review_sample_guarded before update on review_sample
  for each row execute function guard_review_sample();
create trigger review_sample_append_only before delete or truncate on review_sample
  for each statement execute function forbid_change();

create table sampled_payment (
  sample_id uuid not null references review_sample (id),
  position smallint not null check (position > 0),
  transaction_id uuid not null references transaction (id),
  -- How many tickets it had, and the lowest of their keys.
  tickets smallint not null check (tickets > 0),
  key bytea not null check (octet_length(key) = 32),
  primary key (sample_id, position),
  constraint sampled_payment_once unique (sample_id, transaction_id)
);
create index sampled_payment_transaction_id_index on sampled_payment (transaction_id);
create trigger sampled_payment_append_only before update or delete or truncate on sampled_payment
  for each statement execute function forbid_change();
`;

const records = `
-- Records are given away, so of words they hold digests.
create function review_plan_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select p.id::text, jsonb_strip_nulls(to_jsonb(p) || jsonb_build_object(
    'risk', p.risk::text,
    'note', encode(sha256(convert_to(p.note, 'UTF8')), 'hex'),
    'decision_reason', encode(sha256(convert_to(p.decision_reason, 'UTF8')), 'hex'),
    'items', (select jsonb_agg(to_jsonb(i) order by i.position) from review_item i where i.plan_id = p.id)))::text
  from review_plan p where p.id = any(ids::uuid[])
$$;
create function review_sample_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select s.id::text, jsonb_strip_nulls(to_jsonb(s) || jsonb_build_object(
    'payments', (
      select jsonb_agg(to_jsonb(q) order by q.position) from sampled_payment q where q.sample_id = s.id)))::text
  from review_sample s where s.id = any(ids::uuid[])
$$;
`;

/** Keeps plans of the annual Shariah review, and the samples that are drawn for it. */
export class Migration20261127ShariahReview extends Migration {
  override up(): void {
    this.addSql(plans);
    this.addSql(samples);
    this.addSql(records);
  }
}
