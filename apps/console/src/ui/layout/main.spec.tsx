import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Main } from './main.tsx';
import { beginPending, Pending } from '../loading/pending.ts';

const main = () => screen.getByRole('main');

/** A list that a first answer is followed by a second one for, which is asked for once the first was drawn. */
function TwoReads({ first, second }: { first: Promise<void>; second: Promise<void> }) {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    const read = drawn === 0 ? first : second;
    if (drawn === 2) return;
    const end = beginPending();
    void read.then(() => {
      end();
      setDrawn(drawn + 1);
    });
  }, [drawn, first, second]);
  return <p>{['nothing', 'one answer', 'both answers'][drawn]}</p>;
}

function open(first: ReactNode, other: ReactNode = null) {
  const router = createMemoryRouter([
    { path: '/', element: <Main>{first}</Main> }, { path: '/other', element: <Main>{other}</Main> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

describe('the place of the screen', () => {
  it('is busy until every read was answered and drawn, also one that follows from an answer', async () => {
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    open(<TwoReads first={first.promise} second={second.promise} />);
    expect(main()).toHaveAttribute('aria-busy', 'true');
    const stood: string[] = [];
    new MutationObserver(() => stood.push(main().textContent)).observe(main(), { attributeFilter: ['aria-busy'] });
    for (const { promise, resolve } of [first, second]) {
      await act(async () => {
        resolve();
        await promise;
      });
    }
    expect(main()).toHaveAttribute('aria-busy', 'false');
    expect(stood).toEqual(['both answers']);
  });

  it('stays as it is when something is read later', () => {
    open(<p />);
    expect(main()).toHaveAttribute('aria-busy', 'false');
    const reading: (() => void)[] = [];
    act(() => { reading.push(beginPending()); });
    expect(main()).toHaveAttribute('aria-busy', 'false');
    act(() => { for (const end of reading) end(); });
  });

  it('is busy again with another screen', async () => {
    const router = open(<p />, <Pending />);
    expect(main()).toHaveAttribute('aria-busy', 'false');
    await act(() => router.navigate('/other'));
    expect(main()).toHaveAttribute('aria-busy', 'true');
  });
});
