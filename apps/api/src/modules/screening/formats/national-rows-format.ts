import { PARTY_KINDS, sourceNamed } from '../listed-party.ts';
import { UnreadableList } from '../reading/unreadable-list.ts';
import { isoDate, type CsvFormat } from './list-format.ts';

const several = (text: string | undefined): string[] => (text ?? '').split(/[;؛|]/).map((one) => one.trim());

/**
 * A plain table for lists that are published for people alone, such as national lists of terrorists. Three lines say
 * which list it is, its day and how many entries follow; the headings come next, then one row for each party.
 */
export const nationalRowsFormat: CsvFormat = {
  sources: ['uae-local', 'qatar-nctc'],
  columns: ['id', 'kind', 'name', 'aliases', 'weak_aliases', 'births', 'nationalities', 'programmes'],
  readPreamble(lines, draft) {
    const said = new Map(lines.map(([key = '', value = '']) => [key.trim().toLowerCase(), value.trim()]));
    draft.source = sourceNamed(said.get('list') ?? '');
    if (draft.source === undefined) throw new UnreadableList('Its line "list" does not name a list that is known.');
    draft.publishedOn = isoDate(said.get('published') ?? '');
    const entries = said.get('entries') ?? '';
    if (!/^\d{1,9}$/.test(entries)) throw new UnreadableList('Its line "entries" does not say how many follow.');
    draft.statedEntries = Number(entries);
  },
  open: (draft) => ({
    take(row) {
      const ref = row['id'] ?? '';
      const kind = PARTY_KINDS.find((one) => one === row['kind']?.toLowerCase());
      if (kind === undefined) throw new UnreadableList(`The kind of entry ${ref} is not ${PARTY_KINDS.join(', ')}.`);
      if ((row['name'] ?? '') === '') throw new UnreadableList(`Entry ${ref} has no name.`);
      draft.add({
        ref, kind,
        names: [
          { name: row['name'] ?? '', isWeak: false }, { name: row['aliases'] ?? '', isWeak: false },
          { name: row['weak_aliases'] ?? '', isWeak: true },
        ],
        programmes: several(row['programmes']),
        births: several(row['births']),
        countries: several(row['nationalities']),
      });
    },
  }),
};
