/** Banks, people and their sessions. */
export const identityTables = `
create table bank (
  id uuid primary key,
  name text not null unique,
  created_at timestamptz(3) not null default now()
);

create table app_user (
  id uuid primary key,
  username text not null,
  name text not null,
  email text not null,
  password_hash text not null,
  role text not null check (role in ('admin', 'bank', 'user')),
  bank_id uuid references bank (id),
  kyc_status text not null default 'unverified'
    check (kyc_status in ('verified', 'unverified', 'expired', 'rejected')),
  failed_sign_ins integer not null default 0 check (failed_sign_ins >= 0),
  locked_until timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint app_user_bank_role check (role <> 'bank' or bank_id is not null)
);
create unique index app_user_username_unique on app_user (lower(username));
create unique index app_user_email_unique on app_user (lower(email));
create index app_user_bank_id_index on app_user (bank_id);

-- A session is one sign-in; its refresh tokens form one family and every use replaces the last.
create table session (
  id uuid primary key,
  user_id uuid not null references app_user (id),
  created_at timestamptz(3) not null default now(),
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
`;
