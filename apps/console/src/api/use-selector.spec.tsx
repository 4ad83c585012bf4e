import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createSlice, configureStore, type PayloadAction } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { Provider } from 'react-redux';
import { useSelector } from './use-selector.ts';

interface Answer { isUninitialized: boolean; isFetching?: boolean; word: string }

const slice = createSlice({
  name: 'answer',
  initialState: (): Answer => ({ isUninitialized: true, word: 'none' }),
  reducers: { answered: (_, { payload }: PayloadAction<Answer>) => payload },
});
const { answered } = slice.actions;

const open = (piece: ReactNode) => {
  const store = configureStore({ reducer: slice.reducer });
  render(<Provider store={store}>{piece}</Provider>);
  return store;
};

class Caught extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? <output>caught</output> : this.props.children;
  }
}

const drawn = jest.fn();

function Word() {
  drawn();
  return <output>{useSelector((state: Answer) => state, (one, other) => one.word === other.word).word}</output>;
}

const shown = () => screen.getByRole('status').textContent;

describe('selecting from the store', () => {
  beforeEach(() => {
    drawn.mockClear();
  });

  it('follows what the store holds', () => {
    const store = open(<Word />);
    expect(shown()).toBe('none');
    act(() => void store.dispatch(answered({ isUninitialized: false, isFetching: false, word: 'halal' })));
    expect(shown()).toBe('halal');
  });

  it('misses nothing that happens while it is drawn for the first time', () => {
    function Hasty({ onDrawn }: { onDrawn: () => void }) {
      useEffect(onDrawn);
      return null;
    }
    const store = configureStore({ reducer: slice.reducer });
    const change = () => void store.dispatch(answered({ isUninitialized: false, isFetching: false, word: 'early' }));
    render(<Provider store={store}><Hasty onDrawn={change} /><Word /></Provider>);
    expect(shown()).toBe('early');
  });

  it('fails where it is drawn, and not where the store was changed, when nothing can be selected', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Letter = () => <output>{useSelector((state: Answer) => state.word.at(0))}</output>;
    const store = open(<Caught><Letter /></Caught>);
    const unexpected = { isUninitialized: false, isFetching: false, word: null } as unknown as Answer;
    act(() => { expect(() => store.dispatch(answered(unexpected))).not.toThrow(); });
    expect(shown()).toBe('caught');
    quiet.mockRestore();
  });

  it('is not drawn anew for what is equal', () => {
    const store = open(<Word />);
    act(() => void store.dispatch(answered({ isUninitialized: false, isFetching: true, word: 'none' })));
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  describe('as the browser does it', () => {
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    const own = environment.IS_REACT_ACT_ENVIRONMENT;
    afterEach(() => {
      environment.IS_REACT_ACT_ENVIRONMENT = own ?? false;
    });

    const afterPress = (answer: Answer) => {
      const store = open(<Word />);
      environment.IS_REACT_ACT_ENVIRONMENT = false;
      flushSync(() => void store.dispatch(answered(answer)));
    };

    it('draws the state of a write at once', () => {
      afterPress({ isUninitialized: false, word: 'sending' });
      expect(shown()).toBe('sending');
    });

    it('draws an answer after what is pressed and typed', async () => {
      afterPress({ isUninitialized: false, isFetching: false, word: 'answer' });
      expect(shown()).toBe('none');
      expect(await screen.findByText('answer')).toBeVisible();
    });
  });
});
