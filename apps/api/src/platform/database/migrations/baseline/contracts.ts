/** Islamic contracts that execute on the ledger, and what may never happen to them. */
export const contracts = `
create table contract (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  type text not null check (type in ('murabaha', 'ijara', 'mudaraba', 'musharaka', 'diminishing-musharaka')),
  network text not null,
  currency char(3) not null,
  subject text,
  -- Counts the revisions of the terms, which may be revised while nobody has acted on the draft.
  version integer not null default 1 check (version > 0),
  terms json not null,
  verdict json not null,
  is_valid boolean not null,
  value_minor bigint not null check (value_minor >= 0),
  state text not null,
  -- What the steps so far have put on record: days, documents, figures.
  facts jsonb not null default '{}',
  -- The step that waits for its second person.
  waiting jsonb,
  bank_id uuid references bank (id),
  created_by uuid not null references app_user (id),
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  constraint contract_network_currency check (
    (network = 'uae_dirham' and currency = 'AED') or (network = 'qatar_cbdc' and currency = 'QAR')),
  constraint contract_rejected check (is_valid or state = 'rejected')
);
create index contract_bank_id_index on contract (bank_id, ordinal);
create index contract_created_by_index on contract (created_by, ordinal);

-- I20: what was agreed never changes, and nothing is sold or let before it is owned and possessed.
create function guard_contract() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.id, old.ordinal, old.type, old.bank_id, old.created_by, old.created_at)
     is distinct from (new.id, new.ordinal, new.type, new.bank_id, new.created_by, new.created_at) then
    raise exception 'I20: what contract % is cannot change', old.id
      using errcode = 'integrity_constraint_violation';
  end if;
  if (old.version, old.network, old.currency, old.subject, old.terms::text, old.verdict::text, old.is_valid,
      old.value_minor) is distinct from (new.version, new.network, new.currency, new.subject, new.terms::text,
      new.verdict::text, new.is_valid, new.value_minor)
     and not (old.state = 'draft' and new.state = 'draft' and old.facts = '{}' and new.facts = '{}'
              and old.waiting is null and new.is_valid and new.version = old.version + 1) then
    raise exception 'I20: the terms of contract % cannot change', old.id
      using errcode = 'integrity_constraint_violation';
  end if;
  if new.state <> old.state and (
       (new.state = 'sold' and not (new.facts ? 'purchasedOn' and new.facts ? 'possession'))
    or (new.state = 'instalments' and not new.facts ? 'soldOn')
    or (new.state = 'leased' and not new.facts ? 'ownedSince')
    or (new.state = 'renting' and not (new.facts ? 'ownedSince' and new.facts ? 'deliveredOn'))
    or (new.state = 'operating' and not new.facts ? 'capitalPaidOn')) then
    raise exception 'I20: contract % cannot become % without what must come before', old.id, new.state
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger contract_guard before update or delete on contract for each row execute function guard_contract();
create trigger contract_not_emptied before truncate on contract
  for each statement execute function forbid_change();

-- Every version of the terms, the one in force among them.
create table contract_version (
  contract_id uuid not null references contract (id),
  version integer not null check (version > 0),
  terms json not null,
  verdict json not null,
  value_minor bigint not null check (value_minor >= 0),
  note text,
  made_by uuid not null references app_user (id),
  made_at timestamptz(3) not null,
  primary key (contract_id, version)
);
create trigger contract_version_append_only before update or delete or truncate on contract_version
  for each statement execute function forbid_change();

-- Who takes part: a wallet, or only a name as long as nothing moves.
create table contract_party (
  contract_id uuid not null references contract (id),
  role text not null,
  position smallint not null default 0,
  name text not null,
  wallet_id uuid references wallet (id),
  primary key (contract_id, role, position)
);
create index contract_party_wallet_id_index on contract_party (wallet_id, contract_id) where wallet_id is not null;

-- What falls due under a contract; an amount that is not known yet is absent.
create table contract_due (
  contract_id uuid not null references contract (id),
  number smallint not null check (number > 0),
  kind text not null check (kind in ('instalment', 'rent')),
  due_on date not null,
  amount_minor bigint check (amount_minor >= 0),
  detail jsonb not null default '{}',
  state text not null default 'planned' check (state in ('planned', 'overdue', 'paid', 'waived')),
  -- The next day on which it is collected.
  collect_on date,
  transaction_id uuid,
  settled_at timestamptz(3),
  primary key (contract_id, number),
  constraint contract_due_open check ((state in ('planned', 'overdue')) = (settled_at is null)),
  constraint contract_due_paid check (state <> 'paid' or amount_minor is not null)
);
create index contract_due_collect_on_index on contract_due (collect_on, contract_id, number)
  where collect_on is not null;

-- I21: what is due is paid once and never grows; a sold price gets no further instalments.
create function guard_contract_due() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.kind = 'instalment' and exists (
         select 1 from contract c where c.id = new.contract_id and c.state <> 'possessed') then
      raise exception 'I21: contract % has its instalments', new.contract_id
        using errcode = 'integrity_constraint_violation';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' or old.settled_at is not null or new.amount_minor > old.amount_minor
     or (old.amount_minor is not null and new.amount_minor is null)
     or (old.contract_id, old.number, old.kind) is distinct from (new.contract_id, new.number, new.kind) then
    raise exception 'I21: due % of contract % is settled or would grow', old.number, old.contract_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger contract_due_guard before insert or update or delete on contract_due
  for each row execute function guard_contract_due();
create trigger contract_due_not_emptied before truncate on contract_due
  for each statement execute function forbid_change();

-- The life of a contract, step by step.
create table contract_step (
  contract_id uuid not null references contract (id),
  number integer not null check (number > 0),
  action text not null,
  from_state text not null,
  to_state text not null,
  input jsonb not null,
  actor_id uuid references app_user (id),
  confirmed_by uuid references app_user (id),
  occurred_at timestamptz(3) not null,
  primary key (contract_id, number)
);
create trigger contract_step_append_only before update or delete or truncate on contract_step
  for each statement execute function forbid_change();

-- The payments that a contract made.
create table contract_payment (
  transaction_id uuid primary key,
  contract_id uuid not null references contract (id),
  kind text not null,
  due_number smallint,
  from_role text not null,
  from_position smallint not null default 0,
  to_role text not null,
  to_position smallint not null default 0
);
create index contract_payment_contract_id_index on contract_payment (contract_id, transaction_id);
create trigger contract_payment_append_only before update or delete or truncate on contract_payment
  for each statement execute function forbid_change();
`;
