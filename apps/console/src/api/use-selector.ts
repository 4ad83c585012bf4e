import { startTransition, useEffect, useInsertionEffect, useReducer, useRef } from 'react';
import { type EqualityFn, useStore, type UseSelector } from 'react-redux';

/** Whether that is the state of a write. Only that of a query also says whether it is being fetched. */
const isOfWrite = (selected: unknown) =>
  typeof selected === 'object' && selected !== null && 'isUninitialized' in selected && !('isFetching' in selected);

function useSelected(choose: (state: unknown) => unknown, options?: unknown) {
  const isEqual = typeof options === 'function' ? options as EqualityFn<unknown> : Object.is;
  const store = useStore();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const selected = choose(store.getState());
  const drawn = useRef({ choose, selected });

  useInsertionEffect(() => {
    drawn.current = { choose, selected };
  });
  useEffect(() => {
    const follow = () => {
      try {
        const next = drawn.current.choose(store.getState());
        if (isEqual(drawn.current.selected, next)) return;
        if (isOfWrite(next)) draw();
        else startTransition(draw);
      } catch {
        // What cannot be selected fails where it is drawn, within reach of an error boundary.
        draw();
      }
    };
    follow();
    return store.subscribe(follow);
  }, [store, isEqual]);

  return selected;
}

/**
 * Selects from the store as `useSelector` does, but draws what changed as a transition: in small pieces, after what a
 * person types and presses. `useSelector` draws at once and in one piece, which holds up the page for as long as the
 * screen is large. Only the state of a write is drawn at once, so that a second press finds the button busy.
 */
export const useSelector = Object.assign(useSelected, { withTypes: () => useSelector }) as UseSelector;
