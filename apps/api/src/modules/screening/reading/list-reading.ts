import type { CsvFormat, RecordReader, XmlFormat } from '../formats/list-format.ts';
import { CSV_FORMATS, isRecordName, XML_FORMATS } from '../formats/list-formats.ts';
import { CsvRows } from './csv-rows.ts';
import { ListDraft } from './list-draft.ts';
import { UnreadableList } from './unreadable-list.ts';
import { XmlRecords, type XmlElement, type XmlRoot } from './xml-records.ts';

/** What is read of a file as its text arrives, whatever it is written in. */
export interface ListReading {
  readonly draft: ListDraft;
  /** The format it was found to be in; undefined until then. */
  readonly format: Pick<XmlFormat, 'sources'> | undefined;
  write(text: string): void;
  end(): void;
}

/** Reads a list in XML. */
export class XmlReading implements ListReading {
  readonly draft = new ListDraft();
  format: XmlFormat | undefined;
  private reader: RecordReader<XmlElement> | undefined;
  private readonly xml = new XmlRecords((name) => this.format?.records.has(name) ?? isRecordName(name));

  write(text: string): void {
    for (const element of this.xml.write(text)) this.take(element);
  }

  end(): void {
    this.xml.end();
    this.reader?.end?.();
  }

  private take(element: XmlElement): void {
    if (this.reader === undefined) {
      this.format = formatOf(element as XmlRoot);
      this.reader = this.format.open(this.draft);
    }
    this.reader.take(element);
  }
}

const formatOf = ({ name, namespace }: XmlRoot): XmlFormat => {
  const format = XML_FORMATS.get(name);
  if (format === undefined) {
    throw new UnreadableList(`Its root is <${name.slice(0, 60)}>, and the lists that are read begin with `
      + `${[...XML_FORMATS.keys()].map((root) => `<${root}>`).join(' or ')}.`);
  }
  if (format.namespaces.includes(namespace)) return format;
  throw new UnreadableList(namespace === '' ? `Its root <${name}> is of no namespace, as its publisher's is not.`
    : `Its root <${name}> is of the namespace ${namespace.slice(0, 100)}, which is not its publisher's.`);
};

const MOST_LINES_BEFORE = 20;
const NO_HEADINGS = 'It has no tag and no line of headings of a list that is read, or breaks off before it.';

/** Reads a list in rows. */
export class CsvReading implements ListReading {
  readonly draft = new ListDraft();
  format: CsvFormat | undefined;
  private reader: RecordReader<Readonly<Record<string, string>>> | undefined;
  private readonly csv = new CsvRows();
  private readonly preamble: string[][] = [];
  private headings: string[] = [];

  write(text: string): void {
    for (const row of this.csv.write(text)) this.take(row);
  }

  end(): void {
    for (const row of this.csv.end()) this.take(row);
    if (this.format === undefined) throw new UnreadableList(NO_HEADINGS);
    this.reader?.end?.();
  }

  private take(row: string[]): void {
    if (this.reader === undefined) {
      this.format = CSV_FORMATS.find(({ columns }) => columns.every((column) => row.includes(column)));
      if (this.format === undefined) this.keepBefore(row);
      else this.openRows(this.format, row);
      return;
    }
    if (row.length > this.headings.length) {
      throw new UnreadableList(`A row has more cells than headings: ${row[0] ?? ''}`);
    }
    this.reader.take(Object.fromEntries(this.headings.map((heading, n) => [heading, row[n] ?? ''])));
  }

  private keepBefore(row: string[]): void {
    this.preamble.push(row);
    if (this.preamble.length > MOST_LINES_BEFORE) {
      throw new UnreadableList(NO_HEADINGS);
    }
  }

  private openRows(format: CsvFormat, row: string[]): void {
    this.headings = row;
    format.readPreamble(this.preamble, this.draft);
    this.reader = format.open(this.draft);
  }
}
