import type { Definition } from '../definitions.ts';
import { isNotTaken } from '../tables/not-taken.ts';
import type { ElementRule, Shape } from '../tables/notation.ts';

/** An amount with its currency, as a decimal number. */
export interface AmountValue {
  readonly amount: string;
  readonly currency: string;
}

/** What stands in an element: a value, an amount, or elements by their names; several of one name as a list. */
export type Content = string | AmountValue | Elements;
export interface Elements {
  readonly [name: string]: Content | readonly Content[] | undefined;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/**
 * Writes a message by the tables that messages are read by: elements come in the order of the standard, whatever order
 * they are given in. Throws where something is given that does not stand there, is missing, or is not of its type.
 */
export const writeMessage = (definition: Definition, elements: Elements): string => {
  const parts = ['<?xml version="1.0" encoding="UTF-8"?>\n', `<Document xmlns="${definition.namespace}">`];
  new Writer(definition, parts).writeAll(elements, definition.type, '');
  parts.push('</Document>\n');
  return parts.join('');
};

class Writer {
  constructor(private readonly definition: Definition, private readonly parts: string[]) {}

  writeAll(elements: Elements, type: string, path: string): void {
    const shape = this.definition.components.shape(type) as Shape;
    const unknown = Object.keys(elements).find((name) => elements[name] !== undefined && !shape.byName.has(name));
    if (unknown !== undefined) throw new Error(`${this.definition.id} has no ${path}/${unknown}.`);
    let written = 0;
    for (const rule of shape.rules) {
      const given = elements[rule.name];
      if (given !== undefined) written += 1;
      else if (rule.isRequired && !shape.isChoice) throw new Error(`${path}/${rule.name} is missing.`);
      this.writeRule(rule, given === undefined ? [] : isList(given) ? given : [given], path);
    }
    if (shape.isChoice && written !== 1) throw new Error(`${path} must hold one element in ${this.definition.id}.`);
  }

  private writeRule(rule: ElementRule, contents: readonly Content[], path: string): void {
    if (contents.length > rule.most || (contents.length > 0 && isNotTaken(rule.type))) {
      throw new Error(`${path}/${rule.name} stands ${contents.length} times in ${this.definition.id}.`);
    }
    for (const content of contents) this.write(rule, content, `${path}/${rule.name}`);
  }

  private write({ name, type }: ElementRule, content: Content, path: string): void {
    const shape = this.definition.components.shape(type);
    if (shape !== undefined) {
      if (typeof content === 'string') throw new Error(`${path} holds elements.`);
      this.parts.push(shape.namespace === undefined ? `<${name}>` : `<${name} xmlns="${shape.namespace}">`);
      this.writeAll(content as Elements, type, path);
    } else if (type === 'Amount') {
      const { amount, currency } = content as AmountValue;
      this.parts.push(`<${name} Ccy="${this.checked(currency, 'Currency', path)}">${this.checked(amount, type, path)}`);
    } else {
      if (typeof content !== 'string') throw new Error(`${path} holds a value.`);
      this.parts.push(`<${name}>`, escaped(this.checked(content, type, path)));
    }
    this.parts.push(`</${name}>`);
  }

  private checked(value: string, type: string, path: string): string {
    const fault = this.definition.components.values(type)(value);
    if (fault !== null) throw new Error(`${path} ${fault.what}`);
    return value;
  }
}

const isList = (given: Content | readonly Content[]): given is readonly Content[] => Array.isArray(given);
