import { useEffect, useState } from 'react';

const patienceMs = 3_000;
const heading = 'main h1';

/** The thing on the page that a tour shows, whenever it is there; after a while the heading stands in for it. */
export function useAnchor(selector: string, isHere: boolean): HTMLElement | null {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!isHere) return;
    const look = () => {
      const found = document.querySelector<HTMLElement>(selector);
      if (found) setAnchor(found);
    };
    // What is found may be replaced by what is fetched after it.
    const watcher = new MutationObserver(look);
    const frame = requestAnimationFrame(() => {
      look();
      watcher.observe(document.body, { childList: true, subtree: true });
    });
    const timer = setTimeout(() => {
      setAnchor((known) => known ?? document.querySelector<HTMLElement>(heading));
    }, patienceMs);
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      clearTimeout(timer);
      setAnchor(null);
    };
  }, [selector, isHere]);
  useEffect(() => {
    if (!anchor) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    anchor.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' });
    anchor.setAttribute('data-tour', 'here');
    return () => anchor.removeAttribute('data-tour');
  }, [anchor]);
  return anchor;
}
