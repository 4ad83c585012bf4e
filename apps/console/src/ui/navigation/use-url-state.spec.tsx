import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useUrlState } from './use-url-state.ts';

type Change = ReturnType<typeof useUrlState<'q' | 'state' | 'case'>>[1];

describe('the state of a screen in its address', () => {
  /** Opens an address, and gives the change function of every render. */
  const open = (address: string) => {
    const changes: Change[] = [];
    function Piece() {
      const [{ q, state, case: opened }, change] = useUrlState(['q', 'state', 'case']);
      changes.push(change);
      return <output>{[q, state, opened].join(' ')}</output>;
    }
    const router = createMemoryRouter([{ path: '/', element: <Piece /> }], { initialEntries: [address] });
    render(<RouterProvider router={router} />);
    const call = async (change: Change | undefined, ...what: Parameters<Change>) => {
      await act(async () => {
        change?.(...what);
        await Promise.resolve();
      });
    };
    return { router, changes, call };
  };

  it('is kept when a change of an earlier render comes late', async () => {
    const { router, changes, call } = open('/?state=decided');
    const [late] = changes;
    await call(changes.at(-1), { case: 'tx_1' }, { isStep: true });
    await call(late, { q: 'villa' });
    expect(screen.getByRole('status')).toHaveTextContent('villa decided tx_1');
    expect(router.state.location.search).toBe('?state=decided&case=tx_1&q=villa');
  });

  it('takes two changes of one moment together', async () => {
    const { changes, call, router } = open('/');
    await call((...what) => {
      changes.at(-1)?.({ q: 'car' });
      changes.at(-1)?.(...what);
    }, { state: 'closed' });
    expect(router.state.location.search).toBe('?q=car&state=closed');
  });

  it('leaves out what is empty, and follows the Back button', async () => {
    const { router, changes, call } = open('/?q=car');
    await call(changes.at(-1), { case: 'tx_1', q: '' }, { isStep: true });
    expect(router.state.location.search).toBe('?case=tx_1');
    await act(() => router.navigate(-1));
    await call(changes.at(0), { state: 'open' });
    expect(router.state.location.search).toBe('?q=car&state=open');
  });
});
