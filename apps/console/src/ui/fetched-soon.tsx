import { type ComponentType, lazy, Suspense, useDeferredValue, useEffect } from 'react';
import { useUnderWay } from './under-way.ts';
import { whenIdle } from './when-idle.ts';

/** What a piece is shown with; nothing as long as it is not shown. */
interface SoonProps<Props> {
  shown: Props | null | false | undefined;
}

/** A piece that is fetched after the screen that may show it, when there is time, at the latest when it is shown. */
export function fetchedSoon<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const fetched = async () => ({ default: await load() });
  const Piece = lazy(fetched);
  return function Soon({ shown }: SoonProps<Props>) {
    useEffect(() => whenIdle(() => void fetched()), []);
    // A press is answered at once; a whole dialog is drawn after it, in small pieces.
    const drawn = useDeferredValue(shown, null);
    useUnderWay(Boolean(shown) && !drawn);
    return <Suspense fallback={null}>{drawn && <Piece {...drawn} />}</Suspense>;
  };
}
