/** What may never happen to a contract; the numbers I19 to I21 are explained in ledger/INVARIANTS.md. */
export const contractGuards = `
create trigger contract_step_append_only before update or delete or truncate on contract_step
  for each statement execute function forbid_change();
create trigger contract_payment_append_only before update or delete or truncate on contract_payment
  for each statement execute function forbid_change();
create trigger contract_not_emptied before truncate on contract
  for each statement execute function forbid_change();

-- I19: the money of a delay is charity's. I2 and I4 as before.
create or replace function guard_entries() returns trigger language plpgsql as $$
declare broken text;
begin
  select transaction_id::text into broken from added
  group by transaction_id, currency, posting
  having count(*) <> 2 or min(amount_minor) <> -max(amount_minor) limit 1;
  if broken is not null then
    raise exception 'I2: the entries of transaction % do not sum to zero', broken
      using errcode = 'integrity_constraint_violation';
  end if;
  select case when a.kind <> 'charity' and e.purpose = 'late_donation' and e.amount_minor > 0
           then 'I19: transaction ' || e.transaction_id || ' pays the money of a delay to another than charity'
           else 'I4: transaction ' || e.transaction_id || ' posts to an account that does not match it' end into broken
  from added e left join account a on a.id = e.account_id
  where a.id is null or a.currency <> e.currency or a.sequence < e.account_sequence
     or (a.sequence = e.account_sequence and a.posted_minor <> e.balance_after_minor)
     or (e.purpose = 'late_donation' and e.amount_minor > 0 and a.kind <> 'charity') limit 1;
  if broken is not null then
    raise exception '%', broken using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

-- I20: what was agreed never changes, and nothing is sold or let before it is owned and possessed.
create function guard_contract() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.id, old.ordinal, old.type, old.network, old.currency, old.subject, old.terms::text,
      old.verdict::text, old.is_valid, old.value_minor, old.bank_id, old.created_by, old.created_at) is distinct from
     (new.id, new.ordinal, new.type, new.network, new.currency, new.subject, new.terms::text,
      new.verdict::text, new.is_valid, new.value_minor, new.bank_id, new.created_by, new.created_at) then
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
`;
