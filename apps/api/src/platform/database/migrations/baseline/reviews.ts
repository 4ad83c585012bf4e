/** Cases for officers: one for every payment that was ever under review, and what each officer thinks of it. */
export const reviews = `
create table review_case (
  transaction_id uuid primary key references transaction (id),
  ordinal bigint generated always as identity unique,
  bank_id uuid not null references bank (id),
  officers_needed smallint not null check (officers_needed between 1 and 2),
  state text not null default 'open' check (state in ('open', 'decided', 'closed')),
  decision text check (decision in ('approve', 'reject')),
  assignee_id uuid references app_user (id),
  opened_at timestamptz(3) not null,
  ended_at timestamptz(3),
  constraint review_case_decided check ((state = 'decided') = (decision is not null)),
  constraint review_case_ended check ((state = 'open') = (ended_at is null))
);
create index review_case_open_index on review_case (bank_id, ordinal) where state = 'open';
create index review_case_ended_at_index on review_case (ended_at) where state = 'decided';

create table review_opinion (
  transaction_id uuid not null references review_case (transaction_id),
  officer_id uuid not null references app_user (id),
  decision text not null check (decision in ('approve', 'reject')),
  reason text not null,
  given_at timestamptz(3) not null,
  primary key (transaction_id, officer_id)
);

-- I16: what a case is about never changes, it ends once, and as many officers agree on its decision as it needs, no
-- two of them one person, none of them the maker of the payment.
create function guard_review_case() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'I16: the case of transaction % cannot be deleted', old.transaction_id
      using errcode = 'integrity_constraint_violation';
  end if;
  if (old.transaction_id, old.ordinal, old.bank_id, old.officers_needed, old.opened_at) is distinct from
     (new.transaction_id, new.ordinal, new.bank_id, new.officers_needed, new.opened_at) or old.state <> 'open' then
    raise exception 'I16: the case of transaction % cannot change', old.transaction_id
      using errcode = 'integrity_constraint_violation';
  end if;
  if new.state = 'decided' and new.officers_needed > (
      select count(distinct person_of(o.officer_id)) from review_opinion o join transaction t on t.id = o.transaction_id
      where o.transaction_id = new.transaction_id and o.decision = new.decision
        and person_of(o.officer_id) <> person_of(t.initiated_by)) then
    raise exception 'I16: the case of transaction % lacks officers who agree', new.transaction_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger review_case_guard before update or delete on review_case
  for each row execute function guard_review_case();
create trigger review_case_not_emptied before truncate on review_case
  for each statement execute function forbid_change();

-- I16: a payment goes on from its review only by the decision of its case; whatever else ends the payment closes it.
create function leave_review() returns trigger language plpgsql as $$
begin
  if new.status in ('pending', 'completed') and not exists (
      select 1 from review_case c where c.transaction_id = new.id and c.decision = 'approve') then
    raise exception 'I16: transaction % lacks the decision of its review', new.id
      using errcode = 'integrity_constraint_violation';
  end if;
  update review_case set state = 'closed', ended_at = business_now()
  where transaction_id = new.id and state = 'open';
  return null;
end $$;
create trigger transaction_leaves_review after update of sub_status on transaction
  for each row when (old.sub_status = 'in_review' and new.sub_status is distinct from 'in_review')
  execute function leave_review();
`;
