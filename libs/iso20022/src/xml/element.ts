import type { Place } from '../problem.ts';

/** An element of a message that was read: its place, its value, or the elements in it. */
export interface Element extends Place {
  readonly name: string;
  /** Blanks around it left out; empty where elements stand in it. */
  text: string;
  /** Of an amount. */
  readonly currency: string | undefined;
  readonly children: Element[];
}

/** The elements at the end of a path of names. */
export const elementsAt = (element: Element | undefined, ...names: string[]): Element[] => {
  let found = element === undefined ? [] : [element];
  for (const name of names) found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  return found;
};

/** The first element at the end of a path of names. */
export const elementAt = (element: Element | undefined, ...names: string[]): Element | undefined => {
  let found = element;
  for (const name of names) found = found?.children.find((child) => child.name === name);
  return found;
};

/** All elements of a name within an element, however deep. */
export const elementsWithin = ({ children }: Element, name: string): Element[] => children.flatMap((child) => [
  ...(child.name === name ? [child] : []), ...elementsWithin(child, name),
]);

/** The value at the end of a path of names. */
export const textAt = (element: Element | undefined, ...names: string[]): string | undefined =>
  elementAt(element, ...names)?.text;
