import { SaxesParser, type SaxesTagNS } from 'saxes';
import { definitionOf, type Definition } from '../definitions.ts';
import { Problems, UnreadableMessage, type Place, type UnreadableCode } from '../problem.ts';
import { trimmed } from './blanks.ts';
import { ShapeReader, type RecordTaker } from './shape-reader.ts';

const DEEPEST = 32;
/** Of one payment, or of what stands above payments; a payment with all that is read in it has some hundreds. */
const MOST_ELEMENTS = 5_000;
const MOST_CHARACTERS_AT_ONCE = 64 * 1024;
const DOCTYPE = '<!DOCTYPE';
const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
const XMLNS = 'http://www.w3.org/2000/xmlns/';
const READ_ENCODING = /^utf-?8$/i;

/**
 * Reads a message piece by piece from its bytes, in UTF-8. What is no plain XML (a document type, entities,
 * instructions to programs, endless tags or texts) makes it unreadable; what does not agree with the definition that
 * its namespace names is a problem, and reading goes on, so that all of them are told.
 */
export class DocumentReader {
  readonly problems = new Problems();
  /** Known once the root has opened. */
  definition: Definition | undefined;
  private readonly parser = new SaxesParser({ xmlns: true, position: true });
  private readonly decoder = new TextDecoder('utf-8', { fatal: true });
  private shapes: ShapeReader | undefined;
  private depth = 0;
  private pending = 0;
  private prologue = '';
  private isOver = false;

  /**
   * @param begin says who takes the records of a message, once it is known of which kind it is
   * @param taken which messages are read: the definition that a namespace names, or why it is not taken
   */
  constructor(
    private readonly begin: (definition: Definition, problems: Problems) => RecordTaker,
    private readonly taken: (namespace: string) => Definition | string = definitionOf,
  ) {
    this.parser.on('error', ({ message }) => { this.refuse(`The document is no XML: ${sayFault(message)}`); });
    this.parser.on('xmldecl', ({ encoding, version }) => {
      if (version !== '1.0') this.refuse('Only XML 1.0 is read.');
      if (encoding !== undefined && !READ_ENCODING.test(encoding)) this.refuse('Only UTF-8 is read.');
    });
    this.parser.on('doctype', () => { this.refuse('A document type is not read.'); });
    this.parser.on('processinginstruction', () => { this.refuse('An instruction to programs is not read.'); });
    this.parser.on('comment', () => { this.comment(); });
    this.parser.on('opentag', (tag) => { this.open(tag); });
    this.parser.on('closetag', () => { this.close(); });
    this.parser.on('text', (text) => { this.addText(text); });
    this.parser.on('cdata', (text) => { this.addText(text); });
  }

  write(bytes: Uint8Array): void {
    this.push(() => this.decoder.decode(bytes, { stream: true }));
  }

  /** Refuses a document that breaks off, and tells which definition it was of. */
  end(): Definition {
    this.push(() => this.decoder.decode());
    this.parser.close();
    if (!this.isOver || this.definition === undefined) return this.refuse('The document breaks off before its end.');
    return this.definition;
  }

  private push(decode: () => string): void {
    let text = '';
    try {
      text = decode();
    } catch {
      this.refuse('The document is not written in UTF-8.');
    }
    if (this.definition === undefined) {
      this.prologue += text.slice(0, MOST_CHARACTERS_AT_ONCE);
      // Before the parser sees it: it would collect a document type to its end.
      if (this.prologue.includes(DOCTYPE)) this.refuse('A document type is not read.');
    }
    // In pieces, so that one endless tag is found before it is collected.
    for (let at = 0; at < text.length; at += MOST_CHARACTERS_AT_ONCE) {
      const piece = text.slice(at, at + MOST_CHARACTERS_AT_ONCE);
      this.pending += piece.length;
      this.parser.write(piece);
      if (this.pending > 2 * MOST_CHARACTERS_AT_ONCE) this.refuse('A tag or a text is too long.');
    }
  }

  private open(tag: SaxesTagNS): void {
    this.pending = 0;
    this.depth += 1;
    if (this.depth > DEEPEST) this.refuse('Elements are nested too deep.');
    if (this.isOver) this.refuse('Something stands after the end of the document.');
    if (this.shapes === undefined) this.openRoot(tag);
    else this.shapes.open(tag.local, tag.uri === this.definition?.namespace, currencyIn(tag), this.parser.line);
    if (this.shapes !== undefined && this.shapes.kept > MOST_ELEMENTS) {
      this.refuse(`More than ${MOST_ELEMENTS} elements stand in one part of the message.`);
    }
    this.refuseAttributes(tag);
  }

  private openRoot(tag: SaxesTagNS): void {
    this.prologue = '';
    const definition = this.taken(tag.uri);
    if (typeof definition === 'string') this.refuse(definition, codeOf(tag.uri));
    else if (tag.local !== 'Document') this.refuse('The root of the document must be Document.', 'MESSAGE_UNKNOWN');
    else {
      this.definition = definition;
      this.shapes = new ShapeReader(
        definition, this.problems, this.begin(definition, this.problems), this.parser.line);
    }
  }

  /** Amounts have a currency and the root may say where schemas are; nothing else is said in attributes. */
  private refuseAttributes({ attributes, local }: SaxesTagNS): void {
    if (this.shapes?.isSkipping === true) return;
    for (const { uri, local: name, value } of Object.values(attributes)) {
      // The parser leaves them out, and another program may not.
      if (uri === XMLNS && value !== value.trim()) this.refuse('Blanks stand around a namespace.');
      if (uri === XMLNS || (uri === XSI && name === 'schemaLocation' && this.depth === 1)) continue;
      if (uri === '' && name === 'Ccy' && this.shapes?.isInAmount === true) continue;
      this.problems.add(this.here(), 'UNKNOWN_FIELD',
        `has an attribute ${name.slice(0, 40)}, which ${local.slice(0, 40)} does not have.`);
    }
  }

  private close(): void {
    this.pending = 0;
    this.depth -= 1;
    this.shapes?.close(this.parser.line);
    this.isOver = this.depth === 0;
  }

  private addText(text: string): void {
    this.pending = 0;
    if (text.length > MOST_CHARACTERS_AT_ONCE) this.refuse('A tag or a text is too long.');
    if (this.shapes === undefined || this.isOver) {
      if (trimmed(text) !== '') this.refuse('Text stands outside of the document.');
    } else this.shapes.addText(text);
  }

  // Two programs may read a value with a comment in it in two ways.
  private comment(): void {
    this.pending = 0;
    if (this.shapes?.isInValue === true) this.problems.add(this.here(), 'NOT_ACCEPTED', 'must not hold a comment.');
  }

  private here(): Place {
    return { path: this.shapes?.path ?? '/', line: this.parser.line };
  }

  private refuse(sentence: string, code: UnreadableCode = 'MESSAGE_MALFORMED'): never {
    throw new UnreadableMessage(code, sentence, this.here());
  }
}

const currencyIn = ({ attributes }: SaxesTagNS): string | undefined => attributes['Ccy']?.value;

/** A message of the standard that is not taken is told from a document that is none. */
const codeOf = (namespace: string): UnreadableCode =>
  /^urn:iso:std:iso:20022:tech:xsd:[a-z]{4}\.\d{3}\.\d{3}\.\d{2}$/.test(namespace)
    ? 'MESSAGE_NOT_TAKEN' : 'MESSAGE_UNKNOWN';

/** What the parser objects to, without its place, which is told apart. */
const sayFault = (message: string): string =>
  `${message.replace(/^(?:.*?:)?\d+:\d+:\s*/, '').replace(/\.$/, '').slice(0, 200)}.`;
