import { Migration } from '@mikro-orm/migrations';

/** Keeps every version of a contract's terms, which may be revised while it is a draft that nobody has acted on. */
export class Migration20261125ContractVersions extends Migration {
  override up(): void {
    this.addSql('alter table contract add column version integer not null default 1 check (version > 0)');
    this.addSql(`
      create table contract_version (
        contract_id uuid not null references contract (id),
        version integer not null check (version > 0),
        terms json not null,
        verdict json not null,
        value_minor bigint not null check (value_minor >= 0),
        note text,
        made_by uuid not null references app_user (id),
        made_at timestamptz(3) not null,
        primary key (contract_id, version)
      )`);
    this.addSql(`
      insert into contract_version (contract_id, version, terms, verdict, value_minor, made_by, made_at)
      select id, 1, terms, verdict, value_minor, created_by, created_at from contract`);
    this.addSql(`
      create trigger contract_version_append_only before update or delete or truncate on contract_version
        for each statement execute function forbid_change()`);
    this.addSql(guard);
  }
}

// I20: what was agreed never changes, and nothing is sold or let before it is owned and possessed.
const guard = `
create or replace function guard_contract() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.id, old.ordinal, old.type, old.bank_id, old.created_by, old.created_at)
     is distinct from (new.id, new.ordinal, new.type, new.bank_id, new.created_by, new.created_at) then
    raise exception 'I20: what contract % is cannot change', old.id
      using errcode = 'integrity_constraint_violation';
  end if;
  if (old.version, old.network, old.currency, old.subject, old.terms::text, old.verdict::text, old.is_valid,
      old.value_minor) is distinct from (new.version, new.network, new.currency, new.subject, new.terms::text,
      new.verdict::text, new.is_valid, new.value_minor)
     and not (old.state = 'draft' and new.state = 'draft' and old.facts = '{}' and new.facts = '{}'
              and old.waiting is null and new.is_valid and new.version = old.version + 1) then
    raise exception 'I20: the terms of contract % cannot change', old.id
      using errcode = 'integrity_constraint_violation';
  end if;
  if new.state <> old.state and (
       (new.state = 'sold' and not (new.facts ? 'purchasedOn' and new.facts ? 'possession'))
    or (new.state = 'instalments' and not new.facts ? 'soldOn')
    or (new.state = 'leased' and not new.facts ? 'ownedSince')
    or (new.state = 'renting' and not (new.facts ? 'ownedSince' and new.facts ? 'deliveredOn'))
    or (new.state = 'operating' and not new.facts ? 'capitalPaidOn')) then
    raise exception 'I20: contract % cannot become % without what must come before', old.id, new.state
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$`;
