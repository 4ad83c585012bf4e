import { describe, expect, it } from '@jest/globals';
import { PDF } from '@libpdf/core';
import { generateKeyPairSync } from 'node:crypto';
import { itWith, needs } from '../../../../../tools/needs.mjs';
import { pdftotext } from '../../../test/pdftotext.ts';
import { keyIdOf } from '../signing-key.ts';
import { documentKeyOf } from './document-key.ts';
import type { Language, PdfDocument } from './pdf-document.ts';
import { printable } from './printable.ts';
import { readPdfSignature } from './read-pdf-signature.ts';
import { renderPdf, renderPdfs } from './render-pdf.ts';
import { signPdf } from './sign-pdf.ts';

const SENTENCES = [
  'الزكاة المدفوعة إلى المستفيد', 'لا إله إلا هو ولأن الآن للأمة', 'خطأ في تحقق الشيء المسؤول عنه كهيئة',
  'لا تدفع فالتاجر يقدم القمار والدفعات المفتوحة عند نهاية الفترة',
];
const MIXED = [
  'رقم ١٢٣ و ١٬٢٣٤٫٥٠ ثم ٩٨٧', 'المبلغ 1,234,567.89 AED (درهم) في 2026-07-01 10:20:30 بنسبة 98.5% وتغير -5.25 فقط.',
  'دفع Amina Said مبلغ 5000 إلى Acme (Holding) Ltd أمس', 'تجاوزت 72 ساعة، وأقدمها؛ متى؟ منذ 2035 ساعة: يبت فيها.',
];
const HOSTILE = [
  '#panic("x") #read("/etc/passwd") *bold* _thin_ $x^2$ `raw` <label> @label \\ // gone /* gone */ [a] {b} = c',
  '"}],"blocks":[{"kind":"paragraph","text":"', '%{#}%s\\u0041 ${process.env} {{x}} -- --- ... ~ tx_8x7',
];

const document = (language: Language): PdfDocument => ({
  language,
  title: language === 'ar' ? 'تقرير الامتثال' : 'Compliance report',
  subtitle: language === 'ar' ? 'من 2026-07-01 إلى 2026-09-30' : '2026-07-01 to 2026-09-30',
  footer: 'SHA-256', createdAt: '2026-10-01T00:00:00.000Z',
  blocks: [
    { kind: 'facts', facts: [{ label: language === 'ar' ? 'الزكاة' : 'Zakat', value: '1,234,567.89 AED' }] },
    { kind: 'figures', figures: [{ label: 'Score', value: '97.5%', note: 'of 12' }, { label: 'Refused', value: '3' }] },
    { kind: 'heading', text: 'Rules' }, { kind: 'list', items: ['First', 'Second'] },
    { kind: 'table', columns: [{ title: 'Rule', share: 1 }, { title: '%', share: 1, align: 'end' }],
      rows: [['RB-01', '98.5%']] },
    { kind: 'bars', bars: [{ label: 'Standard', value: '62', share: 0.62 }] },
    { kind: 'line', points: [98, null, 40], from: '2026-07-01', to: '2026-09-30' },
  ],
});

const paragraphs = (language: Language, texts: readonly string[]): PdfDocument =>
  ({ ...document(language), blocks: texts.map((text) => ({ kind: 'paragraph', text })) });

const without = (text: string): string => text.replaceAll(/\s/g, '');

const pagesOf = async (file: Uint8Array): Promise<string[]> =>
  (await PDF.load(file)).getPages().map((page) => page.extractText().text);

const [english, arabic] = await renderPdfs([document('en'), document('ar')]);
/** The document in each language. */
const files = { en: english!, ar: arabic! };

describe('the typesetter', () => {
  it.each([
    ['en', '7 AED é ñ ż – fj', 'Ünïcode Š Ł ė — “q” fi ffl'],
    ['ar', 'لا إله محمّد الأمة الآن شيء', 'ثَوْبٌ جميل لأن الإسلام ء ئ ؤ'],
  ] as const)('makes the same bytes of the same document, whatever it sets before (%s)', async (language, ...titles) => {
    const [before, next] = titles.map((title): PdfDocument => ({ ...document(language), title }));
    const [alone, together] = await Promise.all([renderPdf(next!), renderPdfs([before!, next!, next!])]);
    expect(together.map((file) => file.equals(alone))).toEqual([false, true, true]);
  });

  it.each(['en', 'ar'] as const)('names language, title and parts for those who do not see, and our fonts alone (%s)',
    (language) => {
      const file = files[language].toString('latin1');
      for (const part of ['/StructTreeRoot', '/Marked true', '/H1', '/H2', '/Table', '/TH', '/LI']) {
        expect(file).toContain(part);
      }
      expect(file).toContain(`/Lang (${language})`);
      const fonts = [...file.matchAll(/\/BaseFont\s*\/[A-Z]{6}\+([\w-]+)/g)].map(([, name]) => name);
      const allowed = ['Inter-Regular', 'Inter-SemiBold', 'Amiri-Regular', 'Amiri-Bold'];
      expect(fonts.length).toBeGreaterThan(1);
      expect(fonts.filter((name) => !allowed.includes(name!))).toEqual([]);
    });

  it('reports a document it cannot set', async () => {
    await expect(renderPdf({ ...document('en'), createdAt: 'never' })).rejects.toThrow();
    const blocks = [{ kind: 'figures', figures: [] }] as PdfDocument['blocks'];
    await expect(renderPdf({ ...document('en'), blocks })).rejects.toThrow('cannot be set');
  });

  it('refuses what nobody would read, and gives up what takes too long', async () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => [`row-${n}`, 'some words of the audit log, '.repeat(4)]);
    const blocks: PdfDocument['blocks'] = [{ kind: 'table', columns: [{ title: 'Row', share: 1 }], rows }];
    await expect(renderPdf({ ...document('en'), blocks })).rejects.toMatchObject({ status: 422, code: 'DOCUMENT_TOO_LARGE' });
    await expect(renderPdfs([document('en')], 1)).rejects.toThrow('out of time');
  });
});

describe('the text of a document', () => {
  itWith(it, needs.pdftotext)('comes out of an Arabic one as letters in the order in which they are read', async () => {
    const file = await renderPdf(paragraphs('ar', [...SENTENCES, ...MIXED]));
    const [byPlaces, byFile] = [pdftotext(file), pdftotext(file, 'file')];
    expect(byPlaces).not.toMatch(/[\ufb50-\ufdff\ufe70-\ufeff]/);
    for (const sentence of [...SENTENCES, 'تقرير الامتثال']) expect(byPlaces).toContain(sentence);
    for (const sentence of [...SENTENCES, ...MIXED]) expect(without(byFile)).toContain(without(sentence));
    const words = [...SENTENCES, ...MIXED].join(' ').match(/[\u0620-\u064a]+|[\u0660-\u066c]+|[\w.,:%-]*\w%?/g) ?? [];
    expect(words.length).toBeGreaterThan(40);
    expect(words.filter((word) => !byPlaces.includes(word))).toEqual([]);
  });

  itWith(it, needs.pdftotext)('is found in both languages, whatever it stands in', async () => {
    for (const [language, title] of [['en', 'Compliance report'], ['ar', 'تقرير الامتثال']] as const) {
      const words = pdftotext(await renderPdf(document(language)));
      for (const figure of [title, '2026-07-01', '2026-09-30', '1,234,567.89 AED', '98.5%', '97.5%', 'RB-01', 'SHA-256']) {
        expect(words).toContain(figure);
      }
    }
  });

  itWith(it, needs.pdftotext)('is set as it is, and never obeyed', async () => {
    for (const language of ['en', 'ar'] as const) {
      const words = pdftotext(await renderPdf(paragraphs(language, HOSTILE)));
      for (const text of HOSTILE) expect(without(words)).toContain(without(text));
    }
  });

  itWith(it, needs.pdftotext)('holds nothing unseen, and stands letters that no font has', async () => {
    const text = 'safe \u202eexe.fdp\u202c \u0000\u0007\u200b\u2066x\u2069 tab\tend \ud800 Paid 𐍈 漢 😀 nobody';
    for (const language of ['en', 'ar'] as const) {
      const words = pdftotext(await renderPdf(paragraphs(language, [text])));
      expect(words).toContain('safe exe.fdp x tab end');
      expect(words).toMatch(/Paid.*nobody/);
    }
  });

  it('has whole letters, in one form each', () => {
    expect(printable('\ufee3\ufea4\ufee4\ufeaa مُحَمَّد مـحـمـد')).toBe('محمد محمد محمد');
    expect(printable('e\u0301\r\na\u2028b\tc\u00ad\ufeff')).toBe('é\na\nb c');
    expect(printable('\u202e\u061c\u0007\ud800')).toBe('\ufffd');
    expect(printable('1,000 AED گچپی')).toBe('1,000\u00a0AED گچپی');
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

  it('cuts a word that is longer than its line, and ends no other one early', async () => {
    const word = 'W'.repeat(200);
    const blocks: PdfDocument['blocks'] = [
      { kind: 'note', text: `before ${word} after` },
      { kind: 'table', columns: [{ title: 'Administrator', share: 14 }, { title: 'x', share: 86 }],
        rows: [['administrator', ''], [word, 'y']] },
    ];
    const [page = ''] = await pagesOf(await renderPdf({ ...table('en'), blocks }));
    expect(page).not.toContain('W'.repeat(80));
    expect(page.match(/W/g)).toHaveLength(400);
    expect(page).toMatch(/before\sW+/);
    expect(page).toContain('administrator');
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
