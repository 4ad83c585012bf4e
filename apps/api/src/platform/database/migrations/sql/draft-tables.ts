/** Transactions that are still being written. */
export const draftTables = `
create table draft (
  id uuid primary key,
  owner_id uuid not null references app_user (id),
  name text not null,
  form jsonb not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index draft_owner_id_index on draft (owner_id, updated_at);
`;
