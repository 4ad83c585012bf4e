/** Keys by which programs act for people, and how much of the present hour each has used. */
export const apiKeyTables = `
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
