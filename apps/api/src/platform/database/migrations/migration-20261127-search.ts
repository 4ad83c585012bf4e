import { Migration } from '@mikro-orm/migrations';

const MARKS = `
-- Searching parts of words is an extension that comes with PostgreSQL, and that the owner of a database may add.
create extension if not exists pg_trgm;

-- A thing that is sought by itself, such as a purpose or a wallet, as a number. Two may share one, so that whoever
-- finds something by it looks again.
create function mark(kind text, thing text) returns integer
language sql immutable strict parallel safe as $$
  select ('x' || substr(md5(kind || ':' || thing), 1, 8))::bit(32)::integer
$$;

-- Folded words in letters and figures of ASCII: the index of parts of words knows no others where the database orders
-- by code. Different words may be spelled alike, so that whoever finds something by it looks again.
create function spelled(words text) returns text
language sql immutable strict parallel safe as $$
  select translate(folded(words),
    'ابتثجحخدذرزسشصضطظعغفقكلمنهويپچژگٹڈڑںےабвгдежзийклмнопрстуфхцчшщъыьэюяё',
    'abtcjhkdqrzsvxw1234567lmnoyupegi8905fabvgdejziiklmnoprstufhcqwxyzuuue')
$$;

-- What the spelling of a text is like that holds some words.
create function spelled_pattern(words text) returns text
language sql immutable strict parallel safe as $$
  select '%' || regexp_replace(spelled(words), '([\\\\%_])', '\\\\\\1', 'g') || '%'
$$;

-- Amounts in ranges, each larger by a twentieth than the one before it, so that a range of amounts is a few of them.
create function amount_range(minor bigint) returns integer
language sql immutable strict parallel safe as $$ select floor(14 * ln(greatest(minor, 1)::float8) / ln(2))::integer $$;
`;

const SEARCH = `
-- What transactions are found by, beside their wallets and their order: of each one row, which is made from what never
-- changes of it, a moment after it was sent. How far that is, the consumer transaction-search tells.
create table transaction_search (
  ordinal bigint primary key,
  amount_minor bigint not null,
  marks integer[] not null,
  -- Memo, reference and payee's name, as they are spelled; a sealed memo is not among them.
  words text not null
);
create index transaction_search_index on transaction_search using gin (marks, words gin_trgm_ops)
  with (gin_pending_list_limit = 256);
create index transaction_search_amount_index on transaction_search (amount_minor, ordinal);
create trigger transaction_search_append_only before update or delete or truncate on transaction_search
  for each statement execute function forbid_change();

-- When the transactions of each stretch of 2048 ordinals were sent, so that a time is sought in few of them whatever
-- the clocks of processes say.
create table transaction_stretch (
  stretch bigint primary key,
  sent_from timestamptz(3) not null,
  sent_to timestamptz(3) not null
);

insert into event_consumer (name, position) values ('transaction-search', 0);

create index wallet_address_search_index on wallet using gin (lower(address) gin_trgm_ops);
`;

// Both grow at the end of what they hold, so an event pays little for them.
const EVENTS = `
create index audit_event_request_index on audit_event (request_id);
create index audit_event_ip_address_index on audit_event (ip_address, id);
`;

/** Adds what transactions are searched by, which is filled beside the sending, and two indexes that find events. */
export class Migration20261127Search extends Migration {
  override up(): void {
    for (const script of [MARKS, SEARCH, EVENTS]) this.addSql(script);
  }
}
