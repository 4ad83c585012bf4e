import { Refusal } from '../../../platform/http/problems/refusal.ts';

/** An element of a document: its name, and its text or the elements in it, in their order. */
export type XmlElement = readonly [name: string, content: string | readonly XmlElement[]];

// What XML 1.0 can hold. Half a surrogate pair is no character, and matches as itself.
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

const escaped = (name: string, text: string): string => {
  if (FORBIDDEN.test(text)) {
    throw new Refusal(422, 'STR_TEXT_NOT_XML', `${name} holds a character that XML cannot.`, { element: name });
  }
  return text.replace(/[&<>\r]/g, (character) => ENTITIES[character] as string);
};

const written = ([name, content]: XmlElement, indent: string): string => {
  if (typeof content === 'string') return `${indent}<${name}>${escaped(name, content)}</${name}>\n`;
  const inner = content.map((element) => written(element, `${indent}  `)).join('');
  return `${indent}<${name}>\n${inner}${indent}</${name}>\n`;
};

/** A document in UTF-8; 422 when a text holds what XML cannot. It has neither attributes nor a document type. */
export const writeXml = (root: XmlElement): string => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}`;
