/** Islamic contracts that execute on the ledger. */
export const contractTables = `
create table contract (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  type text not null check (type in ('murabaha', 'ijara', 'mudaraba', 'musharaka', 'diminishing-musharaka')),
  network text not null,
  currency char(3) not null,
  subject text,
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
`;
