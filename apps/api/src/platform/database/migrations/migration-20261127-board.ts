import { Migration } from '@mikro-orm/migrations';

const boards = `
-- Shari’ah boards: one of each bank that has one, and one of the network, which has no bank.
create table board (
  id uuid primary key,
  bank_id uuid references bank (id),
  -- How many members must give their opinion; never fewer than three, nor than more than half of those seated.
  quorum smallint not null check (quorum between 3 and 15),
  created_at timestamptz(3) not null default business_now(),
  constraint board_bank_unique unique nulls not distinct (bank_id)
);

-- Who sits on a board from which day to which. It counts once it is confirmed by somebody else than who proposed it.
create table board_seat (
  id uuid primary key,
  ordinal bigint not null generated always as identity unique,
  board_id uuid not null references board (id),
  user_id uuid not null references app_user (id),
  name text not null,
  from_day text not null check (from_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  until_day text not null check (until_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and until_day >= from_day),
  -- Nobody where a sandbox brought it.
  proposed_by uuid references app_user (id),
  proposed_at timestamptz(3) not null,
  confirmed_by uuid references app_user (id),
  confirmed_at timestamptz(3),
  end_asked_by uuid references app_user (id),
  end_asked_at timestamptz(3),
  ended_by uuid references app_user (id),
  ended_at timestamptz(3),
  constraint board_seat_two check (confirmed_by is null or confirmed_by <> proposed_by),
  constraint board_seat_end check ((ended_by is null) = (ended_at is null))
);
create index board_seat_board_index on board_seat (board_id, ordinal);
create unique index board_seat_once on board_seat (board_id, user_id) where ended_at is null;

-- The public halves of members’ keys; the private ones are with them.
create table seat_key (
  id uuid primary key,
  ordinal bigint not null generated always as identity unique,
  seat_id uuid not null references board_seat (id),
  public_key text not null unique check (public_key ~ '^[A-Za-z0-9_-]{43}$'),
  -- Made by the server for an invented person, who never had the private half.
  is_sandbox boolean not null default false,
  entered_at timestamptz(3) not null,
  -- Another member, without whom a key that is not the first does not count.
  needs_attestation boolean not null,
  attested_by uuid references app_user (id),
  attested_at timestamptz(3),
  retired_at timestamptz(3),
  constraint seat_key_attested check ((attested_by is null) = (attested_at is null))
);
create index seat_key_seat_index on seat_key (seat_id, ordinal);

create table resolution (
  id uuid primary key,
  ordinal bigint not null generated always as identity unique,
  board_id uuid not null references board (id),
  former_id uuid references resolution (id),
  version integer not null check (version > 0),
  state text not null check (state in ('draft', 'asked', 'deliberated', 'in_force', 'rejected', 'superseded',
    'withdrawn', 'expired')),
  binds text[] not null,
  valid_from text not null check (valid_from ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  valid_until text check (valid_until ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and valid_until >= valid_from),
  -- How many had to give their opinion when it was decided.
  quorum smallint,
  created_by uuid references app_user (id),
  created_at timestamptz(3) not null,
  decided_at timestamptz(3),
  ended_at timestamptz(3),
  constraint resolution_decided check (
    (state in ('deliberated', 'in_force', 'rejected', 'superseded', 'expired')) <= (decided_at is not null)),
  constraint resolution_quorum check ((decided_at is null) = (quorum is null))
);
create index resolution_board_index on resolution (board_id, ordinal);
create index resolution_state_index on resolution (state, ordinal);

-- What a resolution says, version by version; opinions stay with the version that they were given on.
create table resolution_text (
  resolution_id uuid not null references resolution (id),
  version integer not null check (version > 0),
  -- The very bytes that members sign, in the canonical form of RFC 8785.
  text text not null,
  made_by uuid references app_user (id),
  made_at timestamptz(3) not null,
  primary key (resolution_id, version)
);

create table resolution_opinion (
  resolution_id uuid not null,
  version integer not null,
  seat_id uuid not null references board_seat (id),
  ordinal bigint not null generated always as identity unique,
  key_id uuid not null references seat_key (id),
  stance text not null check (stance in ('agree', 'dissent', 'abstain')),
  reasons text not null check (char_length(reasons) <= 4000 and (stance <> 'dissent' or reasons <> '')),
  signature text not null check (signature ~ '^[A-Za-z0-9_-]{86}$'),
  given_at timestamptz(3) not null,
  primary key (resolution_id, version, seat_id),
  foreign key (resolution_id, version) references resolution_text (resolution_id, version)
);

create function guard_board_seat() returns trigger language plpgsql as $$
begin
  if (old.id, old.ordinal, old.board_id, old.user_id, old.name, old.from_day, old.until_day, old.proposed_by,
      old.proposed_at) is distinct from (new.id, new.ordinal, new.board_id, new.user_id, new.name, new.from_day,
      new.until_day, new.proposed_by, new.proposed_at)
    or (old.confirmed_at is not null and (old.confirmed_at, old.confirmed_by)
        is distinct from (new.confirmed_at, new.confirmed_by))
    or old.ended_at is not null then
    raise exception 'I26: seat % cannot change', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger board_seat_guarded before update on board_seat for each row execute function guard_board_seat();

create function guard_seat_key() returns trigger language plpgsql as $$
begin
  if (old.id, old.ordinal, old.seat_id, old.public_key, old.is_sandbox, old.entered_at, old.needs_attestation)
    is distinct from (new.id, new.ordinal, new.seat_id, new.public_key, new.is_sandbox, new.entered_at,
      new.needs_attestation)
    or (old.attested_at is not null and (old.attested_at, old.attested_by)
        is distinct from (new.attested_at, new.attested_by))
    or old.retired_at is not null then
    raise exception 'I26: key % cannot change', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger seat_key_guarded before update on seat_key for each row execute function guard_seat_key();

create function guard_resolution() returns trigger language plpgsql as $$
begin
  if (old.id, old.ordinal, old.board_id, old.former_id, old.created_by, old.created_at)
    is distinct from (new.id, new.ordinal, new.board_id, new.former_id, new.created_by, new.created_at)
    or (old.state, new.state) not in (('draft', 'draft'), ('draft', 'asked'), ('asked', 'draft'), ('draft',
      'withdrawn'),
      ('asked', 'withdrawn'), ('asked', 'deliberated'), ('asked', 'in_force'), ('asked', 'rejected'),
      ('deliberated', 'in_force'), ('deliberated', 'expired'), ('in_force', 'superseded'), ('in_force', 'withdrawn'),
      ('in_force', 'expired'))
    or (new.state <> 'draft' and (old.version, old.binds, old.valid_from, old.valid_until)
        is distinct from (new.version, new.binds, new.valid_from, new.valid_until))
    or (old.decided_at is not null and (old.decided_at, old.quorum) is distinct from (new.decided_at, new.quorum)) then
    raise exception 'I26: resolution % cannot become that', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger resolution_guarded before update on resolution for each row execute function guard_resolution();

-- An opinion is of the version that is before the board, by a seat and a key that count.
create function guard_opinion() returns trigger language plpgsql as $$
begin
  if not exists (select from resolution r join board_seat s on s.board_id = r.board_id and s.id = new.seat_id
      join seat_key k on k.seat_id = s.id and k.id = new.key_id
      where r.id = new.resolution_id and r.version = new.version and r.state = 'asked' and s.confirmed_at is not null
        and s.ended_at is null and k.retired_at is null and (not k.needs_attestation or k.attested_at is not null)) then
    raise exception 'I26: no opinion on resolution % is asked of this seat', new.resolution_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger resolution_opinion_guarded before insert on resolution_opinion
  for each row execute function guard_opinion();
create trigger resolution_opinion_append_only before update or delete or truncate on resolution_opinion
  for each statement execute function forbid_change();
create trigger resolution_text_append_only before update or delete or truncate on resolution_text
  for each statement execute function forbid_change();
create trigger resolution_kept before delete or truncate on resolution
  for each statement execute function forbid_change();
create trigger board_kept before update or delete or truncate on board for each statement execute function
  forbid_change();
create trigger board_seat_kept before delete or truncate on board_seat
  for each statement execute function forbid_change();
create trigger seat_key_kept before delete or truncate on seat_key for each statement execute function forbid_change();

create function board_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select b.id::text, jsonb_strip_nulls(to_jsonb(b) || jsonb_build_object(
    'seats', (select jsonb_agg(to_jsonb(s) order by s.ordinal) from board_seat s where s.board_id = b.id),
    'keys', (select jsonb_agg(to_jsonb(k) order by k.ordinal) from seat_key k join board_seat s on s.id = k.seat_id
             where s.board_id = b.id)))::text
  from board b where b.id = any(ids::uuid[])
$$;

create function resolution_records(ids text[]) returns table (id text, record text)
language sql stable as $$
  select r.id::text, jsonb_strip_nulls(to_jsonb(r) || jsonb_build_object(
    'texts', (select jsonb_agg(to_jsonb(t) || jsonb_build_object('text', encode(sha256(convert_to(t.text, 'UTF8')),
      'hex'))
              order by t.version) from resolution_text t where t.resolution_id = r.id),
    'opinions', (select jsonb_agg(to_jsonb(o)
                 || jsonb_build_object('reasons', encode(sha256(convert_to(o.reasons, 'UTF8')), 'hex'))
                 order by o.ordinal) from resolution_opinion o where o.resolution_id = r.id)))::text
  from resolution r where r.id = any(ids::uuid[])
$$;
`;

/** Shari’ah boards, who sits on them, and what they resolve. */
export class Migration20261127Board extends Migration {
  override up(): void {
    this.addSql(boards);
  }
}
