import MuiTooltip from '@mui/material/Tooltip';
import { cloneElement, type HTMLAttributes, type ReactElement, useState } from 'react';
import { tooltipClosed, tooltipOpened, useTooltipDelay } from './tooltip-delay.ts';

interface TooltipProps {
  /** What is explained; absent or empty: nothing. */
  title: string | undefined;
  /** Whether it tells more of something that has a name; otherwise it is the name, unless there is another. */
  describeChild?: boolean;
  placement?: 'bottom' | 'right';
  /** Whether a press opens and closes it at once: of what can be pressed and does nothing else. */
  isPressable?: boolean;
  children: ReactElement<HTMLAttributes<Element>>;
}

/** A short explanation on hover, focus or a long press; Escape closes it. */
export function Tooltip({ title, isPressable = false, children, ...rest }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const delay = useTooltipDelay();
  const open = () => {
    if (!isOpen) tooltipOpened();
    setIsOpen(true);
  };
  const close = () => {
    if (isOpen) tooltipClosed();
    setIsOpen(false);
  };
  const press = { 'aria-expanded': isOpen, onClick: isOpen ? close : open };
  return (
    <MuiTooltip
      {...rest}
      arrow
      // An empty name would be a name.
      title={title || undefined}
      open={isOpen}
      onOpen={open}
      onClose={close}
      enterDelay={delay}
      enterNextDelay={delay}
      disableTouchListener={isPressable}
    >
      {isPressable ? cloneElement(children, press) : children}
    </MuiTooltip>
  );
}
