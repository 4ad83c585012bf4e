import { simpleType, type SimpleType } from './simple-types.ts';

/**
 * The years of the standard whose messages are read and written: `.03` of pain.001 is of 2009, `.09` of 2019, `.11` of
 * 2022.
 */
export type Edition = 2009 | 2019 | 2022;

/**
 * What stands in an element. Each line names an element, how often it stands there and its type:
 * `Nm Max140` once, `Nm? Max140` at most once, `Othr* Account` any number, `PmtInf+ Payment` one or more,
 * `AdrLine{7} Max70` at most seven. `@2019` behind it: since that edition; `@-2009`: until that one. A type that begins
 * with `!` stands in the standard and is not taken here, for the reason that it names.
 */
export interface Content {
  readonly isChoice: boolean;
  readonly lines: readonly string[];
  /** Of the element and of what stands in it, where that is not the message's. */
  readonly namespace?: string;
}

/** Elements in this order. */
export const sequence = (...lines: string[]): Content => ({ isChoice: false, lines });
/** Elements in this order, of another namespace than the message. */
export const inNamespace = (namespace: string, ...lines: string[]): Content => ({ isChoice: false, lines, namespace });
/** One of these elements. */
export const choice = (...lines: string[]): Content => ({ isChoice: true, lines });

/** An element as a line of a table has it. */
export interface ElementRule {
  readonly name: string;
  /** Its place among those of its parent, from 0. */
  readonly index: number;
  readonly isRequired: boolean;
  readonly most: number;
  readonly type: string;
}

/** What stands in elements of a type, in one edition. */
export interface Shape {
  readonly isChoice: boolean;
  readonly rules: readonly ElementRule[];
  readonly namespace: string | undefined;
  readonly byName: ReadonlyMap<string, ElementRule>;
}

const LINE = /^(\w+)(\?|\*|\+|\{(\d+)\})? (\S+)(?: @(-?)(\d{4}))?$/;

const ruleOf = (line: string, edition: Edition): Omit<ElementRule, 'index'> | null => {
  const [, name, often, bound, type, until, year] = LINE.exec(line) ?? [];
  if (name === undefined || type === undefined) throw new Error(`No line of a table: ${line}`);
  if (year !== undefined && (until === '-' ? edition > Number(year) : edition < Number(year))) return null;
  const isMany = often === '*' || often === '+';
  return {
    name, type, isRequired: often === undefined || often === '+',
    most: isMany ? Infinity : Number(bound ?? 1),
  };
};

const shapeOf = ({ isChoice, lines, namespace }: Content, edition: Edition): Shape => {
  const rules = lines.map((line) => ruleOf(line, edition)).filter((rule) => rule !== null)
    .map((rule, index) => ({ ...rule, index }));
  return { isChoice, rules, namespace, byName: new Map(rules.map((rule) => [rule.name, rule])) };
};

/** The components of messages, as one edition has them. */
export class Components {
  private readonly shapes = new Map<string, Shape>();

  constructor(private readonly contents: Readonly<Record<string, Content>>, readonly edition: Edition) {}

  /** What stands in elements of a type; undefined where it is a type of values. */
  shape(type: string): Shape | undefined {
    const made = this.shapes.get(type);
    const content = this.contents[type];
    if (made !== undefined || content === undefined) return made;
    const shape = shapeOf(content, this.edition);
    this.shapes.set(type, shape);
    return shape;
  }

  /** The values of a type; it is one or the other. */
  values(type: string): SimpleType {
    const values = simpleType(type);
    if (values === undefined) throw new Error(`No type of values: ${type}`);
    return values;
  }
}
