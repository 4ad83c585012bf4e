import { countryCodeOf } from './country-codes.ts';
import type { ListedName, ListedParty, PartyKind, Source } from './listed-party.ts';
import { childrenOf, textAt, type XmlElement } from './xml-records.ts';

/** How one publisher writes its list: where its date stands, what its records are called and what they say. */
export interface ListFormat {
  source: Source;
  root: string;
  records: ReadonlySet<string>;
  /** The date of publication, if this element states it; the root element comes first, without its content. */
  publishedOn: (element: XmlElement) => string | undefined;
  /** The party a record lists; undefined for a record that lists none. */
  partyOf: (record: XmlElement) => ListedParty | undefined;
}

const AMERICAN_DATE = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}/;
const YEAR = /\b(1[89]\d\d|20\d\d)\b/g;
const WIDEST_RANGE_YEARS = 20;
const MOST_NAMES = 300;

const SDN_KINDS: Readonly<Record<string, PartyKind>> = {
  Individual: 'person', Entity: 'organisation', Vessel: 'vessel', Aircraft: 'aircraft',
};

const isoOf = (text: string): string | undefined => {
  const [, month, day, year] = AMERICAN_DATE.exec(text) ?? [];
  if (year !== undefined) return `${year}-${month ?? ''}-${day ?? ''}`;
  return ISO_DATE.exec(text)?.[0];
};

/** The years in a date as publishers write it: "19 Sep 1965", "circa 1955", "1955 to 1957". */
const yearsIn = (text: string): string[] => {
  const [first, last] = [...text.matchAll(YEAR)].map(([year]) => Number(year));
  if (first === undefined) return [];
  const until = last !== undefined && last > first && last - first <= WIDEST_RANGE_YEARS ? last : first;
  return Array.from({ length: until - first + 1 }, (_, n) => String(first + n));
};

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
const countriesOf = (names: readonly string[]): string[] =>
  unique(names.map(countryCodeOf).filter((code) => code !== undefined)).sort();
const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');

const namesOf = (names: readonly ListedName[]): ListedName[] => {
  const known = new Set<string>();
  return names.filter(({ name }) => {
    const isNew = name !== '' && !known.has(name);
    known.add(name);
    return isNew;
  }).slice(0, MOST_NAMES);
};

/** The Specially Designated Nationals of the United States Treasury (OFAC), as sdn.xml. */
const ofacSdn: ListFormat = {
  source: 'ofac-sdn',
  root: 'sdnList',
  records: new Set(['sdnEntry', 'publshInformation']),
  publishedOn: (element) =>
    (element.name === 'publshInformation' ? isoOf(textAt(element, 'Publish_Date')) : undefined),
  partyOf: (record) => {
    if (record.name !== 'sdnEntry') return undefined;
    const aliases = childrenOf(childrenOf(record, 'akaList')[0], 'aka').map((aka) => ({
      name: joined(textAt(aka, 'firstName'), textAt(aka, 'lastName')), isWeak: textAt(aka, 'category') === 'weak',
    }));
    const inList = (list: string, item: string): XmlElement[] => childrenOf(childrenOf(record, list)[0], item);
    const countries = [...inList('nationalityList', 'nationality'), ...inList('citizenshipList', 'citizenship')];
    return {
      ref: textAt(record, 'uid'),
      kind: SDN_KINDS[textAt(record, 'sdnType')] ?? 'organisation',
      names: namesOf([
        { name: joined(textAt(record, 'firstName'), textAt(record, 'lastName')), isWeak: false }, ...aliases]),
      programmes: unique(inList('programList', 'program').map((program) => textAt(program))).sort(),
      births: unique(inList('dateOfBirthList', 'dateOfBirthItem')
        .flatMap((item) => yearsIn(textAt(item, 'dateOfBirth')))).sort(),
      nationalities: countriesOf(countries.map((country) => textAt(country, 'country'))),
    };
  },
};

/** The consolidated list of the United Nations Security Council. */
const unConsolidated: ListFormat = {
  source: 'un-consolidated',
  root: 'CONSOLIDATED_LIST',
  records: new Set(['INDIVIDUAL', 'ENTITY']),
  publishedOn: (element) =>
    (element.name === 'CONSOLIDATED_LIST' ? isoOf(element.attributes['dateGenerated'] ?? '') : undefined),
  partyOf: (record) => {
    const isPerson = record.name === 'INDIVIDUAL';
    if (!isPerson && record.name !== 'ENTITY') return undefined;
    const parts = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'].map((part) => textAt(record, part));
    const aliases = childrenOf(record, `${record.name}_ALIAS`).map((alias) => ({
      name: textAt(alias, 'ALIAS_NAME'), isWeak: textAt(alias, 'QUALITY').toLowerCase() === 'low',
    }));
    const births = childrenOf(record, 'INDIVIDUAL_DATE_OF_BIRTH').map((birth) => joined(
      textAt(birth, 'DATE') || textAt(birth, 'YEAR') || textAt(birth, 'FROM_YEAR'), textAt(birth, 'TO_YEAR')));
    const nationalities = childrenOf(record, 'NATIONALITY').flatMap((one) => childrenOf(one, 'VALUE'));
    return {
      ref: textAt(record, 'DATAID'),
      kind: isPerson ? 'person' : 'organisation',
      names: namesOf([
        { name: joined(...parts), isWeak: false }, { name: textAt(record, 'NAME_ORIGINAL_SCRIPT'), isWeak: false },
        ...aliases]),
      programmes: unique([textAt(record, 'UN_LIST_TYPE')].filter((type) => type !== '')),
      births: unique(births.flatMap(yearsIn)).sort(),
      nationalities: countriesOf(nationalities.map((value) => textAt(value))),
    };
  },
};

/** The formats that are read, by what their root element is called. */
export const LIST_FORMATS: ReadonlyMap<string, ListFormat> =
  new Map([ofacSdn, unConsolidated].map((format) => [format.root, format]));

/** Whether any of the formats keeps something in an element of this name. */
export const isRecordName = (name: string): boolean =>
  [...LIST_FORMATS.values()].some((format) => format.records.has(name));
