import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Document, Font, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { ACCENT, INK, MUTED } from './colours.ts';
import { drawLine } from './draw-line.ts';
import type { PdfBlock, PdfColumn, PdfDocument } from './pdf-document.ts';
import { phrase } from './phrase.ts';
import { styles } from './sheet-styles.ts';
import { unpackFont } from './unpack-font.ts';

const WEIGHTS = [400, 600] as const;
const MEASURE = 515;
// Letters come joined and with their dots, which must not be taken apart again; figures stand in columns.
const FEATURES = { ccmp: 0, kern: 0, tnum: 1 };

const asAddress = (font: Buffer): string => `data:font/ttf;base64,${font.toString('base64')}`;

// A heading stands on the page of what it heads.
const COMPANY = { minPresenceAhead: 60 };

const FAMILIES = {
  'Latin': '@fontsource/inter/files/inter-latin',
  'Latin Extended': '@fontsource/inter/files/inter-latin-ext',
  'Arabic': '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic',
};

// Each document has fonts of its own: they keep what they learnt of the glyphs of one, and would leave letters out of
// the next.
const registerFonts = (): void => {
  const { resolve } = createRequire(import.meta.url);
  const registered = Font.getRegisteredFonts();
  for (const [family, file] of Object.entries(FAMILIES)) {
    Reflect.deleteProperty(registered, family);
    Font.register({ family, fonts: WEIGHTS.map((fontWeight) =>
      ({ src: asAddress(unpackFont(readFileSync(resolve(`${file}-${fontWeight}-normal.woff`)))), fontWeight })) });
  }
  Font.registerHyphenationCallback((word) => [word]);
};

/** Typesets a document; the same document always becomes the same bytes. */
export const typeset = async (document: PdfDocument): Promise<Buffer> => {
  registerFonts();
  const createdAt = new Date(document.createdAt);
  const sheet = new Sheet(document);
  return renderToBuffer(h(Document, {
    title: document.title, author: 'Connect', creator: 'Connect', producer: 'Connect', language: document.language,
    creationDate: createdAt, modificationDate: createdAt,
  }, h(Page, { size: 'A4', style: styles.page }, sheet.head(), ...document.blocks.map(sheet.block), sheet.foot())));
};

/** Sets the blocks of one document in its direction. */
class Sheet {
  private readonly document: PdfDocument;
  private readonly isArabic: boolean;

  constructor(document: PdfDocument) {
    this.document = document;
    this.isArabic = document.language === 'ar';
  }

  head(): ReactElement {
    return h(View, { style: styles.head },
      this.text(this.document.title, styles.title), this.text(this.document.subtitle, styles.subtitle));
  }

  foot(): ReactElement {
    return h(View, { style: [styles.foot, this.row], fixed: true },
      this.text(this.document.footer, { width: '85%' }),
      h(Text, { style: { width: '15%', textAlign: this.end }, render: ({ pageNumber, totalPages }) =>
        `${String(pageNumber)} / ${String(totalPages)}` }));
  }

  readonly block = (block: PdfBlock, index: number): ReactElement =>
    h(View, { key: index, style: styles[`${block.kind}Block`], ...(block.kind === 'heading' && COMPANY) },
      ...this.parts(block));

  private parts(block: PdfBlock): ReactElement[] {
    switch (block.kind) {
      case 'heading': return [this.text(block.text, styles.heading)];
      case 'paragraph': return [this.text(block.text, {})];
      case 'note': return [this.text(block.text, styles.note)];
      case 'list': return block.items.map((item, n) => h(View, { key: n, style: [styles.item, this.row] },
        h(View, { style: styles.bullet }), this.text(item, { flexGrow: 1, flexBasis: 0 })));
      case 'figures': return [this.figures(block.figures)];
      case 'facts': return this.table(FACT_COLUMNS, block.facts.map(({ label, value }) => [label, value]), false);
      case 'table': return this.table(block.columns, block.rows, true);
      case 'bars': return block.bars.map(this.bar);
      case 'line': return [
        drawLine(this.isArabic ? block.points.toReversed() : block.points, MEASURE),
        h(View, { key: 'ends', style: [styles.ends, this.row] },
          this.text(block.from, {}), this.text(block.to, { textAlign: this.end })),
      ];
    }
  }

  private figures(figures: readonly { label: string; value: string; note?: string }[]): ReactElement {
    return h(View, { style: [styles.figures, this.row] }, ...figures.map(({ label, value, note }, n) =>
      h(View, { key: n, style: styles.figure },
        this.text(label, { color: MUTED, fontSize: 8.5 }), this.text(value, styles.value),
        this.text(note ?? ' ', { color: MUTED, fontSize: 7.5 }))));
  }

  private readonly bar = ({ label, value, share }: { label: string; value: string; share: number }, n: number) =>
    h(View, { key: n, style: [styles.bar, this.row] },
      this.text(label, { width: '32%' }),
      h(View, { style: [styles.track, this.row] },
        h(View, { style: { width: percent(share), backgroundColor: ACCENT } })),
      this.text(value, { width: '26%', textAlign: this.end }));

  // A row moves to the next page as a whole; that takes a row without any word on being fixed.
  private table(columns: readonly PdfColumn[], rows: readonly string[][], hasHead: boolean): ReactElement[] {
    const whole = columns.reduce((sum, column) => sum + column.share, 0);
    const line = (cells: readonly string[], key: string, isHead: boolean): ReactElement =>
      h(View, {
        key, wrap: false, ...(isHead && { fixed: true }),
        style: [isHead ? styles.tableHead : styles.tableRow, this.row],
      },
        ...columns.map((column, n) => this.text(cells[n] ?? '', {
          width: percent(column.share / whole), paddingRight: 4, paddingLeft: 4,
          textAlign: column.align === 'end' ? this.end : this.start,
          ...(isHead ? { color: MUTED, fontWeight: 600 } : { color: INK }),
        })));
    const body = rows.map((cells, n) => line(cells, String(n), false));
    return hasHead ? [line(columns.map((column) => column.title), 'head', true), ...body] : body;
  }

  private text(text: string, style: object): ReactElement {
    const direction = this.isArabic ? 'rtl' as const : 'ltr' as const;
    return h(Text, { style: { textAlign: this.start, direction, fontFeatureSettings: FEATURES, ...style } },
      phrase(text, this.document.language));
  }

  private get row(): { flexDirection: 'row' | 'row-reverse' } {
    return { flexDirection: this.isArabic ? 'row-reverse' : 'row' };
  }

  private get start(): 'left' | 'right' {
    return this.isArabic ? 'right' : 'left';
  }

  private get end(): 'left' | 'right' {
    return this.isArabic ? 'left' : 'right';
  }
}

const percent = (share: number): string => `${(Math.min(Math.max(share, 0), 1) * 100).toFixed(3)}%`;

const FACT_COLUMNS: PdfColumn[] = [{ title: '', share: 2 }, { title: '', share: 3 }];
