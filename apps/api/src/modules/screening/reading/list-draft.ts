import { isBirthDate } from '@connect/compliance-rules';
import { listedNames } from '../alias-names.ts';
import { REF, type ListedName, type ListedParty, type PartyKind, type Source } from '../listed-party.ts';
import { countryCodeOf } from './country-codes.ts';
import { UnreadableList } from './unreadable-list.ts';

const MOST_ENTRIES = 200_000;
const MOST_NAMES = 1_000;
const MOST_TEXT = 1_000;

/** What a record says of a party, in the publisher's own words. */
export interface PartyWords {
  ref: string;
  kind: PartyKind;
  names: readonly ListedName[];
  programmes: readonly string[];
  births: readonly string[];
  /** Names of countries, or their ISO codes. */
  countries: readonly string[];
}

/** What has been read of a list so far; a format adds to it as its records come. */
export class ListDraft {
  /** As the file itself says, where it says so. */
  source: Source | undefined;
  publishedOn: string | undefined;
  /** How many entries the file says that it holds; undefined where its publisher does not say. */
  statedEntries: number | undefined;
  private readonly found = new Map<string, ListedParty>();

  /** The parties in the order of the file. */
  get parties(): ListedParty[] {
    return [...this.found.values()];
  }

  /** Takes a party into the list; one that nobody could be screened against is refused with the whole file. */
  add({ ref, kind, names, programmes, births, countries }: PartyWords): void {
    const place = this.found.size + 1;
    if (!REF.test(ref)) throw new UnreadableList(`Entry ${place} has no number.`);
    const party: ListedParty = {
      ref, kind, names: listedNames(names), programmes: unique(programmes).sort(), births: birthsIn(births),
      nationalities: unique(countries.map(countryCodeOf).filter((code) => code !== undefined)).sort(),
    };
    if (party.names.length === 0) throw new UnreadableList(`Entry ${ref} has no name.`);
    if (party.names.length > MOST_NAMES) throw new UnreadableList(`Entry ${ref} has more than ${MOST_NAMES} names.`);
    if (this.found.has(ref)) throw new UnreadableList(`It holds entry ${ref} twice.`);
    if (place > MOST_ENTRIES) throw new UnreadableList(`It holds more than ${MOST_ENTRIES} entries.`);
    if ([...party.names.map(({ name }) => name), ...party.programmes].some((text) => text.length > MOST_TEXT)) {
      throw new UnreadableList(`A name of entry ${ref} is too long.`);
    }
    this.found.set(ref, party);
  }
}

const unique = (values: readonly string[]): string[] => [...new Set(values.filter((value) => value !== ''))];

/** Birth dates in the publisher's own words; one that cannot be read is unknown, so that it contradicts nothing. */
const birthsIn = (texts: readonly string[]): string[] =>
  unique(unique(texts).map((text) => (isBirthDate(text) ? text : 'unknown'))).sort();
