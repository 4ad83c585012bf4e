import fc from 'fast-check';

/** An element of a text: where its start tag begins, and where what follows its end tag does. */
interface Span {
  name: string;
  from: number;
  to: number;
  /** Where its content begins and ends; the same for an empty element. */
  inner: readonly [number, number];
}

const TAG = /<(\/?)([A-Za-z][\w.:-]*)[^<>]*?(\/?)>/g;

/** The elements of a text that is written without comments, in the order of their ends. */
const spansOf = (text: string): Span[] => {
  const open: { name: string; from: number; inner: number }[] = [];
  const spans: Span[] = [];
  for (const { 0: tag, 1: closes, 2: name = '', 3: isEmpty, index } of text.matchAll(TAG)) {
    const end = index + tag.length;
    if (isEmpty === '/') spans.push({ name, from: index, to: end, inner: [end, end] });
    else if (closes !== '/') open.push({ name, from: index, inner: end });
    else {
      const opened = open.pop();
      if (opened !== undefined) spans.push({ name, from: opened.from, to: end, inner: [opened.inner, index] });
    }
  }
  return spans;
};

/** Values that are none, or are meant to break what reads them. */
const VALUES = [
  '', ' ', '\n', '0', '-1', '00', '1e3', '.5', '5.', 'x'.repeat(36), 'س'.repeat(141), '😀'.repeat(140), '&#0;', '&#x1F;',
  '&#xD800;', '&#x202E;', '&amp;amp;', '&unknown;', '&lt;', ']]>', '<![CDATA[<x>]]>', '<![CDATA[]]>', '<!-- -->',
  'a<!-- b -->c', '<?go now?>', 'true', 'AED', '2026-02-30', '2026-11-27', '2026-11-27T25:00:00Z', '٤٥٠٠', '\u0000',
  '\ufeff', '\u2028', '\uffff', '4500,00', '1'.repeat(400), 'NaN', '<Nm>x</Nm>', '<x xmlns="urn:other"/>',
];

const ATTRIBUTES = [
  ' Ccy="AED"', ' Ccy=""', ' xsi:nil="true"', ' xmlns=""', ' xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"',
  ' xmlns:a="urn:other" a:b="c"', ' a="1" a="2"', ' xml:space="preserve"', ` a="${'x'.repeat(70_000)}"`, ' a=b', ' a',
  ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="xs:string"',
];

const NAMES = ['Document', 'Nm', 'CdtTrfTxInf', 'PmtInf', 'GrpHdr', 'Id', 'Othr', 'a:b', '__proto__', 'constructor', 'x'];

type Apply = (text: string, at: number, other: number) => string;

const splice = (text: string, from: number, to: number, middle: string): string =>
  text.slice(0, from) + middle + text.slice(to);

/** Does something to an element of the text, and to another one where two are meant. */
const onSpan = (change: (text: string, span: Span, other: Span, n: number) => string): Apply => (text, at, n) => {
  const spans = spansOf(text);
  const [span, other] = [spans[at % spans.length], spans[n % spans.length]];
  return span === undefined || other === undefined ? text : change(text, span, other, n);
};

const outer = (text: string, { from, to }: Span): string => text.slice(from, to);
const choose = (list: readonly string[], n: number): string => list[n % list.length] ?? '';

/** What can be done to the structure of a message; each by the numbers of an element and of whatever else it needs. */
const CHANGES: Readonly<Record<string, Apply>> = {
  drop: onSpan((text, { from, to }) => splice(text, from, to, '')),
  repeat: onSpan((text, span) => splice(text, span.to, span.to, outer(text, span))),
  repeatOften: onSpan((text, span, _, n) => splice(text, span.to, span.to, outer(text, span).repeat(2 + n % 12))),
  move: onSpan((text, span, other) => {
    if (other.to > span.from && other.from < span.to) return text;
    const moved = outer(text, span);
    const [first, second] = span.from < other.from
      ? [splice(text, other.to, other.to, moved), span] : [splice(text, span.from, span.to, ''), other];
    return span.from < other.from ? splice(first, second.from, second.to, '')
      : splice(first, second.to, second.to, moved);
  }),
  nest: onSpan((text, span) => splice(text, span.to, span.to, `</${span.name}>`).replace(/^[^]*$/, (whole) =>
    splice(whole, span.from, span.from, `<${span.name}>`))),
  nestDeep: onSpan((text, { name, inner: [from, to] }, _, n) =>
    splice(text, from, to, `${`<${name}>`.repeat(n % 400)}x${`</${name}>`.repeat(n % 400)}`)),
  rename: onSpan((text, span, _, n) => {
    const name = choose(NAMES, n);
    return splice(text, span.from, span.to, outer(text, span)
      .replace(/^<[\w.:-]+/, `<${name}`).replace(/<\/[\w.:-]+>$/, `</${name}>`));
  }),
  take: onSpan((text, span, other) => splice(text, span.from, span.to, outer(text, other))),
  value: onSpan((text, { inner: [from, to] }, _, n) => splice(text, from, to, choose(VALUES, n))),
  textBeside: onSpan((text, { to }, _, n) => splice(text, to, to, choose(VALUES, n))),
  attribute: onSpan((text, { from, name }, _, n) =>
    splice(text, from + name.length + 1, from + name.length + 1, choose(ATTRIBUTES, n))),
  prefix: (text) => text.replace(/<(\/?)(?=[A-Za-z])/g, '<$1p:').replace('xmlns=', 'xmlns:p='),
  otherNamespace: (text, at) => text.replace(/pain\.001\.001\.\d\d/, choose([
    'pain.001.001.99', 'pain.001.001.9', 'pain.008.001.08', 'pacs.008.001.08', 'x', '', 'camt.053.001.08 ',
  ], at)),
  documentType: (text, at) => text.replace(/(?=<Document)/, choose([
    '<!DOCTYPE a>', '<!DOCTYPE a [<!ENTITY b "c">]>', '<!DOCTYPE a SYSTEM "file:///etc/hostname">',
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]>',
    `<!DOCTYPE a [<!ENTITY l0 "lol">${Array.from({ length: 9 }, (_, n) =>
      `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')}]>`, '<!DOCTYPE', '<!doctype a>', '<!ELEMENT a ANY>',
  ], at)),
  declaration: (text, at) => text.replace(/^<\?xml[^>]*\?>/, choose([
    '', '<?xml version="1.1"?>', '<?xml version="1.0" encoding="UTF-16"?>', '<?xml version="1.0" standalone="yes"?>',
    '<?xml version="1.0" encoding="latin1"?>', '<?xml version="1.0"?><?xml version="1.0"?>', ' <?xml version="1.0"?>',
    '\ufeff<?xml version="1.0" encoding="utf-8"?>', '<?xml?>', '<?go?>',
  ], at)),
  breakOff: (text, at) => text.slice(0, at % text.length),
  goOn: (text, at) => text + choose(['x', '<x/>', text, ' \n', '<!-- -->', '<?go?>', '\u0000', ']]>', '&amp;'], at),
  nothing: (text) => text,
};

/** One change, as numbers that say which and where. */
export interface Mutation {
  kind: string;
  at: number;
  other: number;
}

/** Any one change of the structure of a message. */
export const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom(...Object.keys(CHANGES)), at: fc.nat(100_000), other: fc.nat(100_000),
});

/** A text after some changes, one after the other. */
export const mutate = (text: string, mutations: readonly Mutation[]): string =>
  mutations.reduce((changed, { kind, at, other }) => (CHANGES[kind] as Apply)(changed, at, other), text);

/** The ways in which the bytes of a text are written; all but the first two are none of ours. */
export const ENCODINGS: Readonly<Record<string, (text: string) => Buffer>> = {
  utf8: (text) => Buffer.from(text),
  mark: (text) => Buffer.concat([Buffer.of(0xef, 0xbb, 0xbf), Buffer.from(text)]),
  utf16: (text) => Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(text, 'utf16le')]),
  utf16BigEndian: (text) => Buffer.concat([Buffer.of(0xfe, 0xff), Buffer.from(text, 'utf16le').swap16()]),
  utf16Unmarked: (text) => Buffer.from(text, 'utf16le'),
  latin: (text) => Buffer.from(text, 'latin1'),
  halfCharacters: (text) => Buffer.from(Buffer.from(text).map((byte) => (byte === 0xd8 ? 0xc0 : byte))),
  surrogates: (text) => Buffer.concat([Buffer.from(text.slice(0, 900)), Buffer.of(0xed, 0xa0, 0x80),
    Buffer.from(text.slice(900))]),
};
