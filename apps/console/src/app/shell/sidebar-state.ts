import { createContext, useCallback, useEffect, useMemo, useState } from 'react';

const cookieName = 'sidebar_state';
const cookieSeconds = 604_800;

/** Reads from the cookies whether the sidebar was left open; it is open until somebody closes it. */
export function readSidebarState(cookies: string): boolean {
  return !cookies.split('; ').includes(`${cookieName}=false`);
}

function storeSidebarState(isOpen: boolean) {
  document.cookie = `${cookieName}=${isOpen}; path=/; max-age=${cookieSeconds}; samesite=lax`;
}

export interface SidebarState {
  isMobile: boolean;
  isExpanded: boolean;
  /** Whether it shows nothing but icons. */
  isRail: boolean;
  isSheetOpen: boolean;
  toggle(): void;
  closeSheet(): void;
}

/** The sidebar of the page, for what shows or changes it. */
export const SidebarContext = createContext<SidebarState | null>(null);

/** The sidebar's state: on wide screens expanded or icons, remembered for a week; on narrow ones a sheet. */
export function useSidebarState(isMobile: boolean): SidebarState {
  const [isExpanded, setExpanded] = useState(() => readSidebarState(document.cookie));
  const [isSheetOpen, setSheetOpen] = useState(false);

  const toggle = useCallback(() => {
    if (isMobile) {
      setSheetOpen((open) => !open);
    } else {
      storeSidebarState(!isExpanded);
      setExpanded(!isExpanded);
    }
  }, [isMobile, isExpanded]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.altKey || event.shiftKey) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggle]);

  const closeSheet = useCallback(() => setSheetOpen(false), []);
  return useMemo(() => (
    { isMobile, isExpanded, isRail: !isMobile && !isExpanded, isSheetOpen: isMobile && isSheetOpen, toggle, closeSheet }
  ), [isMobile, isExpanded, isSheetOpen, toggle, closeSheet]);
}
