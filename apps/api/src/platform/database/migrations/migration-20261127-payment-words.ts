import { Migration } from '@mikro-orm/migrations';

const METADATA = `
alter table transaction add column metadata jsonb check (jsonb_typeof(metadata) = 'object');

-- I9: what a payment says of itself never changes.
create trigger transaction_metadata_fixed before update of metadata on transaction
  for each statement execute function forbid_change();

create index transaction_reference_index on transaction (reference, ordinal) where reference is not null;
`;

// The ranges of marks are those of Latin (U+0300), tashkeel with the hamza over and under letters (U+064B), the small
// alef (U+0670), the marks of recitation (U+06D6), tatweel (U+0640) and what joins or turns letters (U+200B, U+061C).
const FOLDED = `
-- Words as they are sought: without case, accents, tashkeel and tatweel, with one form for each of alef, ya, ta marbuta
-- and kaf, and with one set of digits. It is the only definition of it.
create function folded(words text) returns text
language sql immutable strict parallel safe as $$
  select case when octet_length(words) = char_length(words) then lower(words) else
    translate(
      regexp_replace(lower(normalize(words, NFKD) collate "und-x-icu"),
        '[\\u0300-\\u036f\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e8\\u06ea-\\u06ed'
        '\\u061c\\u200b-\\u200f\\ufeff]',
        '', 'g'),
      'ٱىیةہھکٸ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹øłđıħðء', 'اييهههكي01234567890123456789oldihd') end
$$;

-- What a text is like that holds some words, folded; it takes percent signs and underscores at their word.
create function folded_pattern(words text) returns text
language sql immutable strict parallel safe as $$
  select '%' || regexp_replace(folded(words), '([\\\\%_])', '\\\\\\1', 'g') || '%'
$$;
`;

/** Adds what the payer's programs keep with a payment, and how words are sought whatever way they are written. */
export class Migration20261127PaymentWords extends Migration {
  override up(): void {
    for (const script of [METADATA, FOLDED]) this.addSql(script);
  }
}
