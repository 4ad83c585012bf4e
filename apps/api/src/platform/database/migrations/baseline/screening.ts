/** Lists of sanctions as they are in force, and whom officers have told apart from them. */
export const screening = `
-- Every version that was ever loaded; of each source one is in force.
create table screening_list (
  id uuid primary key,
  source text not null check (source in ('ofac-sdn', 'un-consolidated')),
  published_on date not null,
  digest text not null,
  entries integer not null check (entries > 0),
  loaded_by uuid references app_user (id),
  loaded_at timestamptz(3) not null,
  -- When the publisher's file was last seen to be this one.
  confirmed_at timestamptz(3) not null,
  -- When officers were told that nobody has confirmed it for too long, so that they are told once.
  stale_told_at timestamptz(3),
  is_active boolean not null
);
create unique index screening_list_active_unique on screening_list (source) where is_active;

-- The entries in force. An entry keeps its name (source and reference) from version to version; its digest tells
-- whether what the publisher says of it is still the same.
create table screening_entry (
  source text not null,
  ref text not null,
  kind text not null check (kind in ('person', 'organisation', 'vessel', 'aircraft')),
  programmes text[] not null,
  births text[] not null,
  nationalities text[] not null,
  digest text not null,
  primary key (source, ref)
);

create table screening_name (
  source text not null,
  ref text not null,
  position integer not null,
  name text not null,
  is_weak boolean not null,
  primary key (source, ref, position),
  foreign key (source, ref) references screening_entry (source, ref) on delete cascade
);

-- A bank's decision that a name of its payments is not the entry's; without a bank it holds for all of them.
create table screening_clearance (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  bank_id uuid references bank (id),
  name text not null,
  folded_name text not null,
  -- When given, only this owner of wallets is cleared, not everybody of that name.
  owner_id uuid references app_user (id),
  source text not null,
  ref text not null,
  entry_name text not null,
  entry_digest text not null,
  reason text not null,
  created_by uuid not null references app_user (id),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  revoked_by uuid references app_user (id),
  revocation text,
  check ((revoked_at is null) = (revocation is null))
);
create index screening_clearance_in_force_index on screening_clearance (source, ref) where revoked_at is null;

-- Counts what processes must read again: the entries, or only the clearances and the freshness of the lists.
create table screening_revision (
  is_only boolean primary key default true check (is_only),
  entries bigint not null,
  decisions bigint not null
);
insert into screening_revision values (true, 0, 0);
`;
