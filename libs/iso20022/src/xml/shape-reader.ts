import type { Definition } from '../definitions.ts';
import type { Problems } from '../problem.ts';
import { isNotTaken, whyNotTaken } from '../tables/not-taken.ts';
import type { ElementRule, Shape } from '../tables/notation.ts';
import { trimmed } from './blanks.ts';
import { Frame } from './frame.ts';
import type { Element } from './element.ts';

/** Takes payments and what frames them one by one, each at its end, so that no message stands in memory whole. */
export interface RecordTaker {
  /** The names of the elements that it takes. */
  readonly records: ReadonlySet<string>;
  take: (element: Element) => void;
}

const MOST_TEXT = 8 * 1024;

/** Compares elements as they open and close with the tables of their definition. */
export class ShapeReader {
  private readonly frames: Frame[];
  /** How deep in an element that is not read. */
  private skipped = 0;
  /** How many elements stand in memory since the last record was taken away. */
  kept = 0;

  constructor(
    private readonly definition: Definition,
    private readonly problems: Problems,
    private readonly taker: RecordTaker,
    line: number,
  ) {
    const root: Element = { name: 'Document', path: '/Document', line, text: '', currency: undefined, children: [] };
    this.frames = [new Frame(root, definition.type, definition.components.shape(definition.type))];
  }

  get path(): string {
    return this.frames.at(-1)?.element.path ?? '/Document';
  }

  /** Whether it stands in what is not read, of which something was told. */
  get isSkipping(): boolean {
    return this.skipped > 0;
  }

  get isInValue(): boolean {
    return this.skipped === 0 && this.frames.at(-1)?.shape === undefined;
  }

  get isInAmount(): boolean {
    return this.skipped === 0 && this.frames.at(-1)?.type === 'Amount';
  }

  open(name: string, isOfMessage: boolean, currency: string | undefined, line: number): void {
    const parent = this.frames.at(-1);
    if (this.skipped > 0 || parent === undefined) {
      this.skipped += 1;
      return;
    }
    const rule = this.ruleFor(parent, name, isOfMessage, line);
    if (rule === undefined) {
      this.skipped = 1;
      return;
    }
    const element: Element = {
      name, path: parent.pathOf(rule), line, text: '', children: [],
      currency: rule.type === 'Amount' ? this.checkedCurrency(currency, parent.pathOf(rule), line) : undefined,
    };
    this.kept += 1;
    this.frames.push(new Frame(element, rule.type, this.definition.components.shape(rule.type)));
  }

  close(line: number): void {
    if (this.skipped > 0) {
      this.skipped -= 1;
      return;
    }
    const frame = this.frames.pop();
    if (frame === undefined) return;
    const { element } = frame;
    if (frame.shape === undefined) this.checkValue(frame);
    else for (const missing of frame.missing()) this.tellMissing(element, missing, line);
    if (this.taker.records.has(element.name)) {
      this.taker.take(element);
      this.kept = 0;
    } else this.frames.at(-1)?.element.children.push(element);
  }

  addText(text: string): void {
    const frame = this.frames.at(-1);
    if (this.skipped > 0 || frame === undefined) return;
    const { element, shape } = frame;
    if (shape === undefined) {
      if (element.text.length <= MOST_TEXT) element.text += text;
    } else if (trimmed(text) !== '' && !frame.isTold) {
      frame.isTold = true;
      this.problems.add(element, 'NOT_ALLOWED', 'holds elements, and text stands between them.');
    }
  }

  /** The rule by which an element may stand here; undefined, and told, where it may not. */
  private ruleFor(parent: Frame, name: string, isOfMessage: boolean, line: number): ElementRule | undefined {
    const { shape, element } = parent;
    const path = `${element.path}/${name.slice(0, 60)}`;
    const rule = isOfMessage ? shape?.byName.get(name) : undefined;
    if (rule === undefined) {
      this.problems.add({ path, line }, 'UNKNOWN_FIELD', isOfMessage
        ? `does not stand in ${element.name}${shape === undefined ? ', which holds a value' : ''}.`
        : 'is of another namespace than the message.');
      return undefined;
    }
    if (isNotTaken(rule.type)) {
      for (const missing of parent.take(rule)) this.tellMissing(element, missing, line);
      this.problems.add({ path: parent.pathOf(rule), line }, 'NOT_ACCEPTED', whyNotTaken(rule.type));
      return undefined;
    }
    return this.inOrder(parent, shape as Shape, rule, line) ? rule : undefined;
  }

  private inOrder(parent: Frame, shape: Shape, rule: ElementRule, line: number): boolean {
    const { element } = parent;
    const place = { path: `${element.path}/${rule.name}`, line };
    const before = parent.last;
    if (shape.isChoice && before !== undefined && before !== rule) {
      this.problems.add(place, 'NOT_ALLOWED', `must not stand beside ${before.name}: ${element.name} holds one of `
        + `${shape.rules.map(({ name }) => name).join(', ')}.`);
      return false;
    }
    if (before !== undefined && rule.index < before.index) {
      this.problems.add(place, 'NOT_ALLOWED', `must stand before ${before.name}.`);
      parent.markSeen(rule);
      return false;
    }
    if (before === rule && parent.count >= rule.most) {
      this.problems.add(place, rule.most === 1 ? 'REPEATED' : 'TOO_MANY',
        `may stand in ${element.name} ${rule.most === 1 ? 'only once' : `at most ${rule.most} times`}.`);
      return false;
    }
    for (const missing of parent.take(rule)) this.tellMissing(element, missing, line);
    return true;
  }

  private tellMissing({ path, name }: Element, rules: readonly ElementRule[], line: number): void {
    const names = rules.map((rule) => rule.name);
    this.problems.add({ path: `${path}/${names[0] ?? ''}`, line }, 'REQUIRED', names.length === 1
      ? `is missing in ${name}.` : `is missing in ${name}, which holds one of ${names.join(', ')}.`);
  }

  private checkValue({ element, type }: Frame): void {
    const value = trimmed(element.text);
    element.text = value;
    const fault = value.length > MOST_TEXT
      ? { code: 'LENGTH' as const, what: 'is too long.' } : this.definition.components.values(type)(value);
    if (fault === null) return;
    this.problems.add(element, fault.code, fault.what, 'data' in fault ? fault.data : undefined);
  }

  private checkedCurrency(currency: string | undefined, path: string, line: number): string | undefined {
    if (currency === undefined) this.problems.add({ path, line }, 'REQUIRED', 'must name its currency in Ccy.');
    else if (!/^[A-Z]{3}$/.test(currency)) {
      this.problems.add({ path, line }, 'NOT_A_CURRENCY', 'must name a currency of three letters in Ccy, such as AED.');
    }
    return currency;
  }
}
