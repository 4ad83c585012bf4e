import { Migration } from '@mikro-orm/migrations';

const caseFile = `
-- What officers write about a case, in the order in which they wrote it.
create table review_comment (
  id uuid primary key,
  transaction_id uuid not null references review_case (transaction_id),
  number integer not null check (number > 0),
  author_id uuid not null references app_user (id),
  text text not null,
  written_at timestamptz(3) not null,
  unique (transaction_id, number)
);

-- What officers file with a case. Nobody looks into it: it is bytes under a name, and comes out as bytes.
create table review_attachment (
  id uuid primary key,
  transaction_id uuid not null references review_case (transaction_id),
  number integer not null check (number > 0),
  uploaded_by uuid not null references app_user (id),
  name text not null check (char_length(name) between 1 and 120),
  content bytea not null,
  digest bytea not null check (digest = sha256(content)),
  uploaded_at timestamptz(3) not null,
  unique (transaction_id, number)
);

-- An officer's word that a party of the payment is not the entry of a list that it is like. Once as many officers as
-- the case needs have given it, it is agreed, and the clearances are made.
create table review_clearance (
  id uuid primary key,
  transaction_id uuid not null references review_case (transaction_id),
  number integer not null check (number > 0),
  party text not null,
  entry_id text not null,
  officer_id uuid not null references app_user (id),
  reason text not null,
  expires_at timestamptz(3) not null,
  is_agreed boolean not null,
  given_at timestamptz(3) not null,
  unique (transaction_id, number),
  unique (transaction_id, party, entry_id, officer_id)
);

-- A case as it was handed over: one moment of it, signed, in the forms in which it is given away.
create table case_file (
  id uuid primary key,
  transaction_id uuid not null references review_case (transaction_id),
  number integer not null check (number > 0),
  made_by uuid not null references app_user (id),
  made_at timestamptz(3) not null,
  json bytea not null,
  json_signature text not null,
  key_id text not null,
  pdf_en bytea not null,
  pdf_ar bytea not null,
  pdf_key_id text not null,
  unique (transaction_id, number)
);
-- Whoever is handed a file asks by its bytes whether it was made here.
create index case_file_json_digest_index on case_file (sha256(json));
create index case_file_pdf_en_digest_index on case_file (sha256(pdf_en));
create index case_file_pdf_ar_digest_index on case_file (sha256(pdf_ar));

create trigger review_comment_append_only before update or delete or truncate on review_comment
  for each statement execute function forbid_change();
create trigger review_attachment_append_only before update or delete or truncate on review_attachment
  for each statement execute function forbid_change();
create trigger review_clearance_append_only before update or delete or truncate on review_clearance
  for each statement execute function forbid_change();
create trigger case_file_append_only before update or delete or truncate on case_file
  for each statement execute function forbid_change();

-- A case that two officers decide is cleared by two as well, whichever account each of them uses.
create function guard_review_clearance() returns trigger language plpgsql as $$
begin
  if new.is_agreed and (select officers_needed from review_case c where c.transaction_id = new.transaction_id) > 1
    and not exists (
      select from review_clearance r
      where r.transaction_id = new.transaction_id and r.party = new.party and r.entry_id = new.entry_id
        and person_of(r.officer_id) <> person_of(new.officer_id)) then
    raise exception 'the case of transaction % lacks officers who clear %', new.transaction_id, new.entry_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger review_clearance_guarded before insert on review_clearance
  for each row execute function guard_review_clearance();

-- Records are given away, so of what officers write and file they hold digests.
create function review_comment_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select c.id::text, jsonb_strip_nulls(to_jsonb(c) || jsonb_build_object(
    'text', encode(sha256(convert_to(c.text, 'UTF8')), 'hex')))::text
  from review_comment c where c.id = any(ids::uuid[])
$$;

create function review_attachment_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select a.id::text, jsonb_strip_nulls(to_jsonb(a) || jsonb_build_object(
    'content', encode(sha256(a.content), 'hex')))::text
  from review_attachment a where a.id = any(ids::uuid[])
$$;

create function review_clearance_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select c.id::text, jsonb_strip_nulls(to_jsonb(c) || jsonb_build_object(
    'reason', encode(sha256(convert_to(c.reason, 'UTF8')), 'hex')))::text
  from review_clearance c where c.id = any(ids::uuid[])
$$;

create function case_file_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select f.id::text, jsonb_strip_nulls(to_jsonb(f) || jsonb_build_object(
    'json', encode(sha256(f.json), 'hex'), 'pdf_en', encode(sha256(f.pdf_en), 'hex'),
    'pdf_ar', encode(sha256(f.pdf_ar), 'hex')))::text
  from case_file f where f.id = any(ids::uuid[])
$$;
`;

/** Adds what a review case holds besides the verdict: comments, attachments, cleared pairs, and files handed over. */
export class Migration20261126CaseFile extends Migration {
  override up(): void {
    this.addSql(caseFile);
  }
}
