import { Migration } from '@mikro-orm/migrations';

const passports = `
-- Compliance passports as they were signed, each for one side of a payment, with its place in a status list.
create table passport (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  transaction_id uuid not null references transaction (id),
  side text not null check (side in ('payer', 'payee')),
  owner_id uuid not null references app_user (id),
  bank_id uuid not null references bank (id),
  disclosed text[] not null,
  token text not null,
  sha256 bytea not null check (octet_length(sha256) = 32),
  key_id text not null references signing_key (kid),
  status_list integer not null check (status_list >= 0),
  status_index integer not null check (status_index between 0 and 65535),
  issued_by uuid not null references app_user (id),
  issued_at timestamptz(3) not null,
  expires_at timestamptz(3) not null check (expires_at > issued_at),
  state text not null default 'issued' check (state in ('issued', 'revoked')),
  reason text check (reason in ('error', 'superseded', 'compliance', 'reversed')),
  -- Nobody where the payment was given back.
  revoked_by uuid references app_user (id),
  revoked_at timestamptz(3),
  constraint passport_status_unique unique (status_list, status_index),
  constraint passport_revoked check (
    (state = 'revoked') = (revoked_at is not null) and (state = 'revoked') = (reason is not null)),
  constraint passport_revoker check (
    (revoked_by is not null) = (reason is not null and reason <> 'reversed'))
);
create index passport_transaction_id_index on passport (transaction_id, ordinal);
create index passport_status_revoked_index on passport (status_list) where state = 'revoked';

create function guard_passport() returns trigger language plpgsql as $$
begin
  if old.state <> 'issued' or new.state <> 'revoked'
    or to_jsonb(old) - '{state,reason,revoked_by,revoked_at}'::text[]
       is distinct from to_jsonb(new) - '{state,reason,revoked_by,revoked_at}'::text[] then
    raise exception 'passport % cannot change', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger passport_guarded before update on passport for each row execute function guard_passport();
create trigger passport_append_only before delete or truncate on passport
  for each statement execute function forbid_change();

-- Records are given away, so of the passport's text they hold the digest.
create function passport_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select p.id::text, jsonb_strip_nulls(to_jsonb(p) || jsonb_build_object(
    'token', encode(sha256(convert_to(p.token, 'UTF8')), 'hex')))::text
  from passport p where p.id = any(ids::uuid[])
$$;
`;

/** Keeps compliance passports, and which of them were revoked. */
export class Migration20261127Passport extends Migration {
  override up(): void {
    this.addSql(passports);
  }
}
