import { Children, type ReactNode } from 'react';
import { useEver } from './use-ever.ts';
import { useGradually } from './use-gradually.ts';

/**
 * Draws its children one after the other, from the first to the last, each as a piece of work of its own: the browser
 * shows and answers in between. Once all were drawn, whatever changes is drawn with the rest.
 */
export function InTurn({ children }: { children: ReactNode }) {
  const total = Children.count(children);
  const drawn = useGradually(total, 1);
  const isAll = useEver(drawn >= total);
  return Children.map(children, (child, place) => (isAll || place < drawn ? child : null));
}
