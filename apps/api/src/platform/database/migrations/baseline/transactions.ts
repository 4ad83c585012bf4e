import { searchByMoment } from './search-by-moment.ts';

/** Transactions, the verdicts that decided them, and what stands around them: drafts, quotes, kept answers. */
export const transactions = `
-- The wallets are not foreign keys: they are read and locked in the same transaction and can never be deleted, and two
-- checks a row cost a fifth of the write path.
create table transaction (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  type text not null,
  network text not null,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0),
  status text not null check (status in
    ('pending', 'completed', 'rejected', 'cancelled', 'refunded', 'reversed', 'failed')),
  sub_status text check (sub_status in ('awaiting_approval', 'in_escrow', 'in_review')),
  from_wallet_id uuid,
  -- Money that goes back to its issuer has a payer and no payee.
  to_wallet_id uuid,
  memo text,
  -- A memo that only the payee and compliance can read; nothing else of it is kept.
  sealed_memo jsonb,
  zakat_mode text check (zakat_mode in ('from_amount', 'on_top')),
  zakat_minor bigint not null default 0 check (zakat_minor >= 0),
  quorum smallint check (quorum between 1 and 9),
  is_escrow boolean not null default false,
  expires_at timestamptz(3),
  reverses_id uuid,
  batch_id uuid,
  released_minor bigint not null default 0,
  compliance_score smallint check (compliance_score between 0 and 100),
  shariah_compliant boolean,
  initiated_by uuid not null,
  request_id text not null,
  created_at timestamptz(3) not null,
  completed_at timestamptz(3),
  constraint transaction_has_payee check (to_wallet_id is not null or type = 'redeem'),
  constraint transaction_one_memo check (memo is null or sealed_memo is null),
  constraint transaction_released check (released_minor between 0 and amount_minor),
  constraint transaction_sub_status check ((status = 'pending') = (sub_status is not null)),
  constraint transaction_completed check ((status in ('completed', 'reversed')) = (completed_at is not null))
);
create index transaction_from_wallet_index on transaction (from_wallet_id, ordinal);
create index transaction_to_wallet_index on transaction (to_wallet_id, ordinal);
create unique index transaction_reverses_unique on transaction (reverses_id) where reverses_id is not null;
create index transaction_batch_index on transaction (batch_id, ordinal) where batch_id is not null;
create index transaction_expires_at_index on transaction (expires_at) where status = 'pending';
-- Most transactions are completed sends of one network, and those are found at once from the newest back. What is rare
-- has an index that the common ones do not pay for.
create index transaction_status_index on transaction (status, ordinal) where status <> 'completed';
create index transaction_type_index on transaction (type, ordinal) where type <> 'send';
create index transaction_network_index on transaction (network, ordinal) where network <> 'uae_dirham';
-- Nearly every payment is complete in the moment it is made; those that took longer are found by when they were.
create index transaction_completed_later_index on transaction (completed_at) where completed_at > created_at;
${searchByMoment('transactions_before', 'transaction', 'ordinal')}
-- Who approved or refused what, bound to the terms they saw.
create table approval (
  transaction_id uuid not null references transaction (id),
  approver_id uuid not null references app_user (id),
  decision text not null check (decision in ('approve', 'reject')),
  terms_hash bytea not null check (octet_length(terms_hash) = 32),
  created_at timestamptz(3) not null,
  primary key (transaction_id, approver_id)
);
create trigger approval_append_only before update or delete or truncate on approval
  for each statement execute function forbid_change();

-- I8: a transaction moves only along the closed table of states. I9: what was agreed never changes.
create function guard_transaction() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'I9: transaction % cannot be deleted', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if (old.id, old.ordinal, old.type, old.network, old.currency, old.amount_minor, old.fee_minor, old.from_wallet_id,
      old.to_wallet_id, old.memo, old.zakat_mode, old.zakat_minor, old.quorum, old.is_escrow,
      old.expires_at, old.reverses_id, old.compliance_score, old.shariah_compliant, old.initiated_by, old.request_id,
      old.created_at) is distinct from
     (new.id, new.ordinal, new.type, new.network, new.currency, new.amount_minor, new.fee_minor, new.from_wallet_id,
      new.to_wallet_id, new.memo, new.zakat_mode, new.zakat_minor, new.quorum, new.is_escrow,
      new.expires_at, new.reverses_id, new.compliance_score, new.shariah_compliant, new.initiated_by, new.request_id,
      new.created_at) then
    raise exception 'I9: the terms of transaction % cannot change', old.id
      using errcode = 'integrity_constraint_violation';
  end if;
  if old.status <> new.status and (old.status, new.status) not in (
      ('pending', 'completed'), ('pending', 'rejected'), ('pending', 'cancelled'), ('pending', 'refunded'),
      ('pending', 'failed'), ('completed', 'reversed')) then
    raise exception 'I8: a % transaction cannot become %', old.status, new.status
      using errcode = 'integrity_constraint_violation';
  end if;
  if old.sub_status = 'in_escrow' and new.sub_status is distinct from 'in_escrow' and new.sub_status is not null
     or old.sub_status = 'awaiting_approval' and new.sub_status = 'in_review' then
    raise exception 'I8: a transaction % cannot go back to %', old.sub_status, new.sub_status
      using errcode = 'integrity_constraint_violation';
  end if;
  -- A quorum of distinct people, none of them who made the payment, stands before its money.
  if new.quorum is not null and (new.status = 'completed' or new.sub_status = 'in_escrow')
     and (old.status, old.sub_status) is distinct from (new.status, new.sub_status)
     and new.quorum > (select count(distinct person_of(a.approver_id)) from approval a
                       where a.transaction_id = new.id and a.decision = 'approve'
                         and person_of(a.approver_id) <> person_of(new.initiated_by)) then
    raise exception 'I13: transaction % lacks its approvals', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger transaction_guard before update or delete on transaction
  for each row execute function guard_transaction();
create trigger transaction_not_emptied before truncate on transaction
  for each statement execute function forbid_change();
create trigger transaction_batch_fixed before update of batch_id on transaction
  for each row execute function forbid_change();
create trigger transaction_sealed_memo_kept before update of sealed_memo on transaction
  for each statement execute function forbid_change();

-- Facts and result are json, not jsonb: an auditor compares their bytes.
create table verdict (
  transaction_id uuid primary key,
  ruleset_version text not null,
  profile text not null,
  action text not null check (action in ('allow', 'review', 'block')),
  facts json not null,
  result json not null,
  created_at timestamptz(3) not null
);
create trigger verdict_append_only before update or delete or truncate on verdict
  for each statement execute function forbid_change();
revoke update, delete, truncate on approval, verdict from public, current_user;

-- A price for an exchange, for one person and a minute; it is used once.
create table quote (
  id uuid primary key,
  owner_id uuid not null references app_user (id),
  from_network text not null,
  to_network text not null,
  send_minor bigint not null check (send_minor > 0),
  receive_minor bigint not null check (receive_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0),
  rate text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  constraint quote_crosses check (from_network <> to_network)
);

-- A transaction that is still being written.
create table draft (
  id uuid primary key,
  owner_id uuid not null references app_user (id),
  name text not null,
  form jsonb not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index draft_owner_id_index on draft (owner_id, updated_at);

-- What a request was answered, so that the same key is answered the same again.
create table idempotency_key (
  principal_id uuid not null,
  route text not null,
  key text not null,
  fingerprint bytea not null,
  status smallint not null,
  answer text not null,
  created_at timestamptz(3) not null default now(),
  primary key (principal_id, route, key)
);
create index idempotency_key_created_at_index on idempotency_key using brin (created_at);

-- The keys whose answers are no longer kept: what was asked under them is never done again, whatever the clock says.
create table idempotency_claim (
  principal_id uuid not null,
  route text not null,
  key text not null,
  fingerprint bytea not null,
  used_at timestamptz(3) not null,
  primary key (principal_id, route, key)
);
create trigger idempotency_claim_append_only before update or delete or truncate on idempotency_claim
  for each statement execute function forbid_change();
revoke update, delete, truncate on idempotency_claim from public, current_user;
`;
