import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { IS_LONG } from '../../../../test/long.ts';
import {
  euFull, inventedName, nationalRows, ofacAdvanced, ofacPlain, ofsiRows, ukRows, ukXml, unFull, type ListOptions,
} from '../../../../test/published-lists.ts';
import { readList, type ListFile } from './read-list.ts';

const CHUNK = 64 * 1024;

/** A file as it arrives: in pieces that end anywhere, inside a letter as well. */
const fileOf = (content: string | Buffer, piece = CHUNK): Readable => {
  const bytes = Buffer.from(content);
  const pieces = Math.ceil(bytes.length / piece);
  return Readable.from(Array.from({ length: pieces }, (_, n) => bytes.subarray(n * piece, (n + 1) * piece)));
};
const read = (content: string | Buffer, told: Omit<ListFile, 'content'> = {}, piece?: number) =>
  readList({ content: fileOf(content, piece), ...told });

const FORMATS: [string, (options: ListOptions) => string, string, 'xml' | 'csv'][] = [
  ['OFAC, plain', ofacPlain, 'ofac-sdn', 'xml'],
  ['OFAC, advanced', ofacAdvanced, 'ofac-sdn', 'xml'],
  ['OFAC, advanced, the other list', (options) => ofacAdvanced(options, 'Consolidated List'), 'ofac-consolidated', 'xml'],
  ['United Nations', unFull, 'un-consolidated', 'xml'],
  ['European Union', euFull, 'eu-consolidated', 'xml'],
  ['United Kingdom, XML', ukXml, 'uk-sanctions', 'xml'],
  ['United Kingdom, rows', ukRows, 'uk-sanctions', 'csv'],
  ['United Kingdom, Treasury', ofsiRows, 'uk-sanctions', 'csv'],
  ['national', nationalRows, 'uae-local', 'csv'],
];

describe('a published list', () => {
  it.each(FORMATS)('of the form of %s is read: names, weak names, births, nationalities, programmes', async (_, write, source, form) => {
    for (const piece of [7, CHUNK]) {
      const list = await read(write({ count: 3 }), { isRows: form === 'csv' }, piece);
      expect(list).toMatchObject({ source, publishedOn: '2026-11-20' });
      const { first, last } = inventedName(2);
      const [, party] = list.parties;
      expect(party?.ref).toMatch(/^(?:TST000)?2$/);
      expect(party).toMatchObject({ kind: 'person', nationalities: expect.arrayContaining(['IS']) });
      expect(party?.names[0]).toEqual({ name: expect.stringMatching(new RegExp(`^${first} ${last}$`, 'i')), isWeak: false });
      expect(party?.births.join()).toContain('1942');
      expect(party?.programmes).toHaveLength(1);
      if (write !== ofsiRows) {
        expect(party?.names).toContainEqual({ name: `${last} the Younger`, isWeak: true });
        expect(party?.names.filter(({ isWeak }) => isWeak)).toHaveLength(1);
      }
    }
  });

  it.each(FORMATS)('of the form of %s is read with a byte order mark in front', async (_, write, source, form) => {
    expect(await read(`\ufeff${write({ count: 2 })}`, { isRows: form === 'csv' })).toMatchObject({ source, parties: [{}, {}] });
  });

  it.each(FORMATS)('of the form of %s is refused when it breaks off', async (name, write, _, form) => {
    const file = write({ count: 5 });
    // Rows say nothing of their end; only a table that states its count can be told to be cut between two of them.
    const cuts = form === 'xml' ? [0.2, 0.5, 0.9, 0.999] : name === 'national' ? [0.4, 0.6] : [];
    for (const cut of cuts) {
      await expect(read(file.slice(0, Math.floor(file.length * cut)), { isRows: form === 'csv' })).rejects.toMatchObject({ status: 400, code: 'LIST_UNREADABLE' });
    }
  });

  it.each(FORMATS)('of the form of %s is refused when it lists nobody', async (_, write, __, form) => {
    await expect(read(write({ count: 0 }), { isRows: form === 'csv' })).rejects.toThrow('nobody');
  });

  it.each([['plain', ofacPlain, 'xml'], ['national', nationalRows, 'csv']] as const)(
    'that states another count than it has is refused: %s', async (_, write, form) => {
      for (const stated of [0, 2, 4, 19_082]) {
        await expect(read(write({ count: 3, stated }), { isRows: form === 'csv' })).rejects.toThrow(`says that it holds ${stated} entries, and holds 3`);
      }
    });

  it.each<[string, string | Buffer, string]>([
    ['a document type', ofacPlain({ count: 1 }).replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>'), 'document type'],
    ['entities that grow', `<!DOCTYPE lolz [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${unFull({ count: 1 })}`, 'document type'],
    ['an entity from elsewhere', unFull({ count: 1 }).replace('TEST', '&xxe;'), 'reference'],
    ['another namespace', ofacPlain({ count: 1 }).replace('https://sanctionslistservice.ofac', 'https://other.example'), 'namespace'],
    ['no namespace', euFull({ count: 1 }).replace(/ xmlns="[^"]*"/, ''), 'namespace'],
    ['a namespace where there is none', unFull({ count: 1 }).replace('<CONSOLIDATED_LIST', '<CONSOLIDATED_LIST xmlns="urn:x"'), 'namespace'],
    ['a prefix that is not declared', unFull({ count: 1 }).replace(/DATAID>/g, 'x:DATAID>'), 'namespace'],
    ['another encoding', ukXml({ count: 1 }).replace('utf-8', 'windows-1252'), 'windows-1252'],
    ['UTF-16', Buffer.from(`\ufeff${ukXml({ count: 1 })}`, 'utf16le'), 'UTF-8'],
    ['bytes of another encoding', Buffer.from(unFull({ count: 1 }).replace('Iceland', 'Ísland'), 'latin1'), 'UTF-8'],
    ['two roots', `${unFull({ count: 1 })}${unFull({ count: 1 })}`, 'after the end'],
    ['a control character', unFull({ count: 1 }).replace('TEST', 'T\u0001'), 'control'],
    ['an attribute twice', unFull({ count: 1 }).replace('dateGenerated', 'dateGenerated="2026-01-01" dateGenerated'), 'well-formed'],
    ['a day that is none', unFull({ count: 1, publishedOn: '2026-02-31' }), 'when it was published'],
  ])('with %s is refused by a sentence', async (_, content, sentence) => {
    await expect(read(content)).rejects.toMatchObject({ status: 400, code: 'LIST_UNREADABLE', message: expect.stringContaining(sentence) });
  });

  const { first, last } = inventedName(1);
  const coded = [...first].map((letter) => `&#x${letter.charCodeAt(0).toString(16)};`).join('');
  it.each<[string, string]>([
    ['a > in an attribute', '<FIRST_NAME note="x>y" other=\'"/>\'>'], ['blanks in a tag', '<FIRST_NAME\n  >'],
    ['a comment with signs of its own', '<FIRST_NAME><!-- a > b & <c> -->'], ['an instruction', '<?x a > b?><FIRST_NAME>'],
    ['elements that nobody asked for', '<NOTE a="1>0"/><FIRST_NAME>'],
  ])('with %s is read as what it is', async (_, opening) => {
    for (const piece of [1, CHUNK]) {
      const [party] = (await read(unFull({ count: 1 }).replace('<FIRST_NAME>', opening), {}, piece)).parties;
      expect(party?.names[0]?.name).toBe(`${first} ${last}`);
    }
  });

  it.each<[string, string, string]>([
    ['a section of plain text', `<![CDATA[${first}]]>`, first], ['a section within a name', `${first} <![CDATA[A&B]]> x`, `${first} A&B x`],
    ['the entities that all XML has', '&lt;O&apos;Test &amp; &quot;Son&quot;&gt;', '<O\'Test & "Son">'],
    ['letters by their numbers', coded, first], ['a letter beyond the first plane', '&#x1F642;', '\u{1F642}'],
  ])('with %s is read as what it says', async (_, written, said) => {
    for (const piece of [1, CHUNK]) {
      const file = unFull({ count: 1 }).replace(/<FIRST_NAME>[^<]*/, `<FIRST_NAME>${written}`);
      expect((await read(file, {}, piece)).parties[0]?.names[0]?.name).toBe(`${said} ${last}`);
    }
  });

  it('is the same whether its elements have a prefix or none', async () => {
    const file = euFull({ count: 2 });
    const prefixed = file.replace(/<(\/?)(?=\w)/g, '<$1eu:').replace(' xmlns="', ' xmlns:eu="');
    expect((await read(prefixed)).parties).toEqual((await read(file)).parties);
  });

  it('with elements of another namespace among its own does not hear what they say', async () => {
    const file = unFull({ count: 1 }).replace('<FIRST_NAME>', '<x:FIRST_NAME xmlns:x="urn:x">Nobody</x:FIRST_NAME><FIRST_NAME>');
    expect((await read(file)).parties[0]?.names[0]?.name).toBe(`${inventedName(1).first} ${inventedName(1).last}`);
  });

  it.each<[string, string, string]>([
    ['no headings', 'a,b\r\n1,2', 'headings'], ['nothing', '', 'headings'],
    ['an open quote', `${nationalRows({ count: 1 })}\r\n"2,person,`, 'breaks off'],
    ['a quote inside a cell', nationalRows({ count: 1 }).replace('1,person', '1,per"son'), 'quote'],
    ['more cells than headings', `${nationalRows({ count: 1 })},more,and more`, 'more cells'],
    ['a list that nobody knows', nationalRows({ count: 1 }, 'mars-local'), 'list'],
    ['another publisher’s list', nationalRows({ count: 1 }, 'ofac-sdn'), 'none of the list'],
    ['no count', nationalRows({ count: 1 }).replace('entries,1', 'entries,'), 'entries'],
    ['no day', nationalRows({ count: 1 }).replace('2026-11-20', 'yesterday'), 'published'],
    ['a kind that is none', nationalRows({ count: 1 }).replace('person', 'alien'), 'kind'],
    ['an entry without a name', nationalRows({ count: 1 }).replace(/person,[^,]*/, 'person,'), 'no name'],
    ['an entry without a number', nationalRows({ count: 1 }).replace('\r\n1,', '\r\n,'), 'no number'],
  ])('in rows with %s is refused by a sentence', async (_, content, sentence) => {
    await expect(read(content, { isRows: true })).rejects.toMatchObject({
      status: 400, message: expect.stringContaining(sentence) });
  });

  it.each(FORMATS)('of the form of %s is known without being told whether it holds tags or rows', async (_, write, source) => {
    expect(await read(write({ count: 2 }), {}, 11)).toMatchObject({ source });
  });

  it('is the list that its sender says where the file may be one of two, and never another', async () => {
    expect(await read(ofacPlain({ count: 1 }), { source: 'ofac-consolidated' })).toMatchObject({ source: 'ofac-consolidated' });
    await expect(read(ofacAdvanced({ count: 1 }), { source: 'ofac-consolidated' })).rejects.toThrow('not ofac-consolidated');
    await expect(read(unFull({ count: 1 }), { source: 'ofac-sdn' })).rejects.toThrow('ofac-sdn');
  });

  it('keeps the birth dates of a party and of its aliases', async () => {
    expect((await read(unFull({ count: 1 }))).parties[0]?.births).toEqual(['1930', '1941']);
    expect((await read(ofacAdvanced({ count: 1 }))).parties[0]?.births).toEqual(['1941']);
    expect((await read(euFull({ count: 2 }))).parties.map(({ births }) => births)).toEqual([['1941-04-28'], ['circa 1942']]);
  });

  it('in the advanced model whose tables do not meet is refused', async () => {
    const file = ofacAdvanced({ count: 2 });
    await expect(read(file.replace('ProfileID="2"', 'ProfileID="1"'))).rejects.toThrow('stands on no list');
    await expect(read(file.replace('ProfileID="2"', 'ProfileID="3"'))).rejects.toThrow(/no list|nothing of it/);
  });

  // The largest of the publishers' files each time; those of all of them where time allows.
  it.each(IS_LONG ? FORMATS : FORMATS.slice(1, 2))('of the form of %s is read in the publishers’ own size', async (_, write, __, form) => {
    const { parties } = await read(write({ count: 20_000 }), { isRows: form === 'csv' });
    expect(parties).toHaveLength(20_000);
  }, 120_000);
});
