import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A way of looking at a list: its filters and its order under a name. */
export interface View {
  id: string;
  name: string;
  query: string;
  isDefault: boolean;
}

/** Those of the address's words that filter, in one order, so that equal filters read equal. */
export function queryOf(parameters: URLSearchParams, keys: readonly string[]): string {
  const pairs = keys.flatMap((key): [string, string][] => {
    const value = parameters.get(key) ?? '';
    return value === '' ? [] : [[key, value]];
  });
  return new URLSearchParams(pairs).toString();
}

/** The filters of the address as a view, and how to look at the list in another; its default is taken on arrival. */
export function useViewedList(views: readonly View[] | undefined, keys: readonly string[]) {
  const [parameters, setParameters] = useSearchParams();
  const query = queryOf(parameters, keys);
  const isAsked = useRef(query !== '' || parameters.has('page'));
  // What else the address says, such as the open tab, stays; another view begins at its first page.
  const look = (view: View, replace = false) => {
    const others = [...parameters].filter(([key]) => key !== 'page' && !keys.includes(key));
    setParameters([...new URLSearchParams(view.query), ...others], { replace, preventScrollReset: true });
  };
  const arrive = useEffectEvent((view: View) => look(view, true));
  useEffect(() => {
    if (isAsked.current || !views) return;
    isAsked.current = true;
    const start = views.find(({ isDefault }) => isDefault);
    if (start) arrive(start);
  }, [views]);
  return { query, current: views?.find((view) => view.query === query) ?? null, look };
}
