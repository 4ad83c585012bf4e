import { useEffect, useMemo, useState } from 'react';
import type { keepLines } from './forced-colours.ts';
import type { ConnectTheme } from './theme.ts';

/** The look with lines around what is known by its colour alone, once the system forces its own colours on the page. */
export function useForcedColours(look: ConnectTheme): ConnectTheme {
  const [keep, setKeep] = useState<typeof keepLines>();
  useEffect(() => {
    const media = matchMedia('(forced-colors: active)');
    const follow = () => {
      if (!media.matches) return;
      import('./forced-colours.ts').then((fetched) => setKeep(() => fetched.keepLines), () => undefined);
    };
    follow();
    media.addEventListener('change', follow);
    return () => { media.removeEventListener('change', follow); };
  }, []);
  return useMemo(() => (keep ? keep(look) : look), [keep, look]);
}
