import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { renderPiece } from '../../test-page.tsx';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';
import { type ListOrder, useListOrder } from './list-order.ts';
import { useListPages } from './list-pages.ts';

const sorts = ['-createdAt', 'createdAt', 'name'] as const;

describe('the order of a list in its address', () => {
  /** Opens an address with two lists, and gives what the hooks of the last render said. */
  const open = (address: string) => {
    const seen: {
      order?: ListOrder; other?: ListOrder; filter?: (q: string) => void; show?: (id: string) => void;
    } = {};
    function Piece() {
      const [{ q }, change] = useUrlState(['q', 'user'], ['q']);
      const order = useListOrder(sorts);
      Object.assign(seen, {
        order,
        other: useListOrder(sorts, { prefix: 'history-' }),
        filter: (text: string) => change({ q: text }),
        show: (id: string) => change({ user: id }, { isStep: true }),
      });
      return <output>{q}</output>;
    }
    const router = createMemoryRouter([{ path: '/', element: <Piece /> }], { initialEntries: [address] });
    renderPiece(<RouterProvider router={router} />);
    const after = async (what: () => void) => {
      await act(async () => {
        what();
        await Promise.resolve();
      });
      return router.state.location.search;
    };
    return { seen, after, router };
  };

  it('is the usual one where nothing is said, and asks for no more than a page of it', () => {
    const { seen } = open('/?q=amina');
    expect(seen.order).toMatchObject({ sort: '-createdAt', size: 25, page: 1, words: undefined, asked: { size: 25 } });
    expect(seen.order?.asked).not.toHaveProperty('sort');
  });

  it('is what the address says, in words and for the API', () => {
    const { seen } = open('/?sort=name&size=50&page=3');
    expect(seen.order).toMatchObject({
      sort: 'name', size: 50, page: 3, words: 'Name, A to Z', asked: { sort: 'name', size: 50 },
    });
    expect(seen.other).toMatchObject({ sort: '-createdAt', size: 25, page: 1 });
  });

  it.each(['?sort=balance&size=1000&page=21', '?sort=&size=x&page=-1', '?sort=NAME&size=25.0&page=0'])(
    'takes no notice of %s', (search) => {
      expect(open(`/${search}`).seen.order).toMatchObject({ sort: '-createdAt', size: 25, page: 1 });
    });

  it('leaves the address when it is the usual one, and begins at the first page', async () => {
    const { seen, after } = open('/?q=amina&page=4');
    expect(await after(() => seen.order?.setSort('name'))).toBe('?q=amina&sort=name');
    expect(await after(() => seen.order?.setPage(2))).toBe('?q=amina&sort=name&page=2');
    expect(await after(() => seen.order?.setSize(100))).toBe('?q=amina&sort=name&size=100');
    expect(await after(() => seen.order?.setSize(25))).toBe('?q=amina&sort=name');
    expect(await after(() => seen.order?.setSort('-createdAt'))).toBe('?q=amina');
  });

  it('begins at the first page when filters change, and stays there when something is opened', async () => {
    const { seen, after, router } = open('/?sort=name&page=4');
    expect(await after(() => seen.show?.('1'))).toBe('?sort=name&page=4&user=1');
    expect(await after(() => seen.filter?.('amina'))).toBe('?sort=name&user=1&q=amina');
    await act(() => router.navigate(-1));
    expect(seen.order).toMatchObject({ sort: 'name', page: 4 });
  });

  it('has words of its own where another list has the plain ones', async () => {
    const { seen, after } = open('/?sort=name');
    expect(await after(() => seen.other?.setSort('createdAt'))).toBe('?sort=name&history-sort=createdAt');
    expect(await after(() => seen.other?.setPage(2))).toBe('?sort=name&history-sort=createdAt&history-page=2');
    expect(seen.order).toMatchObject({ sort: 'name', page: 1 });
  });
});

describe('the pages of a list', () => {
  const listOf = (read: number, hasNextPage: boolean) => ({
    currentData: { pages: Array.from({ length: read }, (_, n) => [`${n + 1}a`, `${n + 1}b`]) },
    hasNextPage,
    isFetching: false,
    isFetchingNextPage: false,
    isError: false,
    fetchNextPage: jest.fn(),
  });

  const show = (list: ReturnType<typeof listOf>, page: number) => {
    const setPage = jest.fn();
    function Piece() {
      const { rows, more } = useListPages(list, { page, setPage });
      return <button onClick={more.onLoad}>{`${rows?.join(' ')}${more.hasMore ? ' …' : ''}`}</button>;
    }
    render(<Piece />);
    return { setPage, button: screen.getByRole('button') };
  };

  it('are as many as the address says, though more were read before', () => {
    const list = listOf(3, false);
    const { button, setPage } = show(list, 2);
    expect(button).toHaveTextContent('1a 1b 2a 2b …');
    button.click();
    expect(setPage).toHaveBeenCalledWith(3);
    expect(list.fetchNextPage).not.toHaveBeenCalled();
  });

  it('are read on until they are so many', () => {
    const list = listOf(1, true);
    show(list, 3);
    expect(list.fetchNextPage).toHaveBeenCalledTimes(1);
  });

  it('are no more than there are', () => {
    const list = listOf(2, false);
    expect(show(list, 5).button.textContent).toBe('1a 1b 2a 2b');
    expect(list.fetchNextPage).not.toHaveBeenCalled();
  });

  it('are not read on by themselves once that failed', () => {
    const list = { ...listOf(1, true), isError: true };
    const { button } = show(list, 2);
    expect(list.fetchNextPage).not.toHaveBeenCalled();
    button.click();
    expect(list.fetchNextPage).toHaveBeenCalledTimes(1);
  });

  it('go on beyond what the address remembers', () => {
    const list = listOf(21, true);
    const { button, setPage } = show(list, 20);
    expect(button).toHaveTextContent('21b …');
    button.click();
    expect(list.fetchNextPage).toHaveBeenCalledTimes(1);
    expect(setPage).not.toHaveBeenCalled();
  });
});
