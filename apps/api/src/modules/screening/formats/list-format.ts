import type { PartyKind, Source } from '../listed-party.ts';
import type { ListDraft } from '../reading/list-draft.ts';
import type { XmlElement } from '../reading/xml-records.ts';

/** Takes the records of one file, in their order, and tells the draft what they say. */
export interface RecordReader<Entry> {
  take(entry: Entry): void;
  /** Says what is known only once the whole file was read. */
  end?(): void;
}

/** How a publisher writes its list in XML. */
export interface XmlFormat {
  /** The lists that are published so; the first one, unless the file or the sender names another. */
  sources: readonly [Source, ...Source[]];
  root: string;
  /** The namespaces in which publishers write it; the empty one where they use none. */
  namespaces: readonly string[];
  /** The elements that are handed over; the root is, as it opens. */
  records: ReadonlySet<string>;
  open(draft: ListDraft): RecordReader<XmlElement>;
}

/** How a publisher writes its list in rows. */
export interface CsvFormat {
  /** The lists that are published so; the first one, unless the file or the sender names another. */
  sources: readonly [Source, ...Source[]];
  /** The columns by which its line of headings is known. */
  columns: readonly string[];
  /** What the lines before the headings say. */
  readPreamble(lines: readonly (readonly string[])[], draft: ListDraft): void;
  /** Takes each row by its headings. */
  open(draft: ListDraft): RecordReader<Readonly<Record<string, string>>>;
}

/** Parts of a name in their order, as one name. */
export const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

const KINDS: Readonly<Record<string, PartyKind>> = {
  individual: 'person', person: 'person', ship: 'vessel', vessel: 'vessel', aircraft: 'aircraft',
};

/** What a publisher's word for a kind of party means; what is nothing else is an organisation. */
export const kindOf = (word: string): PartyKind => KINDS[word.trim().toLowerCase()] ?? 'organisation';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A date of month, day and year, as American publishers write it, by ISO; undefined for anything else. */
export const americanDate = (text: string): string | undefined => {
  const [, month = '', day = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  return year === undefined ? isoDate(text) : isoOf(year, month, day);
};

/** A date of day, month and year, in figures or with the month's name, by ISO; undefined for anything else. */
export const britishDate = (text: string): string | undefined => {
  const [, day = '', month = '', year] = /^(\d{1,2})[/-](\d{1,2}|[a-z]{3})[a-z]*[/-](\d{4})/i.exec(text.trim()) ?? [];
  if (year === undefined) return isoDate(text);
  const named = MONTHS.indexOf(month.toLowerCase()) + 1;
  return isoOf(year, named > 0 ? String(named) : month, day);
};

/** The day that opens an ISO date. */
export const isoDate = (text: string): string | undefined => ISO_DATE.exec(text.trim())?.[0];

const isoOf = (year: string, month: string, day: string): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
