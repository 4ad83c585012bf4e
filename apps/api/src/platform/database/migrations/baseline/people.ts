/** Banks, people, how they sign in, and the keys by which programs act for them. */
export const people = `
create table bank (
  id uuid primary key,
  name text not null unique,
  created_at timestamptz(3) not null default business_now()
);

create table app_user (
  id uuid primary key,
  ordinal bigint not null generated always as identity unique,
  username text not null,
  name text not null,
  email text not null,
  -- Null until the person chose one, by the code that an administrator gave out.
  password_hash text,
  role text not null check (role in ('admin', 'bank', 'user')),
  bank_id uuid references bank (id),
  kyc_status text not null default 'unverified'
    check (kyc_status in ('verified', 'unverified', 'expired', 'rejected')),
  -- The number of the document by which the person was identified, as capital letters and digits. Whoever has several
  -- accounts is one person by it.
  identity_number text check (identity_number ~ '^[A-Z0-9]{5,30}$'),
  -- Who made them what they are, by inviting them or by changing their role, and when.
  role_given_by uuid references app_user (id),
  role_given_at timestamptz(3),
  failed_sign_ins integer not null default 0 check (failed_sign_ins >= 0),
  locked_until timestamptz(3),
  deactivated_at timestamptz(3),
  created_at timestamptz(3) not null default business_now(),
  constraint app_user_bank_role check (role <> 'bank' or bank_id is not null),
  constraint app_user_role_given check ((role_given_by is null) = (role_given_at is null))
);
create unique index app_user_username_unique on app_user (lower(username));
create unique index app_user_email_unique on app_user (lower(email));
create index app_user_bank_id_index on app_user (bank_id);

-- Who somebody is, whichever account they use: one person has one voice.
create function person_of(account uuid) returns text language sql stable as $$
  select coalesce(identity_number, id::text) from app_user where id = account
$$;

-- Four eyes: why an account must not decide what another asked for, of which a third may gain; null when it is
-- independent. Whom somebody invited or gave their role is beholden to them for thirty days.
create function conflict_of(decider uuid, maker uuid, payee uuid) returns text language sql stable as $$
  select case
    when person_of(decider) = person_of(maker) then 'maker'
    when person_of(decider) = person_of(payee) then 'payee'
    when person_of(d.role_given_by) = person_of(maker) and d.role_given_at > now() - interval '30 days' then 'appointee'
  end from app_user d where d.id = decider
$$;

-- A person does not become another.
create function guard_identity() returns trigger language plpgsql as $$
begin
  raise exception 'the identity of account % cannot change', old.id using errcode = 'integrity_constraint_violation';
end $$;
create trigger app_user_identity_kept before update of identity_number on app_user for each row
  when (old.identity_number is not null and new.identity_number is distinct from old.identity_number)
  execute function guard_identity();

-- What an administrator gives to one person, once, to choose a password by; a new one takes the place of the last.
create table password_code (
  user_id uuid primary key references app_user (id),
  code_hash bytea not null unique check (octet_length(code_hash) = 32),
  expires_at timestamptz(3) not null
);

-- A session is one sign-in; its refresh tokens form one family and every use replaces the last. Address and program are
-- those that continued it last, so that people know their own.
create table session (
  id uuid primary key,
  user_id uuid not null references app_user (id),
  ip_address text,
  user_agent text,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3)
);
create index session_user_id_index on session (user_id);

create table refresh_token (
  token_hash bytea primary key,
  session_id uuid not null references session (id),
  created_at timestamptz(3) not null default now(),
  used_at timestamptz(3)
);
create index refresh_token_session_id_index on refresh_token (session_id);

-- A key is changed with every request that uses it; the room left in its page keeps the new row beside the old one.
create table api_key (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  owner_id uuid not null references app_user (id),
  name text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  secret_hash bytea not null unique check (octet_length(secret_hash) = 32),
  hint text not null,
  created_at timestamptz(3) not null,
  rotated_at timestamptz(3),
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  -- Read and written by the database's own clock alone, which all processes share.
  last_used_at timestamptz,
  hour_began_at timestamptz not null default '-infinity',
  used integer not null default 0 check (used >= 0)
) with (fillfactor = 70);
create index api_key_owner_index on api_key (owner_id, ordinal);
`;
