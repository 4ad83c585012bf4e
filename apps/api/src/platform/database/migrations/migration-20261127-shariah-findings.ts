import { Migration } from '@mikro-orm/migrations';

const papers = `
-- What somebody looked at of a sampled payment, and what they found; another version follows, none is changed.
create table working_paper (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  sample_id uuid not null,
  position smallint not null,
  version smallint not null check (version > 0),
  looked_at text not null check (char_length(looked_at) between 3 and 1000),
  outcome text not null check (outcome in ('compliant', 'finding', 'question')),
  note text not null check (char_length(note) between 3 and 2000),
  written_by uuid not null references app_user (id),
  written_at timestamptz(3) not null,
  foreign key (sample_id, position) references sampled_payment (sample_id, position),
  constraint working_paper_version unique (sample_id, position, version)
);
create trigger working_paper_append_only before update or delete or truncate on working_paper
  for each statement execute function forbid_change();

-- A file that belongs to a paper.
create table paper_attachment (
  id uuid primary key,
  paper_id uuid not null references working_paper (id),
  number smallint not null check (number > 0),
  uploaded_by uuid not null references app_user (id),
  name text not null check (char_length(name) between 1 and 160),
  content bytea not null check (octet_length(content) between 1 and 5242880),
  digest bytea not null check (digest = sha256(content)),
  uploaded_at timestamptz(3) not null,
  constraint paper_attachment_number unique (paper_id, number)
);
create trigger paper_attachment_append_only before update or delete or truncate on paper_attachment
  for each statement execute function forbid_change();
`;

const findings = `
-- What a review found to be wrong, and what is to be done about it. Where it stands follows from its steps.
create table review_finding (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  plan_id uuid not null references review_plan (id),
  -- The paper that it rests on; null where it is of no single payment.
  paper_id uuid references working_paper (id),
  class text not null check (class in ('minor', 'major', 'critical')),
  title text not null check (char_length(title) between 3 and 200),
  recommendation text not null check (char_length(recommendation) between 3 and 2000),
  due_on date not null,
  raised_by uuid not null references app_user (id),
  raised_at timestamptz(3) not null
);
create index review_finding_plan_id_index on review_finding (plan_id, ordinal);
create trigger review_finding_append_only before update or delete or truncate on review_finding
  for each statement execute function forbid_change();

create table review_finding_step (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  finding_id uuid not null references review_finding (id),
  number smallint not null check (number > 0),
  kind text not null check (kind in ('answer', 'follow_up', 'close', 'reopen')),
  text text not null check (char_length(text) between 3 and 2000),
  -- Of an answer: whether management agrees.
  agrees boolean,
  -- Until when what was agreed is done, where that was moved.
  due_on date,
  taken_by uuid not null references app_user (id),
  taken_at timestamptz(3) not null,
  constraint review_finding_step_number unique (finding_id, number),
  constraint review_finding_step_agrees check ((kind = 'answer') = (agrees is not null)),
  constraint review_finding_step_due check (due_on is null or kind in ('follow_up', 'reopen'))
);
create trigger review_finding_step_append_only before update or delete or truncate on review_finding_step
  for each statement execute function forbid_change();

-- A finding is not closed by whoever answered it for management.
create function guard_review_finding_step() returns trigger language plpgsql as $$
begin
  if new.kind = 'close' and exists (
    select from review_finding_step s where s.finding_id = new.finding_id and s.kind = 'answer'
      and conflict_of(new.taken_by, s.taken_by, null) is not null) then
    raise exception 'finding % needs another person', new.finding_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger review_finding_step_guarded before insert on review_finding_step
  for each row execute function guard_review_finding_step();
`;

const records = `
-- Records are given away, so of words they hold digests.
create function digest_of_words(words text) returns text language sql immutable as $$
  select encode(sha256(convert_to(words, 'UTF8')), 'hex')
$$;
create function working_paper_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select p.id::text, jsonb_strip_nulls(to_jsonb(p) || jsonb_build_object(
    'looked_at', digest_of_words(p.looked_at), 'note', digest_of_words(p.note),
    'attachments', (
      select jsonb_agg(to_jsonb(a) || jsonb_build_object('content', encode(sha256(a.content), 'hex'))
        order by a.number)
      from paper_attachment a where a.paper_id = p.id)))::text
  from working_paper p where p.id = any(ids::uuid[])
$$;
create function review_finding_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select f.id::text, jsonb_strip_nulls(to_jsonb(f) || jsonb_build_object(
    'title', digest_of_words(f.title), 'recommendation', digest_of_words(f.recommendation),
    'steps', (
      select jsonb_agg(to_jsonb(s) || jsonb_build_object('text', digest_of_words(s.text)) order by s.number)
      from review_finding_step s where s.finding_id = f.id)))::text
  from review_finding f where f.id = any(ids::uuid[])
$$;
`;

/** Keeps working papers of Shariah reviews, and their findings. */
export class Migration20261127ShariahFindings extends Migration {
  override up(): void {
    this.addSql(papers);
    this.addSql(findings);
    this.addSql(records);
  }
}
