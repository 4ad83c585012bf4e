import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { ReturningContext } from './returning.ts';
import { useGradually } from './use-gradually.ts';

/** How many were drawn by one render after the other, for lists of the given lengths in turn. */
function drawn(...totals: number[]): number[] {
  const counts: number[] = [];
  function List({ total }: { total: number }) {
    counts.push(useGradually(total, 15));
    return null;
  }
  const [first = 0, ...later] = totals;
  const { rerender } = render(<List total={first} />);
  for (const total of later) rerender(<List total={total} />);
  return counts;
}

describe('a list that is drawn gradually', () => {
  it('begins with a few and goes on to all', () => {
    expect(drawn(50)).toEqual([15, 30, 45, 50]);
  });

  it('draws all at once on a screen that one came back to', () => {
    const counts: number[] = [];
    function List() {
      counts.push(useGradually(50, 15));
      return null;
    }
    render(<ReturningContext value><List /></ReturningContext>);
    expect(counts).toEqual([50]);
  });

  it('draws a short one at once', () => {
    expect(drawn(15)).toEqual([15]);
    expect(drawn(0)).toEqual([0]);
  });

  it('goes on where it was when more come', () => {
    expect(drawn(20, 60).slice(-3)).toEqual([30, 45, 60]);
  });
});
