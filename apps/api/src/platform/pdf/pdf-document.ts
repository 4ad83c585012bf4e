/** The languages documents are written in; Arabic ones read from right to left. */
export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One column of a table, with its part of the table's width and the side its words stand on. */
export interface PdfColumn {
  title: string;
  share: number;
  align?: 'start' | 'end';
}

/** One part of a document, as plain data: it is typeset in a thread of its own. */
export type PdfBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'figures'; figures: { label: string; value: string; note?: string }[] }
  | { kind: 'facts'; facts: { label: string; value: string }[] }
  | { kind: 'table'; columns: PdfColumn[]; rows: string[][] }
  /** Each bar fills its share (0 to 1) of the line. */
  | { kind: 'bars'; bars: { label: string; value: string; share: number }[] }
  /** A line over time between 0 and 100; a point without a value leaves a gap. */
  | { kind: 'line'; points: (number | null)[]; from: string; to: string };

/** A document before it is typeset. The same document always becomes the same bytes. */
export interface PdfDocument {
  language: Language;
  title: string;
  subtitle: string;
  /** What stands at the foot of each page beside the page number. */
  footer: string;
  /** The moment the file says it was made, as an ISO timestamp. */
  createdAt: string;
  blocks: PdfBlock[];
}
