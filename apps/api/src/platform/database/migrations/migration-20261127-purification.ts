import { Migration } from '@mikro-orm/migrations';

const purification = `
-- Charities that a bank may give tainted income to, each at one wallet: proposed by one person, approved by another.
create table charity (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  bank_id uuid not null references bank (id),
  name text not null check (char_length(name) between 3 and 140),
  registration text not null check (char_length(registration) between 3 and 100),
  network text not null check (network in ('uae_dirham', 'qatar_cbdc')),
  wallet_id uuid not null references wallet (id),
  -- The resolution of the board by which it was chosen, where there is one.
  resolution text check (char_length(resolution) between 1 and 100),
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'refused', 'withdrawn')),
  proposed_by uuid not null references app_user (id),
  proposed_at timestamptz(3) not null,
  decided_by uuid references app_user (id),
  decided_at timestamptz(3),
  decision_reason text check (char_length(decision_reason) between 3 and 300),
  withdrawn_by uuid references app_user (id),
  withdrawn_at timestamptz(3),
  withdrawal_reason text check (char_length(withdrawal_reason) between 3 and 300),
  constraint charity_decided check ((state = 'proposed') = (decided_at is null)
    and (decided_by is null) = (decided_at is null) and (decision_reason is null) = (decided_at is null)),
  constraint charity_withdrawn check ((state = 'withdrawn') = (withdrawn_at is not null)
    and (withdrawn_by is null) = (withdrawn_at is null) and (withdrawal_reason is null) = (withdrawn_at is null))
);
create unique index charity_wallet_unique on charity (bank_id, wallet_id) where state in ('proposed', 'approved');
create index charity_approved_index on charity (wallet_id) where state = 'approved';
create index charity_bank_index on charity (bank_id, ordinal);

-- A charity is nobody of a bank, and who proposes or approves it does not gain by it.
create function guard_charity() returns trigger language plpgsql as $$
declare owner app_user;
begin
  select u.* into owner from wallet w join app_user u on u.id = w.owner_id where w.id = new.wallet_id;
  if tg_op = 'INSERT' and (new.state <> 'proposed' or owner.role <> 'user'
    or person_of(owner.id) = person_of(new.proposed_by)) then
    raise exception 'charity % may not stand so', new.id using errcode = 'integrity_constraint_violation';
  end if;
  if tg_op = 'UPDATE' and (
    (old.id, old.ordinal, old.bank_id, old.name, old.registration, old.network, old.wallet_id, old.resolution,
     old.proposed_by, old.proposed_at) is distinct from
    (new.id, new.ordinal, new.bank_id, new.name, new.registration, new.network, new.wallet_id, new.resolution,
     new.proposed_by, new.proposed_at)
    or (old.state, new.state) not in (
      ('proposed', 'approved'), ('proposed', 'refused'), ('approved', 'withdrawn'))
    or (new.state = 'approved' and conflict_of(new.decided_by, new.proposed_by, owner.id) is not null)
    or (old.decided_at is not null and (old.decided_by, old.decided_at, old.decision_reason)
      is distinct from (new.decided_by, new.decided_at, new.decision_reason))) then
    raise exception 'charity % cannot change so', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger charity_guarded before insert or update on charity for each row execute function guard_charity();

-- Where a bank sets tainted income aside, on each network: a wallet from which money goes to its charities alone.
create table purification_account (
  wallet_id uuid primary key references wallet (id),
  bank_id uuid not null references bank (id),
  network text not null check (network in ('uae_dirham', 'qatar_cbdc')),
  opened_by uuid not null references app_user (id),
  opened_at timestamptz(3) not null,
  constraint purification_account_unique unique (bank_id, network)
);
create function guard_purification_account() returns trigger language plpgsql as $$
begin
  if not exists (select from wallet w join account a on a.id = w.id where w.id = new.wallet_id
      and w.bank_id = new.bank_id and a.network = new.network and a.sequence = 0 and a.held_minor = 0) then
    raise exception 'wallet % cannot hold tainted income', new.wallet_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger purification_account_guarded before insert on purification_account
  for each row execute function guard_purification_account();

-- Income that is tainted, with the arithmetic of how much. What was wrong is put right by a row against it.
create table tainted_income (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  bank_id uuid not null references bank (id),
  network text not null check (network in ('uae_dirham', 'qatar_cbdc')),
  kind text not null check (kind in ('late_donation', 'interest', 'mixed_income', 'shares')),
  amount_minor bigint not null check (amount_minor <> 0),
  -- What it was worked out from, and the fraction that it is, of which the charity is given the rest of a minor unit.
  inputs jsonb not null,
  numerator numeric check (numerator > 0 and scale(numerator) = 0),
  denominator numeric check (denominator > 0 and scale(denominator) = 0),
  corrects_id uuid references tainted_income (id),
  event_id uuid references noncompliance_event (id),
  note text not null check (char_length(note) between 3 and 1000),
  recorded_by uuid not null references app_user (id),
  recorded_at timestamptz(3) not null,
  constraint tainted_income_worked_out check (case when corrects_id is null
    then amount_minor = div(numerator + denominator - 1, denominator)
    else numerator is null and denominator is null and event_id is null end)
);
create index tainted_income_bank_index on tainted_income (bank_id, ordinal);
create index tainted_income_corrects_index on tainted_income (corrects_id) where corrects_id is not null;
create index tainted_income_event_index on tainted_income (event_id) where event_id is not null;

-- The entries of the ledger that it came by; none of them twice. That they are there the guard sees: rows that nobody
-- may change, their owner neither, cannot be referred to by a key.
create table tainted_entry (
  account_id uuid not null,
  account_sequence bigint not null,
  tainted_id uuid not null references tainted_income (id),
  primary key (account_id, account_sequence)
);
create index tainted_entry_tainted_index on tainted_entry (tainted_id);

-- What is set aside of tainted income, and what is paid out of that to charities: by a maker and a checker.
create table purification (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  bank_id uuid not null references bank (id),
  network text not null check (network in ('uae_dirham', 'qatar_cbdc')),
  kind text not null check (kind in ('set_aside', 'payout')),
  amount_minor bigint not null check (amount_minor > 0),
  tainted_id uuid references tainted_income (id),
  from_wallet_id uuid references wallet (id),
  charity_id uuid references charity (id),
  state text not null default 'proposed' check (state in ('proposed', 'done', 'refused')),
  proposed_by uuid not null references app_user (id),
  proposed_at timestamptz(3) not null,
  decided_by uuid references app_user (id),
  decided_at timestamptz(3),
  decision_note text check (char_length(decision_note) between 3 and 300),
  transaction_id uuid unique references transaction (id),
  constraint purification_kind check (case kind
    when 'set_aside' then tainted_id is not null and from_wallet_id is not null and charity_id is null
    else tainted_id is null and from_wallet_id is null and charity_id is not null end),
  constraint purification_decided check ((state = 'proposed') = (decided_at is null)
    and (decided_by is null) = (decided_at is null)),
  constraint purification_done check ((state = 'done') = (transaction_id is not null))
);
create index purification_bank_index on purification (bank_id, ordinal);
create index purification_tainted_index on purification (tainted_id) where tainted_id is not null;
create index purification_charity_index on purification (charity_id) where charity_id is not null;

-- What of tainted income is not set aside yet, with what was put right. What late debtors gave is at charity already.
create function tainted_open(of_id uuid) returns bigint language sql stable as $$
  select case when t.kind = 'late_donation' then 0 else t.amount_minor
    + coalesce((select sum(c.amount_minor) from tainted_income c where c.corrects_id = t.id), 0)::bigint
    - coalesce((select sum(p.amount_minor) from purification p
                where p.tainted_id = t.id and p.state in ('proposed', 'done')), 0)::bigint end
  from tainted_income t where t.id = of_id
$$;

-- The lock is the one that whoever changes what a bank has of tainted income holds (LOCKS.purification).
create function guard_tainted_income() returns trigger language plpgsql as $$
declare corrected tainted_income;
begin
  if new.corrects_id is not null then
    perform pg_advisory_xact_lock(20260131, hashtext(new.bank_id::text));
    select * into corrected from tainted_income t where t.id = new.corrects_id;
    if corrected.corrects_id is not null or corrected.kind = 'late_donation'
      or (corrected.bank_id, corrected.network, corrected.kind) <> (new.bank_id, new.network, new.kind)
      or tainted_open(new.corrects_id) + new.amount_minor < 0 then
      raise exception 'tainted income % takes no such correction', new.corrects_id
        using errcode = 'integrity_constraint_violation';
    end if;
  end if;
  return new;
end $$;
create trigger tainted_income_guarded before insert on tainted_income
  for each row execute function guard_tainted_income();

-- An entry is of the bank: money that its own wallets received, or that late debtors of its contracts gave to charity.
create function guard_tainted_entry() returns trigger language plpgsql as $$
begin
  if not exists (
    select from tainted_income t join entry e on (e.account_id, e.account_sequence) = (new.account_id,
      new.account_sequence)
    join account a on a.id = e.account_id and a.network = t.network
    where t.id = new.tainted_id and e.amount_minor > 0 and case t.kind
      when 'late_donation' then a.kind = 'charity' and e.purpose = 'late_donation' and exists (
        select from contract_payment p join contract c on c.id = p.contract_id
        where p.transaction_id = e.transaction_id and c.bank_id = t.bank_id)
      else exists (select from wallet w join app_user u on u.id = w.owner_id
        where w.id = a.id and w.bank_id = t.bank_id and u.role = 'bank') end) then
    raise exception 'an entry is no income of the bank' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger tainted_entry_guarded before insert on tainted_entry
  for each row execute function guard_tainted_entry();

create function guard_purification() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform pg_advisory_xact_lock(20260131, hashtext(new.bank_id::text));
    if new.state <> 'proposed' or (new.kind = 'set_aside' and (tainted_open(new.tainted_id) < new.amount_minor
      or not exists (select from tainted_income t
        where t.id = new.tainted_id and (t.bank_id, t.network) = (new.bank_id, new.network)))) then
      raise exception 'purification % may not stand so', new.id using errcode = 'integrity_constraint_violation';
    end if;
    return new;
  end if;
  if old.state <> 'proposed' or new.state = 'proposed'
    or (old.id, old.ordinal, old.bank_id, old.network, old.kind, old.amount_minor, old.tainted_id, old.from_wallet_id,
        old.charity_id, old.proposed_by, old.proposed_at) is distinct from
       (new.id, new.ordinal, new.bank_id, new.network, new.kind, new.amount_minor, new.tainted_id, new.from_wallet_id,
        new.charity_id, new.proposed_by, new.proposed_at)
    or (new.state = 'done' and conflict_of(new.decided_by, new.proposed_by, null) is not null) then
    raise exception 'purification % cannot change so', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger purification_guarded before insert or update on purification
  for each row execute function guard_purification();

${['tainted_income', 'tainted_entry', 'purification_account'].map((name) => `
create trigger ${name}_append_only before update or delete or truncate on ${name}
  for each statement execute function forbid_change();`).join('')}
${['charity', 'purification'].map((name) => `
create trigger ${name}_append_only before delete or truncate on ${name}
  for each statement execute function forbid_change();`).join('')}
`;

const ledger = `
-- I27: what is set aside comes from the bank's own wallets, and goes to its approved charities and nowhere else.
create function guard_purified() returns trigger language plpgsql as $$
declare broken text;
begin
  select e.transaction_id::text into broken
  from added e
  join added o on o.transaction_id = e.transaction_id and o.posting = e.posting and o.amount_minor = -e.amount_minor
  left join purification_account source on source.wallet_id = e.account_id
  left join purification_account target on target.wallet_id = o.account_id
  where e.amount_minor < 0
    and (e.purpose = 'purification' or source.wallet_id is not null or target.wallet_id is not null)
    and not (e.purpose = 'purification' and case
      when source.wallet_id is null then exists (
        select from wallet w join app_user u on u.id = w.owner_id
        where w.id = e.account_id and w.bank_id = target.bank_id and u.role = 'bank')
      else target.wallet_id is null and exists (
        select from charity c
        where c.wallet_id = o.account_id and c.bank_id = source.bank_id and c.state = 'approved') end) limit 1;
  if broken is not null then
    raise exception 'I27: transaction % moves tainted income another way than to charity', broken
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger entry_purified after insert on entry
  referencing new table as added for each statement execute function guard_purified();

-- Records are given away, so of names and words they hold digests.
create function charity_records(ids text[]) returns table (id text, record text) language sql stable as $$
  select c.id::text, jsonb_build_object('id', c.id, 'state', c.state,
    'digest', encode(sha256(convert_to(to_jsonb(c)::text, 'UTF8')), 'hex'))::text
  from charity c where c.id = any(ids::uuid[])
$$;
create function purification_account_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select a.wallet_id::text, to_jsonb(a)::text from purification_account a where a.wallet_id = any(ids::uuid[])
$$;
-- The figures stand open, so that whoever holds the books can add them up without this server.
create function tainted_income_records(ids text[]) returns table (id text, record text) language sql stable as $$
  select t.id::text, (to_jsonb(t) || jsonb_build_object(
    'note', encode(sha256(convert_to(t.note, 'UTF8')), 'hex'),
    'numerator', t.numerator::text, 'denominator', t.denominator::text, 'entries', coalesce((
      select jsonb_agg(jsonb_build_array(e.account_id, e.account_sequence) order by e.account_id, e.account_sequence)
      from tainted_entry e where e.tainted_id = t.id), '[]')))::text
  from tainted_income t where t.id = any(ids::uuid[])
$$;
create function purification_records(ids text[]) returns table (id text, record text) language sql stable as $$
  select p.id::text, (to_jsonb(p) || jsonb_build_object(
    'decision_note', encode(sha256(convert_to(p.decision_note, 'UTF8')), 'hex')))::text
  from purification p where p.id = any(ids::uuid[])
$$;
`;

/** Adds tainted income, what is set aside of it, and the charities it goes to. */
export class Migration20261127Purification extends Migration {
  override up(): void {
    this.addSql(purification);
    this.addSql(ledger);
  }
}
