import { Migration } from '@mikro-orm/migrations';

const packs = `
-- What a bank files of a year with its Higher Shariah Authority, or lays before its board.
create table shariah_pack (
  id uuid primary key,
  ordinal bigint generated always as identity unique,
  bank_id uuid not null references bank (id),
  audience text not null check (audience in ('authority', 'board')),
  from_at timestamptz(3) not null,
  to_at timestamptz(3) not null,
  time_zone text not null,
  -- Its period was not over when it was asked for, so it stands for the part until then.
  is_provisional boolean not null,
  state text not null default 'queued' check (state in ('queued', 'done', 'failed')),
  requested_by uuid not null references app_user (id),
  created_at timestamptz(3) not null,
  ended_at timestamptz(3),
  constraint shariah_pack_period check (from_at < to_at),
  constraint shariah_pack_ended check ((state = 'queued') = (ended_at is null))
);
create index shariah_pack_bank_id_index on shariah_pack (bank_id, ordinal);

create function guard_shariah_pack() returns trigger language plpgsql as $$
begin
  if old.state <> 'queued' or (to_jsonb(old) - array['state', 'ended_at']) is distinct from
     (to_jsonb(new) - array['state', 'ended_at']) then
    raise exception 'pack % cannot change', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger shariah_pack_guarded before update on shariah_pack
  for each row execute function guard_shariah_pack();
create trigger shariah_pack_append_only before delete or truncate on shariah_pack
  for each statement execute function forbid_change();

create table shariah_pack_file (
  pack_id uuid not null references shariah_pack (id),
  format text not null check (format in ('pdf', 'json')),
  -- Empty for JSON, which has no language.
  language text not null check (language in ('', 'en', 'ar')),
  content bytea not null,
  digest bytea not null check (digest = sha256(content)),
  -- A detached JWS over the content; a PDF carries its signature itself.
  signature text,
  key_id text not null,
  primary key (pack_id, format, language),
  constraint shariah_pack_file_signature check ((format = 'pdf') = (signature is null)),
  constraint shariah_pack_file_language check ((format = 'pdf') = (language <> ''))
);
create index shariah_pack_file_digest_index on shariah_pack_file (digest);
create trigger shariah_pack_file_append_only before update or delete or truncate on shariah_pack_file
  for each statement execute function forbid_change();

create function shariah_pack_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select p.id::text, jsonb_strip_nulls(to_jsonb(p) || jsonb_build_object('files', (
    select jsonb_agg(to_jsonb(f) || jsonb_build_object('content', encode(sha256(f.content), 'hex'))
      order by f.format, f.language)
    from shariah_pack_file f where f.pack_id = p.id)))::text
  from shariah_pack p where p.id = any(ids::uuid[])
$$;
`;

/** Keeps annual packs as they were issued. */
export class Migration20261127ShariahPack extends Migration {
  override up(): void {
    this.addSql(packs);
  }
}
