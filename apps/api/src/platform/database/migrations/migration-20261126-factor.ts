import { Migration } from '@mikro-orm/migrations';

const factors = `
-- What a person has beside their password: an authenticator app, a passkey, a sheet of recovery codes. One that was
-- removed stays as evidence, without what it could be used by.
create table factor (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  user_id uuid not null references app_user (id),
  kind text not null check (kind in ('totp', 'passkey', 'recovery_codes')),
  label text not null,
  -- Of an authenticator app: the secret it shares with the bank, encrypted, and the step of its last code.
  secret bytea,
  last_step bigint,
  -- Of a passkey: its name, its public key, and how often it says that it has signed.
  credential_id text unique,
  public_key bytea,
  transports text[],
  sign_count bigint check (sign_count >= 0),
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null,
  removed_at timestamptz(3),
  constraint factor_secret check (secret is null or kind = 'totp'),
  constraint factor_secret_kept check (kind <> 'totp' or secret is not null or removed_at is not null),
  constraint factor_passkey check ((kind = 'passkey') = (credential_id is not null and public_key is not null
    and sign_count is not null))
);
create index factor_user_id_index on factor (user_id) where removed_at is null;

-- The codes of a sheet, each good once; the bank knows them by a keyed hash.
create table recovery_code (
  factor_id uuid not null references factor (id),
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used_at timestamptz(3),
  primary key (factor_id, code_hash)
);

-- When the person behind a session last proved a factor. A session without a row never did.
create table factor_proof (
  session_id uuid primary key references session (id),
  proven_at timestamptz(3) not null
);

-- What a person has yet to answer, good once and for a few minutes, for one purpose.
create table factor_challenge (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id uuid not null references app_user (id),
  purpose text not null check (purpose in ('sign_in', 'step_up', 'totp', 'passkey')),
  session_id uuid references session (id),
  secret bytea,
  expires_at timestamptz(3) not null
);
create index factor_challenge_user_id_index on factor_challenge (user_id);

-- Wrong codes of a person since the last right one.
create table factor_guess (
  user_id uuid primary key references app_user (id),
  failures integer not null check (failures >= 0),
  locked_until timestamptz(3)
);

-- A factor with its codes. Its uses are counted without being told of; of what is secret the record holds the digest.
create function factor_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select f.id::text, jsonb_strip_nulls(to_jsonb(f) - array['last_step', 'sign_count', 'last_used_at']
    || jsonb_build_object(
      'secret', encode(sha256(f.secret), 'hex'),
      'codes', (
        select jsonb_agg(jsonb_build_object('code', encode(sha256(c.code_hash), 'hex'), 'used_at', c.used_at)
          order by c.code_hash)
        from recovery_code c where c.factor_id = f.id)))::text
  from factor f where f.id = any(ids::uuid[])
$$;
`;

/** Adds what people prove themselves by beside their password. */
export class Migration20261126Factor extends Migration {
  override up(): void {
    this.addSql(factors);
  }
}
