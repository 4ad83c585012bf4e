import { Migration } from '@mikro-orm/migrations';

const corrected = `
-- An assessment is never changed; another one may supersede it, of the same year of the same owner, and says why. Each
-- is superseded once, so that all of a year stand in one line, and the last of them is the one that holds.
alter table zakat_assessment drop constraint zakat_assessment_once;
alter table zakat_assessment add column supersedes_id uuid constraint zakat_assessment_superseded_once unique
  references zakat_assessment (id);
alter table zakat_assessment add column correction_reason text check (char_length(correction_reason) between 3 and 300);
alter table zakat_assessment add constraint zakat_assessment_corrects
  check ((supersedes_id is null) = (correction_reason is null));
create unique index zakat_assessment_once on zakat_assessment (owner_id, due_on) where supersedes_id is null;

create function guard_zakat_correction() returns trigger language plpgsql as $$
begin
  if new.supersedes_id is not null and not exists (
    select from zakat_assessment a where a.id = new.supersedes_id
      and (a.owner_id, a.hawl_from, a.due_on) = (new.owner_id, new.hawl_from, new.due_on)) then
    raise exception 'assessment % supersedes that of another year', new.id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger zakat_assessment_corrects before insert on zakat_assessment
  for each row execute function guard_zakat_correction();

-- The same digest as before for those that supersede none.
create or replace function zakat_assessment_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select a.id::text, jsonb_build_object('id', a.id, 'owner_id', a.owner_id, 'digest', encode(sha256(
      convert_to(concat_ws(' ', a.ordinal, a.hawl_from, a.due_on, a.aed_due_minor, a.qar_due_minor,
        a.aed_advance_minor, a.qar_advance_minor, a.height, a.signature, a.key_id, a.made_at, a.supersedes_id,
        a.correction_reason), 'UTF8')
      || a.content), 'hex'))::text
  from zakat_assessment a where a.id = any(ids::uuid[])
$$;
`;

/** An assessment of zakat is put right by another one that supersedes it. */
export class Migration20261128ZakatCorrection extends Migration {
  override up(): void {
    this.addSql(corrected);
  }
}
