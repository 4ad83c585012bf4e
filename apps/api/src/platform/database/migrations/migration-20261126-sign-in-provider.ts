import { Migration } from '@mikro-orm/migrations';

const identities = `
-- As whom a provider knows a person. One that was unlinked stays as evidence.
create table linked_identity (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  user_id uuid not null references app_user (id),
  issuer text not null,
  subject text not null,
  -- Whether the account was made for this identity. Such an account takes its role from the provider as long as nothing
  -- else opens it.
  is_origin boolean not null,
  linked_at timestamptz(3) not null,
  unlinked_at timestamptz(3)
);
-- An identity opens one account at a time, and an account is opened by one identity of each provider.
create unique index linked_identity_subject_unique on linked_identity (issuer, subject) where unlinked_at is null;
create unique index linked_identity_user_unique on linked_identity (user_id, issuer) where unlinked_at is null;

-- Sign-ins that came back from the provider, so that none comes back twice.
create table used_sign_in_state (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  expires_at timestamptz(3) not null
);
create index used_sign_in_state_expires_at_index on used_sign_in_state (expires_at);

alter table attempt_counter drop constraint attempt_counter_kind_check;
alter table attempt_counter add constraint attempt_counter_kind_check
  check (kind in ('address', 'code', 'device', 'name', 'pair', 'password', 'provider', 'registration'));

create function identity_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select i.id::text, jsonb_strip_nulls(to_jsonb(i))::text from linked_identity i where i.id = any(ids::uuid[])
$$;
`;

/** Adds the identities by which people sign in at a provider. */
export class Migration20261126SignInProvider extends Migration {
  override up(): void {
    this.addSql(identities);
  }
}
