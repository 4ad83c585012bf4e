import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { baseApi } from '../../../api/base-api.ts';
import { sessionReducer } from '../../../api/session.slice.ts';
import { useRehearsal } from './use-rehearsal.ts';

const store = configureStore({
  reducer: { session: sessionReducer, [baseApi.reducerPath]: baseApi.reducer },
  middleware: (defaults) => defaults().concat(baseApi.middleware),
});
const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
const draft = (amount: string) => JSON.stringify({ amount });

describe('the rehearsal of a draft', () => {
  const asked: { body: unknown; signal: AbortSignal }[] = [];

  beforeEach(() => {
    asked.length = 0;
    jest.useFakeTimers();
    globalThis.fetch = ((_: string, init: RequestInit) => {
      asked.push({ body: JSON.parse(init.body as string), signal: init.signal as AbortSignal });
      return new Promise(() => undefined);
    }) as typeof fetch;
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('asks once typing pauses, and a newer draft cancels the question', async () => {
    type Props = { text: string | null };
    const { rerender, result } = renderHook<ReturnType<typeof useRehearsal>, Props>(({ text }) => useRehearsal(text), {
      wrapper,
      initialProps: { text: draft('1') },
    });
    await act(() => jest.advanceTimersByTimeAsync(300));
    rerender({ text: draft('12') });
    await act(() => jest.advanceTimersByTimeAsync(399));
    expect(asked).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(asked.map(({ body }) => body)).toEqual([{ amount: '12' }]);
    expect(result.current.isChecking).toBe(true);

    rerender({ text: draft('123') });
    expect(asked[0]?.signal.aborted).toBe(true);

    rerender({ text: null });
    expect(result.current).toEqual({ answer: null, isChecking: false });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(asked).toHaveLength(1);
  });
});
