import { type RefObject, useEffect, useState } from 'react';

export type ToastSide = 'start' | 'end';

/**
 * Says at which end of the window toasts stand: the lower one, unless they would cover what has the focus there. Looks
 * before every frame, for what has the focus also moves when the page is scrolled or grows.
 * Source: WCAG 2.2, 2.4.11 Focus Not Obscured.
 */
export function useToastSide(corner: RefObject<HTMLElement | null>, isOpen: boolean): ToastSide {
  const [side, setSide] = useState<ToastSide>('end');
  useEffect(() => {
    if (!isOpen) return undefined;
    let frame = 0;
    const look = () => {
      const focused = document.activeElement;
      // While the toast itself has the focus it stays where it is.
      if (corner.current && !corner.current.contains(focused)) {
        setSide(focused && isUnder(corner.current, focused) ? 'start' : 'end');
      }
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [corner, isOpen]);
  return side;
}

/** Whether the corner, at the lower end of the window, would lie over an element in the window's lower half. */
function isUnder(corner: HTMLElement, element: Element): boolean {
  const { left, right, height } = corner.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return box.top > innerHeight / 2 && box.top < innerHeight && box.bottom > innerHeight - height
    && box.left < right && box.right > left;
}
