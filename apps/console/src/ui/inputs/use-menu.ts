import { type MouseEvent, useId, useState } from 'react';

/** A button that opens a menu, and the menu, which is wanted from the first time on so that it can close gracefully. */
export function useMenu() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  return {
    isWanted,
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': anchor !== null,
      'aria-controls': anchor ? id : undefined,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
        setAnchor(currentTarget);
        setIsWanted(true);
      },
    },
    menu: { id, anchor, open: anchor !== null, onClose: () => setAnchor(null) },
  } as const;
}
