import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDF } from '@libpdf/core';
import { ACCENT, GROUND, INK, LINE, MUTED } from './colours.ts';
import { A4, Leaf } from './leaf.ts';
import type { PdfColumn, TableDocument } from './pdf-document.ts';
import { type Fonts, type Run, setLines, widthOf } from './set-lines.ts';
import { unpackFont } from './unpack-font.ts';

interface TextStyle { size: number; fonts: Fonts; colour: string }
type Cells = Run[][][];

const SIDE = 40;
const TOP = 44;
const BOTTOM = A4.height - 60;
const FOOT = 795;
const MEASURE = A4.width - 2 * SIDE;
const LINE_HEIGHT = 1.45;
/** How far beneath the middle of its line a letter of size 1 stands. */
const BELOW_MIDDLE = 0.36;
const GAP = { block: 6, cell: 4, row: 3 };
const FACTS: PdfColumn[] = [{ title: '', share: 2 }, { title: '', share: 3 }];
const FONT_FILES = [
  '@fontsource/inter/files/inter-latin', '@fontsource/inter/files/inter-latin-ext',
  '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic',
];

/** Draws a document page by page. No two files are the same: each gives its cut of the fonts a name of its own. */
export const drawTable = async (document: TableDocument): Promise<Uint8Array> => {
  const paper = new Paper(document);
  paper.head();
  for (const block of document.blocks) paper.block(block);
  return paper.finish();
};

const embed = (pdf: PDF, weight: 400 | 600): Fonts => {
  const { resolve } = createRequire(import.meta.url);
  return FONT_FILES.map((file) =>
    pdf.embedFont(unpackFont(readFileSync(resolve(`${file}-${weight}-normal.woff`)))));
};

/** Sheets that are filled from the top, a new one when the next row has no room. */
class Paper {
  private readonly pdf = PDF.create();
  private readonly plain = embed(this.pdf, 400);
  private readonly bold = embed(this.pdf, 600);
  private readonly leaves: Leaf[] = [];
  private readonly document: TableDocument;
  /** How far down the sheet is filled, in points. */
  private filled = BOTTOM;

  constructor(document: TableDocument) {
    this.document = document;
  }

  head(): void {
    const { title, subtitle } = this.document;
    this.paragraph(title, { size: 20, fonts: this.bold, colour: ACCENT });
    this.paragraph(subtitle, { size: 10, fonts: this.plain, colour: MUTED });
    this.filled += 8;
    this.rule(this.filled, ACCENT, 2);
    this.filled += 12;
  }

  block(block: TableDocument['blocks'][number]): void {
    const text = { size: 8.5, fonts: this.plain, colour: INK };
    if (block.kind === 'note') this.paragraph(block.text, { ...text, colour: MUTED });
    if (block.kind === 'facts') this.rows(FACTS, block.facts.map(({ label, value }) => [label, value]), text, null);
    if (block.kind === 'table') {
      const heading = { ...text, fonts: this.bold, colour: MUTED };
      const titles = this.cells(block.columns, block.columns.map(({ title }) => title), heading);
      this.rows(block.columns, block.rows, text, () => { this.row(block.columns, titles, heading, GROUND); });
    }
    this.filled += GAP.block;
  }

  async finish(): Promise<Uint8Array> {
    const { title, footer, language, createdAt } = this.document;
    const small = { size: 7, fonts: this.plain, colour: MUTED };
    const columns: PdfColumn[] = [{ title: '', share: 85 }, { title: '', share: 15, align: 'end' }];
    for (const [n, leaf] of this.leaves.entries()) {
      this.rule(FOOT, LINE, 0.5, leaf);
      const cells = this.cells(columns, [footer, `${n + 1} / ${this.leaves.length}`], small);
      this.write(columns, cells, { ...small, top: FOOT + 6 }, leaf);
      leaf.finish();
    }
    this.pdf.setTitle(title);
    this.pdf.setAuthor('Connect');
    this.pdf.setCreator('Connect');
    this.pdf.setProducer('Connect');
    this.pdf.setLanguage(language);
    this.pdf.setCreationDate(new Date(createdAt));
    this.pdf.setModificationDate(new Date(createdAt));
    return this.pdf.save({ subsetFonts: true });
  }

  private rows(columns: PdfColumn[], rows: readonly string[][], style: TextStyle, heading: (() => void) | null): void {
    for (const [n, row] of rows.entries()) {
      const cells = this.cells(columns, row, style);
      const isFull = this.makeRoom(heightOf(cells, style.size));
      if (n === 0 || isFull) heading?.();
      this.row(columns, cells, style, null);
    }
  }

  private paragraph(text: string, style: TextStyle): void {
    const column: PdfColumn[] = [{ title: '', share: 1 }];
    const cells = this.cells(column, [text], style, 0);
    this.makeRoom(heightOf(cells, style.size));
    this.write(column, cells, { ...style, top: this.filled }, this.leaf, 0);
    this.filled += heightOf(cells, style.size);
  }

  private row(columns: PdfColumn[], cells: Cells, style: TextStyle, ground: string | null): void {
    const height = heightOf(cells, style.size) + 2 * GAP.row;
    if (ground) this.leaf.fill({ left: SIDE, top: this.filled, width: MEASURE, height }, ground);
    this.write(columns, cells, { ...style, top: this.filled + GAP.row }, this.leaf);
    this.filled += height;
    if (!ground) this.rule(this.filled, LINE, 0.5);
  }

  private cells(columns: PdfColumn[], texts: readonly string[], style: TextStyle, gap = GAP.cell): Cells {
    const shares = sharesOf(columns);
    return texts.map((text, n) => setLines(text, {
      ...style, width: (shares[n] ?? 0) * MEASURE - 2 * gap, language: this.document.language,
    }));
  }

  private write(
    columns: PdfColumn[], cells: Cells, { size, colour, top }: TextStyle & { top: number }, leaf: Leaf,
    gap = GAP.cell,
  ): void {
    const isArabic = this.document.language === 'ar';
    let before = 0;
    for (const [n, share] of sharesOf(columns).entries()) {
      const width = share * MEASURE;
      const left = SIDE + (isArabic ? MEASURE - before - width : before);
      const isRight = (columns[n]?.align === 'end') !== isArabic;
      for (const [at, line] of (cells[n] ?? []).entries()) {
        leaf.write(line, {
          left: isRight ? left + width - gap - widthOf(line) : left + gap,
          baseline: top + (at + 0.5) * size * LINE_HEIGHT + size * BELOW_MIDDLE, size, colour,
        });
      }
      before += width;
    }
  }

  private rule(top: number, colour: string, height: number, leaf = this.leaf): void {
    leaf.fill({ left: SIDE, top, width: MEASURE, height }, colour);
  }

  /** Begins a new sheet where so much more would not fit, and tells whether it did. */
  private makeRoom(height: number): boolean {
    if (this.filled + height + 2 * GAP.row <= BOTTOM) return false;
    this.leaves.push(new Leaf(this.pdf));
    this.filled = TOP;
    return true;
  }

  private get leaf(): Leaf {
    const leaf = this.leaves.at(-1);
    if (!leaf) throw new Error('Nothing was drawn yet.');
    return leaf;
  }
}

const heightOf = (cells: Cells, size: number): number =>
  Math.max(...cells.map((lines) => lines.length)) * size * LINE_HEIGHT;

const sharesOf = (columns: readonly PdfColumn[]): number[] => {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  return columns.map(({ share }) => share / whole);
};
