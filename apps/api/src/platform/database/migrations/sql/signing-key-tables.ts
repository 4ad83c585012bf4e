/** The public half of every key that ever signed; the private halves are never stored here. */
export const signingKeyTables = `
create table signing_key (
  kid text primary key,
  algorithm text not null check (algorithm in ('EdDSA', 'ES256')),
  public_key jsonb not null,
  valid_from timestamptz(3) not null,
  valid_until timestamptz(3),
  constraint signing_key_period check (valid_until >= valid_from)
);
create unique index signing_key_current_unique on signing_key (algorithm) where valid_until is null;
create trigger signing_key_never_removed before delete or truncate on signing_key
  for each statement execute function forbid_change();

-- A key is replaced once; what it was and when it began stay as they are.
create function guard_signing_key() returns trigger language plpgsql as $$
begin
  if old.valid_until is not null or (old.kid, old.algorithm, old.public_key, old.valid_from) is distinct from
     (new.kid, new.algorithm, new.public_key, new.valid_from) then
    raise exception 'I18: signing key % cannot change', old.kid using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger signing_key_guard before update on signing_key for each row execute function guard_signing_key();
`;
