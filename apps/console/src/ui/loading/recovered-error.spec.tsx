import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, startTransition, useState, type Dispatch } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { lazyPart } from './lazy.tsx';
import { onRecoverableError } from './recovered-error.ts';

/** Leaves a screen in the moment in which one of its parts turns out not to come; answers what the root was told. */
async function leaveAsPartFails(failure: Error): Promise<unknown[]> {
  const told: unknown[] = [];
  const { promise, reject } = Promise.withResolvers<never>();
  const Part = lazyPart<{ turn: number }>(() => promise);
  let setShown: Dispatch<boolean> = () => undefined;
  let setTurn: Dispatch<number> = () => undefined;
  function Screen() {
    const [isShown, show] = useState(true);
    const [turn, take] = useState(0);
    setShown = show;
    setTurn = take;
    return isShown ? <Part turn={turn} /> : <p>The next screen</p>;
  }
  const place = document.createElement('div');
  const root = createRoot(place, { onRecoverableError: (error) => told.push(error), onCaughtError: () => undefined });
  act(() => root.render(<Screen />));
  reject(failure);
  // Not drawn by React's own turn: that would show the failure before anybody leaves.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  act(() => {
    startTransition(() => setShown(false));
    flushSync(() => setTurn(1));
  });
  expect(place.textContent).toBe('The next screen');
  act(() => root.unmount());
  return told;
}

describe('an error that React got over', () => {
  const reported = jest.fn();

  beforeEach(() => {
    // jsdom has none.
    globalThis.reportError = reported;
    // React asks for `act` around what is fetched; here the moment is the point.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  });

  afterEach(() => {
    jest.restoreAllMocks();
    reported.mockClear();
  });

  it('is nothing to report when the file of a part did not come that has left the screen', async () => {
    const told = await leaveAsPartFails(new TypeError('Failed to fetch dynamically imported module'));
    expect(told).toHaveLength(1);
    for (const error of told) onRecoverableError(error);
    expect(reported).not.toHaveBeenCalled();
  });

  it('is reported when it is anything else', () => {
    const error = new Error('There was an error', { cause: new RangeError('out of range') });
    onRecoverableError(error);
    expect(reported).toHaveBeenCalledWith(error);
  });
});
