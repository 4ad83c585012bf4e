import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DestinationContext, destinationOf } from '../navigation/destination.ts';
import { SearchField } from './search-field.tsx';
import { useUrlState } from '../navigation/use-url-state.ts';

describe('a search that follows the typing', () => {
  beforeEach(() => { jest.useFakeTimers(); });
  afterEach(() => { jest.useRealTimers(); });

  function List() {
    const [{ q }, change] = useUrlState(['q']);
    return <SearchField label="Search" value={q} onSearch={(text) => { change({ q: text }); }} />;
  }

  /** A list, and a screen that is there when its file has come. */
  const open = () => {
    const file = Promise.withResolvers<{ element: string }>();
    const router = createMemoryRouter([
      { path: '/', element: <List /> },
      { path: '/other', lazy: () => file.promise },
    ]);
    const destination = () => destinationOf(router);
    render(<DestinationContext value={destination}><RouterProvider router={router} /></DestinationContext>);
    const type = (text: string) => fireEvent.change(screen.getByLabelText('Search'), { target: { value: text } });
    const wait = () => act(() => jest.advanceTimersByTimeAsync(1000));
    const come = () => act(async () => {
      file.resolve({ element: 'Another screen' });
      await jest.advanceTimersByTimeAsync(0);
    });
    return { router, type, wait, come };
  };

  it('is in the address when typing pauses', async () => {
    const { router, type, wait } = open();
    type('vi');
    type('villa ');
    expect(router.state.location.search).toBe('');
    await wait();
    expect(router.state.location.search).toBe('?q=villa');
  });

  it('does not hold back who goes elsewhere before it began', async () => {
    const { router, type, wait, come } = open();
    type('villa');
    act(() => void router.navigate('/other'));
    await wait();
    await come();
    expect(router.state.location).toMatchObject({ pathname: '/other', search: '' });
  });

  it('stays with who types again while the other screen has not come', async () => {
    const { router, type, wait, come } = open();
    act(() => void router.navigate('/other'));
    type('villa');
    await wait();
    await come();
    expect(router.state.location).toMatchObject({ pathname: '/', search: '?q=villa' });
  });
});
