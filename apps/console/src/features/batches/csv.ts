/** One field of a table; quotes around it say that nothing in it divides anything. */
export interface Cell {
  text: string;
  isQuoted: boolean;
}

/** One row of a table, with the line it begins on. */
export interface CsvRow {
  line: number;
  cells: Cell[];
  /** What divides the fields; null while there has been one field only. */
  delimiter: string | null;
  /** A quote is opened and never closed, or something follows the closed one. */
  isBroken: boolean;
}

const unquoted = /[^,;|\t"\r\n]*/y;
const lineEnd = /\r\n|\n|\r/g;

/**
 * Reads a table of fields as spreadsheets write it. Where nothing says what divides them, the first comma, semicolon or
 * tab divides all of them. Empty lines are passed over, but counted.
 */
export function parseCsv(text: string, delimiter: string | null = null): CsvRow[] {
  const reader = new Reader(text.startsWith('\ufeff') ? text.slice(1) : text, delimiter);
  const rows: CsvRow[] = [];
  while (!reader.isAtEnd) {
    const row = reader.readRow();
    if (row.cells.some((cell) => cell.isQuoted || cell.text.trim() !== '')) rows.push(row);
  }
  return rows;
}

class Reader {
  private at = 0;
  private line = 1;

  constructor(private readonly text: string, private delimiter: string | null) {}

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  readRow(): CsvRow {
    const row: CsvRow = { line: this.line, cells: [], delimiter: null, isBroken: false };
    do {
      row.cells.push(this.readCell(row));
    } while (this.takeDelimiter());
    row.delimiter = this.delimiter;
    this.takeLineEnd();
    return row;
  }

  private readCell(row: CsvRow): Cell {
    const blanks = /[ ]*"/y;
    blanks.lastIndex = this.at;
    if (blanks.test(this.text)) {
      this.at = blanks.lastIndex;
      return { text: this.readQuoted(row), isQuoted: true };
    }
    return { text: this.readPlain(), isQuoted: false };
  }

  private readQuoted(row: CsvRow): string {
    let content = '';
    for (;;) {
      const quote = this.text.indexOf('"', this.at);
      const end = quote === -1 ? this.text.length : quote;
      content += this.text.slice(this.at, end);
      this.at = quote === -1 ? end : end + 1;
      if (quote === -1 || this.text[this.at] !== '"') {
        this.line += content.match(lineEnd)?.length ?? 0;
        if (this.readPlain().trim() !== '' || quote === -1) row.isBroken = true;
        return content;
      }
      content += '"';
      this.at += 1;
    }
  }

  /** Reads up to the next delimiter or the end of the line; other signs that could divide are part of the field. */
  private readPlain(): string {
    const start = this.at;
    for (;;) {
      unquoted.lastIndex = this.at;
      unquoted.test(this.text);
      this.at = unquoted.lastIndex;
      if (this.isAtEnd || this.isLineEnd() || this.isDelimiter()) return this.text.slice(start, this.at);
      this.at += 1;
    }
  }

  private isLineEnd(): boolean {
    return this.text[this.at] === '\n' || this.text[this.at] === '\r';
  }

  private isDelimiter(): boolean {
    const sign = this.text[this.at] ?? '';
    return this.delimiter === null ? ',;\t'.includes(sign) : sign === this.delimiter;
  }

  private takeDelimiter(): boolean {
    if (this.isAtEnd || this.isLineEnd()) return false;
    this.delimiter ??= this.text[this.at] ?? null;
    this.at += 1;
    return true;
  }

  private takeLineEnd(): void {
    if (this.isAtEnd) return;
    this.at += this.text.startsWith('\r\n', this.at) ? 2 : 1;
    this.line += 1;
  }
}

// Spreadsheets run a field that begins like this as a formula, whatever blanks stand before it; a number is only read.
// The API's own files have the same two lines (platform/csv.ts), which a test compares.
const FORMULA = /^[\s\0]*[=+\-@\t\r\0＝＋－＠]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

const writeCell = (text: string) => {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]|^ | $/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Writes a table that spreadsheets open as text, whatever its fields begin with. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('')}`;
}
