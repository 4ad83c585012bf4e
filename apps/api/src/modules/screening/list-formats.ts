import { isBirthDate } from '@connect/compliance-rules';
import { countryCodeOf } from './country-codes.ts';
import { namesIn } from './alias-names.ts';
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
const MOST_NAMES = 300;

const SDN_KINDS: Readonly<Record<string, PartyKind>> = {
  Individual: 'person', Entity: 'organisation', Vessel: 'vessel', Aircraft: 'aircraft',
};

const isoOf = (text: string): string | undefined => {
  const [, month, day, year] = AMERICAN_DATE.exec(text) ?? [];
  if (year !== undefined) return `${year}-${month ?? ''}-${day ?? ''}`;
  return ISO_DATE.exec(text)?.[0];
};

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
const countriesOf = (names: readonly string[]): string[] =>
  unique(names.map(countryCodeOf).filter((code) => code !== undefined)).sort();
/** Birth dates in the publisher's own words; one that cannot be read is unknown, so that it contradicts nothing. */
const birthsOf = (texts: readonly string[]): string[] =>
  unique(texts.filter((text) => text !== '').map((text) => (isBirthDate(text) ? text : 'unknown'))).sort();
const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');

const namesOf = (names: readonly ListedName[]): ListedName[] => {
  const known = new Set<string>();
  return names.flatMap(({ name, isWeak }) => namesIn(name).map((one) => ({ name: one, isWeak }))).filter(({ name }) => {
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
      births: birthsOf(inList('dateOfBirthList', 'dateOfBirthItem').map((item) => textAt(item, 'dateOfBirth'))),
      nationalities: countriesOf(countries.map((country) => textAt(country, 'country'))),
    };
  },
};

/** A birth date of the United Nations: a day, a year or a span of years, and whether it is only a guess. */
const unBirth = (birth: XmlElement): string => {
  const [first, last] = [textAt(birth, 'FROM_YEAR'), textAt(birth, 'TO_YEAR')];
  const date = textAt(birth, 'DATE') || textAt(birth, 'YEAR') || (last === '' ? first : `${first} to ${last}`);
  return date !== '' && textAt(birth, 'TYPE_OF_DATE').toUpperCase() === 'APPROXIMATELY' ? `circa ${date}` : date;
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
    const ofAliases = childrenOf(record, `${record.name}_ALIAS`).map((alias) => textAt(alias, 'DATE_OF_BIRTH'));
    const births = [...childrenOf(record, 'INDIVIDUAL_DATE_OF_BIRTH').map(unBirth), ...ofAliases];
    const nationalities = childrenOf(record, 'NATIONALITY').flatMap((one) => childrenOf(one, 'VALUE'));
    return {
      ref: textAt(record, 'DATAID'),
      kind: isPerson ? 'person' : 'organisation',
      names: namesOf([
        { name: joined(...parts), isWeak: false }, { name: textAt(record, 'NAME_ORIGINAL_SCRIPT'), isWeak: false },
        ...aliases]),
      programmes: unique([textAt(record, 'UN_LIST_TYPE')].filter((type) => type !== '')),
      births: birthsOf(births),
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
