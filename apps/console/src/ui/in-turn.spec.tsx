import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { InTurn } from './in-turn.tsx';

/** Notes when it is drawn and when it leaves. */
function Card({ name, log }: { name: string; log: (what: string) => void }) {
  useEffect(() => {
    log(`+${name}`);
    return () => log(`-${name}`);
  }, [name, log]);
  return <p>{name}</p>;
}

const texts = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);

describe('children that are drawn in turn', () => {
  it('come one after the other, each with a drawing of its own', () => {
    const drawings: number[] = [];
    const note = () => { drawings.push(document.querySelectorAll('p').length); };
    const seen = new MutationObserver(note);
    seen.observe(document.body, { childList: true, subtree: true });
    const log = jest.fn((what: string) => { if (what.startsWith('+')) note(); });
    render(<InTurn><Card name="one" log={log} /><Card name="two" log={log} /><Card name="three" log={log} /></InTurn>);
    seen.disconnect();
    expect(drawings).toEqual([1, 2, 3]);
    expect(texts()).toEqual(['one', 'two', 'three']);
  });

  it('stay as they are when one comes or goes between them', () => {
    const log = jest.fn();
    const cards = (hasMiddle: boolean) => (
      <InTurn>
        <Card name="one" log={log} />
        {hasMiddle && <Card name="middle" log={log} />}
        <Card name="two" log={log} />
      </InTurn>
    );
    const { rerender } = render(cards(false));
    log.mockClear();
    act(() => rerender(cards(true)));
    expect(texts()).toEqual(['one', 'middle', 'two']);
    act(() => rerender(cards(false)));
    expect(log.mock.calls.flat()).toEqual(['+middle', '-middle']);
  });

  it('stay when another comes before them', () => {
    const log = jest.fn();
    const cards = (...names: string[]) => (
      <InTurn>{names.map((name) => <Card key={name} name={name} log={log} />)}</InTurn>
    );
    const { rerender } = render(cards('two'));
    log.mockClear();
    rerender(cards('one', 'two'));
    expect(texts()).toEqual(['one', 'two']);
    expect(log.mock.calls.flat()).toEqual(['+one']);
  });
});
