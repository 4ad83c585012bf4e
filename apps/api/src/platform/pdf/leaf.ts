import { ops, type PDF, type PDFPage, PdfString } from '@libpdf/core';
import type { Run } from './set-lines.ts';

type Operator = ReturnType<typeof ops.fill>;

/** A place or an extent on a leaf in points, measured from its upper left corner. */
export interface Box { left: number; top: number; width: number; height: number }

/** Width and height of A4 in points. */
export const A4 = { width: 595.28, height: 841.89 };

/** One page. What is drawn on it is written into the file at once, since the library makes a piece of every call. */
export class Leaf {
  private readonly page: PDFPage;
  private readonly drawn: Operator[] = [];

  constructor(pdf: PDF) {
    this.page = pdf.addPage(A4);
  }

  /** Writes runs one after another; `baseline` is the height of the line they stand on. */
  write(runs: readonly Run[], { left, baseline, size, colour }: {
    left: number; baseline: number; size: number; colour: string;
  }): void {
    let x = left;
    this.drawn.push(ops.beginText(), ops.setNonStrokingRGB(...shares(colour)));
    for (const { text, font, width } of runs) {
      this.drawn.push(
        ops.setFont(`/${this.page.registerFont(font)}`, size),
        ops.setTextMatrix(1, 0, 0, 1, x, A4.height - baseline),
        ops.showText(PdfString.fromBytes(Uint8Array.from(
          font.encodeTextToGids(text).flatMap((glyph) => [glyph >> 8, glyph & 255])))),
      );
      x += width;
    }
    this.drawn.push(ops.endText());
  }

  /** Fills a box with a colour. */
  fill({ left, top, width, height }: Box, colour: string): void {
    this.drawn.push(
      ops.setNonStrokingRGB(...shares(colour)), ops.rectangle(left, A4.height - top - height, width, height),
      ops.fill(),
    );
  }

  /** Puts everything that was drawn into the file. */
  finish(): void {
    this.page.drawOperators(this.drawn);
  }
}

const shares = (hex: string): [number, number, number] => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  return [red, green, blue];
};
