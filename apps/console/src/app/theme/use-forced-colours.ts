import { useEffect, useMemo, useState } from 'react';
import type { enhanceHighContrast } from './forced-colours.ts';
import type { ConnectTheme } from './theme.ts';

/** The look with lines around what is known by its colour alone, once the system forces its own colours on the page. */
export function useForcedColours(look: ConnectTheme): ConnectTheme {
  const [enhance, setEnhance] = useState<typeof enhanceHighContrast>();
  useEffect(() => {
    const media = matchMedia('(forced-colors: active)');
    const follow = () => {
      if (!media.matches) return;
      import('./forced-colours.ts').then((fetched) => setEnhance(() => fetched.enhanceHighContrast), () => undefined);
    };
    follow();
    media.addEventListener('change', follow);
    return () => { media.removeEventListener('change', follow); };
  }, []);
  return useMemo(() => (enhance ? enhance(look) : look), [enhance, look]);
}
