import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPiece } from '../../../test-page.tsx';
import { useToast } from './toast-context.ts';
import { toastReducer } from './toast.reducer.ts';

function Bell() {
  const { toast } = useToast();
  return (
    <>
      <button onClick={() => toast({ title: 'First' })}>first</button>
      <button onClick={() => toast({ title: 'Second', tone: 'negative' })}>second</button>
    </>
  );
}

const wait = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

const visibleToasts = () => screen.queryAllByText(/^(First|Second)$/).filter((text) => text.closest('li'));

describe('toasts', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('shows one at a time: the newer takes the place of the older', () => {
    renderPiece(<Bell />);
    fireEvent.click(screen.getByText('first'));
    fireEvent.click(screen.getByText('second'));
    expect(visibleToasts().map((toast) => toast.textContent)).toEqual(['Second']);
  });

  it('shows a toast for five seconds', () => {
    renderPiece(<Bell />);
    fireEvent.click(screen.getByText('first'));
    wait(4900);
    expect(visibleToasts()).toHaveLength(1);
    wait(200);
    expect(visibleToasts()).toHaveLength(0);
  });

  it('keeps a dismissed toast out of sight until it is removed', () => {
    const shown = toastReducer([], { type: 'added', toast: { id: 1, title: 'First', isOpen: true } });
    const dismissed = toastReducer(shown, { type: 'dismissed', id: 1 });
    expect(dismissed).toEqual([{ id: 1, title: 'First', isOpen: false }]);
    expect(toastReducer(dismissed, { type: 'removed', id: 1 })).toEqual([]);
  });
});
