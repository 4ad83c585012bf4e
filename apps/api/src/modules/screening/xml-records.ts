/** An element of a document, with what stands in it. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
}

/** Says where a document stops being one that is read here. */
export class UnreadableXml extends Error {}

const TAG = /^<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>$/;
const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;
const REFERENCE = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-fA-F]{1,6}));|&/g;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const NOT_TEXT = /[[\p{Cc}\ufffe\uffff]--[\t\n\r\u0085]]/v;
/** What is passed over, by how it begins and ends; a document type, which could define entities, is not among it. */
const ASIDES = [['<!--', '-->'], ['<?', '?>']] as const;
const CDATA = ['<![CDATA[', ']]>'] as const;
const MOST_CHARACTERS_AT_ONCE = 256 * 1024;
const MOST_ELEMENTS = 50_000;
const DEEPEST = 16;

/**
 * Reads the plain XML that lists are published in, piece by piece, and gives each element of the names asked for when
 * it ends. It knows the five named entities and character references, refuses document types, and keeps no more than
 * one record in memory.
 */
export class XmlRecords {
  private rest = '';
  private readonly path: string[] = [];
  private readonly record: XmlElement[] = [];
  private elements = 0;
  private isOver = false;

  constructor(private readonly isRecord: (name: string) => boolean) {}

  /** Takes the next piece of the document and gives the records that end in it; the root element comes as it opens. */
  write(text: string): XmlElement[] {
    const found: XmlElement[] = [];
    this.rest += text;
    let from = 0;
    for (let end = this.endOfNext(from); end > from; end = this.endOfNext(from)) {
      this.take(this.rest.slice(from, end), found);
      from = end;
    }
    this.rest = this.rest.slice(from);
    if (this.rest.length > MOST_CHARACTERS_AT_ONCE) throw new UnreadableXml('A tag or a text is too long.');
    return found;
  }

  /** Refuses a document that breaks off. */
  end(): void {
    if (!this.isOver || this.rest.trim() !== '') throw new UnreadableXml('The document breaks off before its end.');
  }

  /** Where the tag, the aside or the text that begins here ends; here itself when its end has not come yet. */
  private endOfNext(from: number): number {
    const { rest } = this;
    if (from >= rest.length) return from;
    if (rest[from] !== '<') return Math.max(from, rest.indexOf('<', from));
    // So little is left that it cannot be told apart from the opening of an aside.
    if (rest.length - from < CDATA[0].length && !rest.includes('>', from)) return from;
    for (const [opening, closing] of [...ASIDES, CDATA]) {
      if (!rest.startsWith(opening, from)) continue;
      const end = rest.indexOf(closing, from + opening.length);
      return end < 0 ? from : end + closing.length;
    }
    return rest.indexOf('>', from) + 1 || from;
  }

  private take(piece: string, found: XmlElement[]): void {
    if (!piece.startsWith('<')) this.addText(decoded(piece));
    else if (piece.startsWith(CDATA[0])) this.addText(piece.slice(CDATA[0].length, -CDATA[1].length));
    else if (!ASIDES.some(([opening]) => piece.startsWith(opening))) this.takeTag(piece, found);
  }

  private takeTag(piece: string, found: XmlElement[]): void {
    if (piece.startsWith('<!')) throw new UnreadableXml('A document type is not read.');
    const [, slash, name = '', attributes = '', empty] = TAG.exec(piece) ?? [];
    if (name === '') throw new UnreadableXml(`Not a tag: ${piece.slice(0, 60)}`);
    if (slash === '/') {
      this.close(name, found);
      return;
    }
    this.open(name, attributesIn(attributes), found);
    if (empty === '/') this.close(name, found);
  }

  private open(name: string, attributes: Record<string, string>, found: XmlElement[]): void {
    if (this.isOver) throw new UnreadableXml('Something stands after the end of the document.');
    const element = { name, attributes, children: [], text: '' };
    if (this.path.length === 0) found.push(element);
    if (this.path.push(name) > DEEPEST) throw new UnreadableXml('Elements are nested too deep.');
    if (this.record.length === 0 && !this.isRecord(name)) return;
    if ((this.elements += 1) > MOST_ELEMENTS) throw new UnreadableXml('One record holds too much.');
    this.record.at(-1)?.children.push(element);
    this.record.push(element);
  }

  private close(name: string, found: XmlElement[]): void {
    const opened = this.path.pop();
    if (opened !== name) throw new UnreadableXml(`</${name}> closes what is not open.`);
    this.isOver = this.path.length === 0;
    const element = this.record.pop();
    if (element === undefined || this.record.length > 0) return;
    this.elements = 0;
    found.push(element);
  }

  private addText(text: string): void {
    const element = this.record.at(-1);
    if (NOT_TEXT.test(text)) throw new UnreadableXml('The document holds a control character.');
    if (element !== undefined) element.text += text;
    else if (this.path.length === 0 && text.trim() !== '') throw new UnreadableXml('Text stands outside the document.');
  }
}

const attributesIn = (text: string): Record<string, string> => Object.fromEntries(
  [...text.matchAll(ATTRIBUTE)].map(([, name = '', quoted, single]) => [name, decoded(quoted ?? single ?? '')]));

const decoded = (text: string): string => (text.includes('&') ? text.replace(REFERENCE, characterOf) : text);

const characterOf = (reference: string, name?: string, decimal?: string, hex?: string): string => {
  if (name !== undefined) return NAMED[name] ?? '';
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number.parseInt(decimal, 10);
  const isCharacter = code >= 0x20 && code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff);
  if (reference === '&' || !(isCharacter || code === 9 || code === 10 || code === 13)) {
    throw new UnreadableXml('The document holds a reference that is not read.');
  }
  return String.fromCodePoint(code);
};

/** The elements of a name inside another one. */
export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The text at a path of names inside an element, blanks around it left out; empty when nothing is there. */
export const textAt = (element: XmlElement | undefined, ...path: string[]): string => {
  let found = element;
  for (const name of path) found = childrenOf(found, name)[0];
  return found?.text.replace(/\s+/g, ' ').trim() ?? '';
};
