import { UnreadableList } from './unreadable-list.ts';

const MOST_CHARACTERS_OF_CELL = 64 * 1024;
const MOST_CELLS = 500;
const CONTROL = /[[\p{Cc}\ufffe\uffff]--[\t\n\r\u0085]]/v;

type State = 'start' | 'plain' | 'quoted' | 'closed';

/** Reads rows of cells with commas between them (RFC 4180), piece by piece; blank lines are no rows. */
export class CsvRows {
  private state: State = 'start';
  private cell = '';
  private row: string[] = [];
  private found: string[][] = [];

  /** Takes the next piece of the file and gives the rows that end in it. */
  write(text: string): string[][] {
    this.found = [];
    if (CONTROL.test(text)) throw new UnreadableList('The file holds a control character.');
    for (const letter of text) this.take(letter);
    return this.found;
  }

  /** Gives the row that nothing ends; refuses a file that breaks off between quotes. */
  end(): string[][] {
    this.found = [];
    if (this.state === 'quoted') throw new UnreadableList('The file breaks off before its end.');
    if (this.cell !== '' || this.row.length > 0) this.endRow();
    return this.found;
  }

  private take(letter: string): void {
    if (this.state === 'quoted') {
      if (letter === '"') this.state = 'closed';
      else this.add(letter);
    } else if (letter === '"') {
      if (this.state === 'closed') this.add(letter);
      if (this.state === 'plain') throw new UnreadableList(`A quote stands inside a cell: ${this.cell.slice(0, 60)}`);
      this.state = 'quoted';
    } else if (letter === ',') this.endCell();
    else if (letter === '\n') this.endRow();
    else if (letter !== '\r') {
      if (this.state === 'closed') {
        throw new UnreadableList(`Something follows a quoted cell: ${this.cell.slice(0, 60)}`);
      }
      this.state = 'plain';
      this.add(letter);
    }
  }

  private add(letter: string): void {
    this.cell += letter;
    if (this.cell.length > MOST_CHARACTERS_OF_CELL) throw new UnreadableList('A cell is too long.');
  }

  private endCell(): void {
    this.row.push(this.cell.replace(/\s+/g, ' ').trim());
    if (this.row.length > MOST_CELLS) throw new UnreadableList('A row has too many cells.');
    this.cell = '';
    this.state = 'start';
  }

  private endRow(): void {
    this.endCell();
    if (this.row.some((cell) => cell !== '')) this.found.push(this.row);
    this.row = [];
  }
}
