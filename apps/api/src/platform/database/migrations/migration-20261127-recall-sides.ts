import { Migration } from '@mikro-orm/migrations';

const sides = `
-- Whose the wallets of the payment are, as they have been since it was made, so that the recalls of a person or a bank
-- are found by an index, the last asked first, whatever their state.
alter table recall
  add payer_id uuid references app_user (id), add payer_bank_id uuid references bank (id),
  add payee_id uuid references app_user (id), add payee_bank_id uuid references bank (id);

create or replace function guard_recall() returns trigger language plpgsql as $$
begin
  if old.state <> 'open' or new.state not in ('accepted', 'refused', 'expired')
    or (old.id, old.ordinal, old.transaction_id, old.reason, old.note, old.requested_by, old.requested_at,
        old.answer_by, old.payer_id, old.payer_bank_id, old.payee_id, old.payee_bank_id) is distinct from
       (new.id, new.ordinal, new.transaction_id, new.reason, new.note, new.requested_by, new.requested_at,
        new.answer_by, new.payer_id, new.payer_bank_id, new.payee_id, new.payee_bank_id) then
    raise exception 'recall % cannot change', old.id using errcode = 'integrity_constraint_violation';
  end if;
  if new.state = 'accepted' and not exists (
    select 1 from transaction t where t.id = new.reversal_id and t.reverses_id = new.transaction_id) then
    raise exception 'I24: recall % lacks its reversal', new.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

alter table recall disable trigger recall_guarded;
update recall r set payer_id = f.owner_id, payer_bank_id = f.bank_id, payee_id = p.owner_id, payee_bank_id = p.bank_id
from transaction t join wallet f on f.id = t.from_wallet_id join wallet p on p.id = t.to_wallet_id
where t.id = r.transaction_id;
alter table recall enable trigger recall_guarded;

alter table recall
  alter payer_id set not null, alter payer_bank_id set not null,
  alter payee_id set not null, alter payee_bank_id set not null;
create index recall_payer_id_index on recall (payer_id, state, ordinal);
create index recall_payer_bank_id_index on recall (payer_bank_id, state, ordinal);
create index recall_payee_id_index on recall (payee_id, state, ordinal);
create index recall_payee_bank_id_index on recall (payee_bank_id, state, ordinal);
create index recall_state_index on recall (state, ordinal);

-- What was sealed before these columns were there stays as it was: whose the payment is, its own record says.
create or replace function recall_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select r.id::text, jsonb_strip_nulls(
    to_jsonb(r) - '{payer_id,payer_bank_id,payee_id,payee_bank_id}'::text[] || jsonb_build_object(
    'note', encode(sha256(convert_to(r.note, 'UTF8')), 'hex'),
    'answer_note', encode(sha256(convert_to(r.answer_note, 'UTF8')), 'hex')))::text
  from recall r where r.id = any(ids::uuid[])
$$;
`;

/** Finds the recalls of each side by an index. */
export class Migration20261127RecallSides extends Migration {
  override up(): void {
    this.addSql(sides);
  }
}
