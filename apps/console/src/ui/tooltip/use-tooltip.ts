import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { TooltipBubble } from './tooltip-bubble.tsx';

const openDelayMs = 700;
const skipDelayMs = 300;
const afterPressMs = 1500;

/** When the last tooltip of the page closed; another that follows it at once opens without a delay. */
let lastClosedAt = -Infinity;

const fetchBubble = async () => (await import('./tooltip-bubble.tsx')).TooltipBubble;

const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch';

/** Opens after 700 ms of hover, focus or touch, at once within 300 ms of the last tooltip; Escape closes it. */
export function useTooltip() {
  const [isOpen, setIsOpen] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  const [Bubble, setBubble] = useState<typeof TooltipBubble>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const after = (ms: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  };

  const close = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isOpen) lastClosedAt = performance.now();
    setIsOpen(false);
    setIsPressed(false);
  };

  const openAfter = (ms: number) => {
    const fetched = fetchBubble();
    after(ms, () => {
      const own = timer.current;
      const open = (found: typeof TooltipBubble) => {
        if (timer.current !== own) return;
        setBubble(() => found);
        setIsOpen(true);
      };
      // Without a network nothing is explained, and nothing else is disturbed.
      fetched.then(open, () => undefined);
    });
  };

  const openSoon = () => openAfter(performance.now() - lastClosedAt < skipDelayMs ? 0 : openDelayMs);

  const toggle = () => {
    if (isPressed) {
      close();
      return;
    }
    setIsPressed(true);
    openAfter(0);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      lastClosedAt = performance.now();
      setIsOpen(false);
      setIsPressed(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => { document.removeEventListener('keydown', closeOnEscape); };
  }, [isOpen]);

  return {
    isOpen, isPressed, Bubble, close, toggle,
    enter: (event: PointerEvent) => { if (!isTouch(event)) openSoon(); },
    // Whoever goes on to the explanation itself enters it in the same moment, and it stays.
    leave: (event: PointerEvent) => { if (!isTouch(event)) after(0, close); },
    press: (event: PointerEvent) => { if (isTouch(event)) openSoon(); },
    release: (event: PointerEvent) => { if (isTouch(event)) after(isOpen ? afterPressMs : 0, close); },
    focus: ({ target }: FocusEvent) => { if (target.matches(':focus-visible')) openSoon(); },
  };
}
