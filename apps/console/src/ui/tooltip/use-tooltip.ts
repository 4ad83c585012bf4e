import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TooltipBubble } from './tooltip-bubble.tsx';

const openDelayMs = 700;
const skipDelayMs = 300;
const afterPressMs = 1500;

/** When the last tooltip of the page closed; another that follows it at once opens without a delay. */
let lastClosedAt = -Infinity;

const fetchBubble = async () => (await import('./tooltip-bubble.tsx')).TooltipBubble;

const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch';

/**
 * Opens after 700 ms of hover, focus or touch, at once within 300 ms of the last tooltip; Escape closes it. Whether
 * there is anything to say is asked when it is about to open.
 */
export function useTooltip(isNeeded: () => boolean) {
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
    if (!isNeeded()) return;
    const open = async () => {
      const own = timer.current;
      const found = await fetchBubble();
      if (timer.current !== own) return;
      setBubble(() => found);
      setIsOpen(true);
    };
    // Fetched when the pointer stays, so that one which passes by or presses is not held up. Without a network nothing
    // is explained, and nothing else is disturbed.
    after(ms / 2, () => {
      fetchBubble().catch(() => undefined);
      after(ms / 2, () => void open().catch(() => undefined));
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

  useEscape(isOpen, () => {
    lastClosedAt = performance.now();
    setIsOpen(false);
    setIsPressed(false);
  });

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

/** Hears Escape wherever it is pressed, as long as something is open. */
function useEscape(isOpen: boolean, onEscape: () => void) {
  const heard = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') heard();
    };
    document.addEventListener('keydown', listen);
    return () => { document.removeEventListener('keydown', listen); };
  }, [isOpen]);
}
