import type { ListedName } from '../listed-party.ts';
import type { ListDraft, PartyWords } from '../reading/list-draft.ts';
import { UnreadableList } from '../reading/unreadable-list.ts';
import { childrenOf, elementsAt, textAt, textsAt, type XmlElement } from '../reading/xml-records.ts';
import { isoDate, joined, kindOf, type XmlFormat } from './list-format.ts';

const said = (element: XmlElement | undefined, name: string): string => element?.attributes[name] ?? '';

/** What values of the file's own tables mean that its records refer to. */
const TABLES = new Set([
  'PartySubType', 'PartyType', 'FeatureType', 'NamePartType', 'Country', 'List',
]);
const NATIONALITIES = new Set(['Nationality Country', 'Citizenship Country']);
/** In which order the parts of a name are read; parts of other kinds come between the given names and the last one. */
const FIRST_PARTS = ['First Name', 'Middle Name'];
const LAST_PARTS = ['Patronymic', 'Matronymic', 'Last Name', 'Maiden Name'];
const SDN_LIST = 'SDN List';

/** A party as it stands in the file, which says elsewhere on which lists and under which programmes it is. */
interface Party extends Omit<PartyWords, 'programmes' | 'countries'> {
  profileId: string;
  locations: string[];
}

/**
 * Reads OFAC's lists in the advanced model of SDN_ADVANCED.XML and CONS_ADVANCED.XML, in which parties, places and
 * listings stand in tables of their own and refer to each other by number.
 */
class AdvancedReader {
  private readonly values = new Map<string, string>();
  private readonly subTypes = new Map<string, string>();
  private readonly countryAt = new Map<string, string>();
  private readonly parties: Party[] = [];
  private readonly programmes = new Map<string, Set<string>>();
  private readonly lists = new Set<string>();

  constructor(private readonly draft: ListDraft) {}

  take(record: XmlElement): void {
    if (TABLES.has(record.name)) this.takeValue(record);
    else if (record.name === 'DateOfIssue') this.draft.publishedOn = dayIn(record);
    else if (record.name === 'Location') {
      const [country] = childrenOf(record, 'LocationCountry');
      this.countryAt.set(said(record, 'ID'), this.valueOf('Country', said(country, 'CountryID')));
    } else if (record.name === 'DistinctParty') this.parties.push(this.partyIn(record));
    else if (record.name === 'SanctionsEntry') this.takeListing(record);
  }

  end(): void {
    this.draft.source = this.lists.has(SDN_LIST) ? 'ofac-sdn' : 'ofac-consolidated';
    for (const { profileId, locations, ...party } of this.parties) {
      const programmes = this.programmes.get(profileId);
      if (programmes === undefined) throw new UnreadableList(`Entry ${party.ref} stands on no list.`);
      this.draft.add({
        ...party, programmes: [...programmes], countries: locations.map((id) => this.countryAt.get(id) ?? ''),
      });
      this.programmes.delete(profileId);
    }
    const [orphan] = this.programmes.keys();
    if (orphan !== undefined) throw new UnreadableList(`It lists party ${orphan}, and says nothing of it.`);
  }

  private takeValue(record: XmlElement): void {
    const [id, text] = [said(record, 'ID'), textAt(record)];
    this.values.set(`${record.name} ${id}`, said(record, 'ISO2') || text);
    if (record.name === 'PartySubType') this.subTypes.set(id, said(record, 'PartyTypeID'));
  }

  private valueOf(table: string, id: string): string {
    return this.values.get(`${table} ${id}`) ?? '';
  }

  private partyIn(record: XmlElement): Party {
    const [profile] = childrenOf(record, 'Profile');
    const subType = said(profile, 'PartySubTypeID');
    const type = this.valueOf('PartySubType', subType);
    const features = childrenOf(profile, 'Feature').map((feature) =>
      ({ type: this.valueOf('FeatureType', said(feature, 'FeatureTypeID')), feature }));
    return {
      ref: said(record, 'FixedRef'), profileId: said(profile, 'ID'),
      kind: kindOf(/^unknown$/i.test(type) ? this.valueOf('PartyType', this.subTypes.get(subType) ?? '') : type),
      names: childrenOf(profile, 'Identity').flatMap((identity) => this.namesIn(identity)),
      births: features.filter(({ type: name }) => name === 'Birthdate')
        .flatMap(({ feature }) => elementsAt(feature, 'FeatureVersion', 'DatePeriod').map(birthOf)),
      locations: features.filter(({ type: name }) => NATIONALITIES.has(name)).flatMap(({ feature }) =>
        elementsAt(feature, 'FeatureVersion', 'VersionLocation').map((place) => said(place, 'LocationID'))),
    };
  }

  /** Every documented name, in every script, the primary one first. */
  private namesIn(identity: XmlElement): ListedName[] {
    const groups = new Map(elementsAt(identity, 'NamePartGroups', 'MasterNamePartGroup', 'NamePartGroup')
      .map((group) => [said(group, 'ID'), this.valueOf('NamePartType', said(group, 'NamePartTypeID'))]));
    const aliases = childrenOf(identity, 'Alias').map((alias) => ({
      isPrimary: said(alias, 'Primary') === 'true',
      names: childrenOf(alias, 'DocumentedName').map((name) => ({
        name: nameIn(name, groups), isWeak: said(alias, 'LowQuality') === 'true',
      })),
    }));
    return [...aliases.filter(({ isPrimary }) => isPrimary), ...aliases.filter(({ isPrimary }) => !isPrimary)]
      .flatMap(({ names }) => names);
  }

  private takeListing(record: XmlElement): void {
    const [list, profile] = [this.valueOf('List', said(record, 'ListID')), said(record, 'ProfileID')];
    this.lists.add(list);
    const programmes = this.programmes.get(profile) ?? new Set();
    // The measure of a programme has the programme for a comment; others, such as a block, have none.
    for (const programme of textsAt(record, 'SanctionsMeasure', 'Comment')) programmes.add(programme);
    this.programmes.set(profile, programmes.size > 0 ? programmes : new Set([list].filter((name) => name !== '')));
  }
}

const nameIn = (name: XmlElement, groups: ReadonlyMap<string, string>): string => {
  const parts = elementsAt(name, 'DocumentedNamePart', 'NamePartValue')
    .map((part) => ({ type: groups.get(said(part, 'NamePartGroupID')) ?? '', text: textAt(part) }));
  const placeOf = (type: string): number => {
    if (FIRST_PARTS.includes(type)) return FIRST_PARTS.indexOf(type);
    return FIRST_PARTS.length + LAST_PARTS.indexOf(type) + 1;
  };
  return joined(...parts.sort((one, other) => placeOf(one.type) - placeOf(other.type)).map(({ text }) => text));
};

/** The day of year, month and day in elements of their own. */
const dayIn = (date: XmlElement | undefined): string => {
  const year = textAt(date, 'Year');
  if (year === '') return '';
  return isoDate(`${year}-${textAt(date, 'Month').padStart(2, '0')}-${textAt(date, 'Day').padStart(2, '0')}`) ?? year;
};

/** A birth date: a day, a year when the period is the whole of it, or the years between which it lies. */
const birthOf = (period: XmlElement): string => {
  const [start] = childrenOf(period, 'Start');
  const [end] = childrenOf(period, 'End');
  const first = dayIn(childrenOf(start, 'From')[0]);
  const last = dayIn(childrenOf(end, 'To')[0]) || first;
  const isGuess = [start, end].some((one) => said(one, 'Approximate') === 'true');
  const [from, to] = [first.slice(0, 4), last.slice(0, 4)];
  const date = first === last ? first : from === to ? from : `${from} to ${to}`;
  return date !== '' && isGuess ? `circa ${date}` : date;
};

/** OFAC's lists in the advanced model; the file itself says which of them it is. */
export const ofacAdvancedFormat: XmlFormat = {
  sources: ['ofac-sdn', 'ofac-consolidated'],
  root: 'Sanctions',
  namespaces: [
    'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/ADVANCED_XML',
    'http://www.un.org/sanctions/1.0', 'https://www.un.org/sanctions/1.0',
  ],
  records: new Set([...TABLES, 'DateOfIssue', 'Location', 'DistinctParty', 'SanctionsEntry']),
  open: (draft) => new AdvancedReader(draft),
};
