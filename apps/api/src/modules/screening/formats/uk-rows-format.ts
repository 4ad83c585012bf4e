import type { ListedName } from '../listed-party.ts';
import type { ListDraft, PartyWords } from '../reading/list-draft.ts';
import { britishDate, joined, kindOf, type CsvFormat } from './list-format.ts';
import { britishBirth, britishCountries, isLowQuality } from './uk-list-format.ts';

/** By which headings the rows of a British file say what the others say by theirs. */
interface Columns {
  ref: string;
  kind: string;
  nameType: string;
  quality: string;
  otherScript: string;
  programme: string;
  birth: string;
  nationality: string;
}

const NAME_PARTS = ['Name 1', 'Name 2', 'Name 3', 'Name 4', 'Name 5', 'Name 6'];

interface Gathered extends Omit<PartyWords, 'names'> {
  primary: ListedName[];
  others: ListedName[];
  programmes: string[];
  births: string[];
  countries: string[];
}

/** A party has a row for each of its names, birth dates and addresses, so a party is whole at the end of the file. */
class RowReader {
  private readonly gathered = new Map<string, Gathered>();

  constructor(private readonly draft: ListDraft, private readonly columns: Columns) {}

  take(row: Readonly<Record<string, string>>): void {
    const { columns } = this;
    const said = (column: string): string => row[column] ?? '';
    const ref = said(columns.ref);
    const party = this.gathered.get(ref)
      ?? { ref, kind: kindOf(said(columns.kind)), primary: [], others: [], programmes: [], births: [], countries: [] };
    this.gathered.set(ref, party);
    const name = joined(...NAME_PARTS.map(said));
    const isPrimary = /^primary name$/i.test(said(columns.nameType));
    (isPrimary ? party.primary : party.others).push({ name, isWeak: isLowQuality(said(columns.quality)) });
    party.others.push({ name: said(columns.otherScript), isWeak: false });
    party.programmes.push(said(columns.programme));
    party.births.push(britishBirth(said(columns.birth)));
    party.countries.push(...britishCountries(said(columns.nationality)));
  }

  end(): void {
    for (const { primary, others, ...party } of this.gathered.values()) {
      this.draft.add({ ...party, names: [...primary, ...others] });
    }
  }
}

const rowsFormat = (columns: Columns, dateLine: RegExp): CsvFormat => ({
  sources: ['uk-sanctions'],
  columns: [columns.ref, columns.kind, columns.nameType, 'Name 6', 'Name 1'],
  readPreamble(lines, draft) {
    const line = lines.map((cells) => cells.join(',')).find((text) => dateLine.test(text)) ?? '';
    draft.publishedOn = britishDate(dateLine.exec(line)?.[1] ?? '');
  },
  open: (draft) => new RowReader(draft, columns),
});

/** The sanctions list of the United Kingdom as the Foreign Office publishes it in rows. */
export const ukRowsFormat = rowsFormat({
  ref: 'Unique ID', kind: 'Designation Type', nameType: 'Name type', quality: 'Alias strength',
  otherScript: 'Name non-latin script', programme: 'Regime Name', birth: 'D.O.B', nationality: 'Nationality(/ies)',
}, /^Report Date:?,?\s*([^,]+)/i);

/** The consolidated list of the British Treasury (OFSI), as ConList.csv of the form of 2022. */
export const ofsiRowsFormat = rowsFormat({
  ref: 'Group ID', kind: 'Group Type', nameType: 'Alias Type', quality: 'Alias Quality',
  otherScript: 'Name Non-Latin Script', programme: 'Regime', birth: 'DOB', nationality: 'Nationality',
}, /^Last Updated:?,\s*([^,]+)/i);
