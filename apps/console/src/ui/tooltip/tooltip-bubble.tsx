import MuiTooltip from '@mui/material/Tooltip';
import type { PointerEventHandler, RefObject } from 'react';

interface TooltipBubbleProps {
  title: string;
  placement: 'bottom' | 'right';
  isBroken: boolean;
  isOpen: boolean;
  anchor: RefObject<Element | null>;
  onEnter: PointerEventHandler;
  onLeave: PointerEventHandler;
}

/** The explanation itself, beside what it explains; it stays while the pointer is over it. */
export function TooltipBubble({ title, placement, isBroken, isOpen, anchor, onEnter, onLeave }: TooltipBubbleProps) {
  return (
    <MuiTooltip
      arrow
      open={isOpen}
      title={title}
      placement={placement}
      slotProps={{
        popper: {
          open: isOpen,
          anchorEl: () => anchor.current as Element,
          onPointerEnter: onEnter,
          onPointerLeave: onLeave,
        },
        ...(isBroken ? { tooltip: { sx: { wordBreak: 'break-all' } } } : {}),
      }}
    >
      <Nothing />
    </MuiTooltip>
  );
}

// The explanation stands at an element that was there before it.
function Nothing() {
  return null;
}
