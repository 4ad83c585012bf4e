/** The versions of the settings that the rules are read with, and what trying one of them showed. */
export const rulesets = `
create table ruleset (
  version integer generated always as identity primary key,
  settings jsonb not null,
  note text not null,
  state text not null default 'draft' check (state in ('draft', 'shadowed', 'active', 'retired')),
  created_by uuid references app_user (id),
  created_at timestamptz(3) not null,
  activated_by uuid references app_user (id),
  activated_at timestamptz(3),
  constraint ruleset_two_people check (activated_by <> created_by)
);
create unique index ruleset_one_active on ruleset (state) where state = 'active';

insert into ruleset (settings, note, state, created_at, activated_at) values ('{
  "profile": "AAOIFI-UAE", "boardReference": null, "rules": [],
  "thresholds": {
    "AED": {"transfer": "3500.00", "large": "55000.00", "purpose": "10000.00"},
    "QAR": {"transfer": "3500.00", "large": "50000.00", "purpose": "10000.00"}}}',
  'The settings as they ship.', 'active', now(), now());

-- I17: settings never change, and a version moves on from draft by a trial to being in force and to being replaced.
create function guard_ruleset() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.version, old.settings, old.note, old.created_by, old.created_at) is distinct from
     (new.version, new.settings, new.note, new.created_by, new.created_at) then
    raise exception 'I17: version % of the rules cannot change', old.version
      using errcode = 'integrity_constraint_violation';
  end if;
  if (old.state, new.state) not in (('draft', 'shadowed'), ('shadowed', 'shadowed'), ('shadowed', 'active'),
                                    ('active', 'retired')) then
    raise exception 'I17: a % version of the rules cannot become %', old.state, new.state
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger ruleset_guard before update or delete on ruleset for each row execute function guard_ruleset();
create trigger ruleset_not_emptied before truncate on ruleset for each statement execute function forbid_change();

-- The last trial of a version: which recent payments it would have judged otherwise.
create table ruleset_trial (
  version integer primary key references ruleset (version),
  days smallint not null check (days > 0),
  examined integer not null,
  is_partial boolean not null,
  ran_by uuid not null references app_user (id),
  ran_at timestamptz(3) not null
);
create table ruleset_change (
  version integer not null references ruleset_trial (version),
  position integer not null,
  transaction_id uuid not null references transaction (id),
  from_action text not null,
  to_action text not null,
  rules text[] not null,
  primary key (version, position)
);
`;
