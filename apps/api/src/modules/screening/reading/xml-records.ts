import { SaxesParser, type SaxesTagNS } from 'saxes';
import { UnreadableList } from './unreadable-list.ts';

/** An element of a document, with what stands in it. */
export interface XmlElement {
  /** Without a prefix when it is of the namespace of the document's root. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
}

/** The root of a document as it opens, with the namespace in which the document is written. */
export interface XmlRoot extends XmlElement {
  namespace: string;
}

const READ_ENCODINGS = /^(?:utf-?8|us-ascii|ascii)$/i;
const DOCTYPE = '<!DOCTYPE';
const MOST_CHARACTERS_AT_ONCE = 256 * 1024;
const MOST_ELEMENTS = 50_000;
const DEEPEST = 16;
/** What the parser objects to, as an administrator may read it. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/unclosed|unexpected end|must contain a root/, 'The document breaks off before its end.'],
  [/closing tag|close tag/, 'A tag closes what is not open.'],
  [/entity|character reference|&/, 'The document holds a reference that is not read.'],
  [/one root|at the start of the document/, 'Something stands after the end of the document.'],
  [/outside of root/, 'Text stands outside the document: it is no XML, or breaks off.'],
  [/: disallowed character\.|invalid character/, 'The document holds a control character.'],
  [/unbound namespace/, 'The document uses a namespace that it does not declare.'],
];

/**
 * Reads the XML that lists are published in, piece by piece, and hands over each element of the names asked for when it
 * ends. Document types are refused before anything of them is read, so there are no entities but the five that all XML
 * has; nothing is fetched, and no more than one record is kept in memory.
 */
export class XmlRecords {
  private readonly parser = new SaxesParser({ xmlns: true });
  private root: XmlRoot | undefined;
  private depth = 0;
  private readonly record: XmlElement[] = [];
  private elements = 0;
  private found: XmlElement[] = [];
  /** What was read since the last tag, and all of it until the root opens. */
  private pending = 0;
  private prologue = '';
  private isOver = false;

  constructor(private readonly isRecord: (name: string) => boolean) {
    this.parser.on('error', (failure) => { throw new UnreadableList(sentenceFor(failure.message)); });
    this.parser.on('xmldecl', ({ encoding }) => { refuseEncoding(encoding); });
    this.parser.on('doctype', refuseDoctype);
    this.parser.on('opentag', (tag) => { this.open(tag); });
    this.parser.on('closetag', () => { this.close(); });
    this.parser.on('text', (text) => { this.addText(text); });
    this.parser.on('cdata', (text) => { this.addText(text); });
  }

  /** Takes the next piece of the document and gives the records that end in it; the root element comes as it opens. */
  write(text: string): XmlElement[] {
    this.found = [];
    if (this.root === undefined) {
      this.prologue += text.slice(0, MOST_CHARACTERS_AT_ONCE);
      if (this.prologue.includes(DOCTYPE)) refuseDoctype();
    }
    this.pending += text.length;
    this.parser.write(text);
    if (this.pending > MOST_CHARACTERS_AT_ONCE) throw new UnreadableList('A tag or a text is too long.');
    return this.found;
  }

  /** Refuses a document that breaks off. */
  end(): void {
    this.parser.close();
    if (!this.isOver) throw new UnreadableList('The document breaks off before its end.');
  }

  private open(tag: SaxesTagNS): void {
    this.pending = 0;
    if (this.isOver) throw new UnreadableList('Something stands after the end of the document.');
    this.depth += 1;
    if (this.depth > DEEPEST) throw new UnreadableList('Elements are nested too deep.');
    const attributes = Object.fromEntries(Object.entries(tag.attributes).map(([name, { value }]) => [name, value]));
    if (this.root === undefined) {
      this.prologue = '';
      this.root = { name: tag.local, namespace: tag.uri, attributes, children: [], text: '' };
      this.found.push(this.root);
      return;
    }
    const name = tag.uri === this.root.namespace ? tag.local : `{${tag.uri}}${tag.local}`;
    if (this.record.length === 0 && !this.isRecord(name)) return;
    if ((this.elements += 1) > MOST_ELEMENTS) throw new UnreadableList('One record holds too much.');
    const element = { name, attributes, children: [], text: '' };
    this.record.at(-1)?.children.push(element);
    this.record.push(element);
  }

  private close(): void {
    this.pending = 0;
    this.depth -= 1;
    this.isOver = this.depth === 0;
    const element = this.record.pop();
    if (element === undefined || this.record.length > 0) return;
    this.elements = 0;
    this.found.push(element);
  }

  private addText(text: string): void {
    this.pending = 0;
    if (text.length > MOST_CHARACTERS_AT_ONCE) throw new UnreadableList('A tag or a text is too long.');
    const element = this.record.at(-1);
    if (element !== undefined) element.text += text;
  }
}

const refuseDoctype = (): never => {
  throw new UnreadableList('A document type is not read.');
};

const refuseEncoding = (encoding: string | undefined): void => {
  if (encoding === undefined || READ_ENCODINGS.test(encoding)) return;
  throw new UnreadableList(`It says that it is written in ${encoding.slice(0, 40)}, and only UTF-8 is read.`);
};

const sentenceFor = (message: string): string =>
  FAULTS.find(([fault]) => fault.test(message))?.[1]
    ?? `The document is not well-formed XML (${message.slice(0, 200)}).`;

/** The elements of a name inside another one. */
export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The elements at the end of a path of names inside an element. */
export const elementsAt = (element: XmlElement | undefined, ...path: string[]): XmlElement[] =>
  path.reduce((found, name) => found.flatMap((one) => childrenOf(one, name)), element === undefined ? [] : [element]);

/** The text at a path of names inside an element, blanks around it left out; empty when nothing is there. */
export const textAt = (element: XmlElement | undefined, ...path: string[]): string =>
  (element === undefined ? '' : elementsAt(element, ...path)[0]?.text.replace(/\s+/g, ' ').trim() ?? '');

/** The texts at the end of a path of names, those that say something. */
export const textsAt = (element: XmlElement | undefined, ...path: string[]): string[] =>
  elementsAt(element, ...path).map((one) => textAt(one)).filter((text) => text !== '');
