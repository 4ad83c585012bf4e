import type { ElementRule, Shape } from '../tables/notation.ts';
import type { Element } from './element.ts';

/** An element that is open, and how far its content has come. */
export class Frame {
  /** Whether something was told of it that would only be told again. */
  isTold = false;
  /** The rule of the last element that stood in it. */
  last: ElementRule | undefined;
  /** How many stood there by that rule. */
  count = 0;
  /** Elements that stood in a wrong place: told already, and not missing. */
  private seen: Set<ElementRule> | undefined;

  constructor(readonly element: Element, readonly type: string, readonly shape: Shape | undefined) {}

  /** Notes that an element stands there, and gives the required ones that should have stood before it. */
  take(rule: ElementRule): ElementRule[][] {
    if (this.last === rule) {
      this.count += 1;
      return [];
    }
    const passed = this.shape?.isChoice === true ? [] : this.requiredBetween(this.last?.index ?? -1, rule.index);
    this.last = rule;
    this.count = 1;
    return passed;
  }

  markSeen(rule: ElementRule): void {
    this.seen ??= new Set();
    this.seen.add(rule);
  }

  /** What is missing once it ends; of a choice all that there are. */
  missing(): (readonly ElementRule[])[] {
    if (this.shape === undefined) return [];
    if (this.shape.isChoice) return this.last === undefined ? [this.shape.rules] : [];
    return this.requiredBetween(this.last?.index ?? -1, this.shape.rules.length);
  }

  /** The path of the element that stands there by a rule, counted where several may. */
  pathOf(rule: ElementRule): string {
    const path = `${this.element.path}/${rule.name}`;
    if (rule.most === 1) return path;
    return `${path}[${this.last === rule ? this.count : 1}]`;
  }

  private requiredBetween(after: number, before: number): ElementRule[][] {
    return (this.shape?.rules ?? []).slice(after + 1, before)
      .filter((rule) => rule.isRequired && this.seen?.has(rule) !== true).map((rule) => [rule]);
  }
}
