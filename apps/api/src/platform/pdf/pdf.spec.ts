import { describe, expect, it } from '@jest/globals';
import { PDF } from '@libpdf/core';
import { generateKeyPairSync } from 'node:crypto';
import { shapeArabic } from './arabic-shape.ts';
import { keyIdOf } from '../signing-key.ts';
import { documentKeyOf } from './document-key.ts';
import type { Language, PdfDocument } from './pdf-document.ts';
import { readPdfSignature } from './read-pdf-signature.ts';
import { renderPdf, renderPdfs } from './render-pdf.ts';
import { signPdf } from './sign-pdf.ts';

const document = (language: Language): PdfDocument => ({
  language,
  title: language === 'ar' ? 'تقرير الامتثال' : 'Compliance report',
  subtitle: language === 'ar' ? 'من 2026-07-01 إلى 2026-09-30' : '2026-07-01 to 2026-09-30',
  footer: 'SHA-256', createdAt: '2026-10-01T00:00:00.000Z',
  blocks: [
    { kind: 'facts', facts: [{ label: language === 'ar' ? 'الزكاة' : 'Zakat', value: '1,234,567.89 AED' }] },
    { kind: 'table', columns: [{ title: 'Rule', share: 1 }, { title: '%', share: 1, align: 'end' }],
      rows: [['RB-01', '98.5%']] },
    { kind: 'line', points: [98, null, 40], from: '2026-07-01', to: '2026-09-30' },
  ],
});

const wordsOf = async (file: Uint8Array): Promise<string> =>
  (await PDF.load(file)).getPages().map((page) => page.extractText().text).join('\n');

const [english, arabic] = await renderPdfs([document('en'), document('ar')]);
/** The document in each language. */
const files = { en: english!, ar: arabic! };

describe('the typesetter', () => {
  it('gives Arabic letters the look their neighbours ask for', () => {
    expect(shapeArabic('من')).toBe('\ufee3\ufee6');
    expect(shapeArabic('دار')).toBe('\ufea9\ufe8d\ufead');
    expect(shapeArabic('شيء')).toBe('\ufeb7\ufef2\ufe80');
    expect(shapeArabic('الأمة')).toBe('\ufe8d\ufef7\ufee3\ufe94');
    expect(shapeArabic('مُحَمَّد 7')).toBe('\ufee3\ufea4\ufee4\ufeaa 7');
    expect(shapeArabic('Amina')).toBe('Amina');
  });

  it.each([
    ['en', '7 AED é ñ ż – fj', 'Ünïcode Š Ł ė — “q” fi ffl'],
    ['ar', 'لا إله محمّد الأمة الآن شيء', 'ثَوْبٌ جميل لأن الإسلام ء ئ ؤ'],
  ] as const)('makes the same bytes of the same document, whatever it sets before (%s)', async (language, ...titles) => {
    const [before, next] = titles.map((title): PdfDocument => ({ ...document(language), title }));
    const [alone, together] = await Promise.all([renderPdf(next!), renderPdfs([before!, next!, next!])]);
    expect(together.map((file) => file.equals(alone))).toEqual([false, true, true]);
  });

  it.each(['en', 'ar'] as const)('keeps figures unbroken (%s)', async (language) => {
    const words = (await wordsOf(files[language])).replaceAll(/[\u200e\u00a0]/g, ' ');
    for (const figure of ['2026-07-01', '2026-09-30', '1,234,567.89', 'AED', '98.5%', 'RB-01']) {
      expect(words).toContain(figure);
    }
  });

  it('reports a document it cannot set', async () => {
    await expect(renderPdf({ ...document('en'), createdAt: 'never' })).rejects.toThrow();
  });
});

describe('a document of words and tables', () => {
  const rows = Array.from({ length: 130 }, (_, n) => [
    `row-${n}`, n % 2 === 0 ? 'one line' : 'some words that are too many for the room of a single line (and a bracket)',
  ]);
  const table = (language: Language): PdfDocument => ({
    ...document(language),
    blocks: [
      { kind: 'facts', facts: [{ label: 'Rows', value: '130' }] },
      { kind: 'note', text: language === 'ar' ? 'ملاحظة (أولى) رقم 7' : 'A note' },
      { kind: 'table', columns: [{ title: 'Number', share: 1 }, { title: 'Words', share: 2 }], rows },
    ],
  });
  const pagesOf = async (file: Uint8Array): Promise<string[]> =>
    (await PDF.load(file)).getPages().map((page) => page.extractText().text);

  it.each(['en', 'ar'] as const)('shows every row once and in its place, beneath the heads of its columns (%s)',
    async (language) => {
      const pages = await pagesOf(await renderPdf(table(language)));
      expect(pages.length).toBeGreaterThan(3);
      expect(pages.join('\n').match(/row-\d+/g)).toEqual(rows.map(([name]) => name));
      for (const [n, page] of pages.entries()) {
        expect(page).toContain('Number');
        expect(page).toContain(`${n + 1} / ${pages.length}`);
        expect(page).toContain('SHA-256');
      }
    });

  it('reads Arabic from right to left, with its figures and brackets as they are read', async () => {
    const [page = ''] = await pagesOf(await renderPdf(table('ar')));
    const note = shapeArabic('ملاحظة (أولى) رقم 7');
    const seen = [...note].reverse().join('').replaceAll(/[()]/g, (bracket) => (bracket === '(' ? ')' : '('));
    expect(page.replaceAll(/\s+/g, '')).toContain(seen.replaceAll(/\s+/g, ''));
  });

  it('breaks a word that is longer than its line', async () => {
    const word = 'W'.repeat(200);
    const blocks: PdfDocument['blocks'] = [{ kind: 'note', text: `before ${word} after` }];
    const [page = ''] = await pagesOf(await renderPdf({ ...table('en'), blocks }));
    expect(page).not.toContain(word);
    expect(page.replaceAll(/\s/g, '')).toContain(`before${word}after`);
  });

  it('writes a letter that no font has as a question mark', async () => {
    const [page = ''] = await pagesOf(await renderPdf({ ...table('en'), title: 'Paid 𐍈 and 漢' }));
    expect(page).toContain('Paid ? and ?');
  });
});

describe('the signature of a document', () => {
  const key = documentKeyOf(generateKeyPairSync('ed25519').privateKey);
  const signing = { reason: 'Issued', at: new Date('2026-10-02T00:00:00Z') };

  it('leaves the document as it was and covers all of it', async () => {
    const unsigned = files.en;
    const signed = await signPdf(unsigned, key, signing);
    expect(signed.subarray(0, unsigned.length).equals(unsigned)).toBe(true);
    const signature = readPdfSignature(signed);
    expect(signature?.isIntact).toBe(true);
    expect(keyIdOf(signature!.publicKey)).toBe(keyIdOf(key.publicKey));
    expect(readPdfSignature(unsigned)).toBeNull();
    expect(readPdfSignature(Buffer.concat([signed, Buffer.from('\n% more')]))?.isIntact).toBe(false);
  });

  it('breaks with every byte of the document that changes', async () => {
    const signed = await signPdf(files.en, key, signing);
    const start = signed.indexOf('/Contents <') + 11;
    const covered = [...signed.keys()].filter((at) => at < start - 1 || at > signed.indexOf('>', start));
    for (let n = 0; n < 1000; n++) {
      const changed = Buffer.from(signed);
      const at = covered[(n * 7919) % covered.length] ?? 0;
      changed[at] = (changed[at] ?? 0) ^ (1 << (n % 8));
      expect(readPdfSignature(changed)?.isIntact ?? false).toBe(false);
    }
  });

  it('is derived from the signing key alone', () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const keys = [documentKeyOf(privateKey), documentKeyOf(privateKey)];
    const [once, again] = keys.map(({ publicKey }) => keyIdOf(publicKey));
    expect(again).toBe(once);
    expect(once).not.toBe(keyIdOf(key.publicKey));
  });
});
