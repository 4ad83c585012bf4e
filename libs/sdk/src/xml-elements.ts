/** One element of a document: its name without a prefix, the text in it, and the elements in it. */
export interface XmlElement {
  readonly name: string;
  text: string;
  readonly children: XmlElement[];
}

/** A document that is no well-formed XML, or has what no message has: a document type, or marked sections. */
export class UnreadableXml extends Error {
  override readonly name = 'UnreadableXml';
}

const ASIDE = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>/;
const TAG = /<(\/?)([A-Za-z_][\w.:-]*)(?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(\/?)>/;
const PIECE = new RegExp(`${ASIDE.source}|${TAG.source}|[^<]+`, 'y');
const DEEPEST = 64;
const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: '\'' };

const unescaped = (text: string): string => text.replace(/&([^;&\s]{1,10});|&/g, (whole, name?: string) => {
  const [, hex, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name ?? '') ?? [];
  const code = hex === undefined ? Number(decimal ?? NaN) : Number.parseInt(hex, 16);
  if (code <= 0x10ffff) return String.fromCodePoint(code);
  const known = name === undefined ? undefined : NAMED[name];
  if (known === undefined) throw new UnreadableXml(`${whole} stands for nothing.`);
  return known;
});

/** Reads a document without a document type, such as messages are; attributes are passed over. */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', text: '', children: [] };
  const open = [root];
  const document = text.startsWith('\ufeff') ? text.slice(1) : text;
  for (let at = 0; at < document.length;) {
    PIECE.lastIndex = at;
    const [piece = '', isEnd, name, isEmpty] = PIECE.exec(document) ?? [];
    if (piece === '') throw new UnreadableXml('This is no XML of a message.');
    at += piece.length;
    const last = open.at(-1) as XmlElement;
    if (name === undefined) {
      if (!piece.startsWith('<')) last.text += unescaped(piece);
    } else if (isEnd === '/') {
      if (last.name !== localName(name)) throw new UnreadableXml(`${name} ends what it did not begin.`);
      open.pop();
    } else {
      const element: XmlElement = { name: localName(name), text: '', children: [] };
      last.children.push(element);
      if (isEmpty !== '/') open.push(element);
      if (open.length > DEEPEST) throw new UnreadableXml('Its elements stand too deep in each other.');
    }
  }
  const [whole, ...others] = root.children;
  if (whole === undefined || others.length > 0 || open.length > 1 || root.text.trim() !== '') {
    throw new UnreadableXml('This is no whole document.');
  }
  return whole;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The elements of a name in another one. */
export const all = (element: XmlElement | undefined, name: string): XmlElement[] =>
  (element?.children ?? []).filter((child) => child.name === name);

/** The text at a path of names; undefined where there is none. */
export const textAt = (element: XmlElement | undefined, ...path: string[]): string | undefined =>
  path.reduce<XmlElement | undefined>((inner, name) => all(inner, name)[0], element)?.text.trim();
