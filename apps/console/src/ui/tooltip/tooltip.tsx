import { useForkRef } from '@mui/material/utils';
import { cloneElement, type HTMLAttributes, type ReactElement, type Ref, useRef } from 'react';
import { useTooltip } from './use-tooltip.ts';

interface TooltipProps {
  /** What is explained; empty: nothing. */
  title: string;
  /** Whether it tells more of something that has a name; otherwise it is the name, unless there is another. */
  describeChild?: boolean;
  placement?: 'bottom' | 'right';
  /** Whether it is one long word that may be broken. */
  isBroken?: boolean;
  /** Whether a press opens and closes it at once: of what can be pressed and does nothing else. */
  isPressable?: boolean;
  /** Whether what it stands at needs it now, where that differs; what it stands at then has a name without it. */
  isNeeded?: (anchor: Element) => boolean;
  children: ReactElement<HTMLAttributes<Element> & { ref?: Ref<Element> }>;
}

/** A short explanation on hover, focus or a long press; what draws it is fetched when the first is about to open. */
export function Tooltip({
  title, describeChild, placement = 'bottom', isBroken = false, isPressable = false, isNeeded, children,
}: TooltipProps) {
  const anchor = useRef<Element>(null);
  const tooltip = useTooltip(() => !anchor.current || (isNeeded?.(anchor.current) ?? true));
  const { Bubble } = tooltip;
  const { onFocus, onBlur, onPointerDown } = children.props;
  const ref = useForkRef(anchor, children.props.ref);
  const words = title === '' || isNeeded ? {} : { [describeChild ? 'aria-description' : 'aria-label']: title };
  return (
    <>
      {cloneElement(children, {
        ...words,
        ...(isPressable ? { 'aria-expanded': tooltip.isPressed, onClick: tooltip.toggle } : {}),
        ...children.props,
        ref,
        onPointerEnter: tooltip.enter,
        onPointerLeave: tooltip.leave,
        onPointerDown: (event) => { tooltip.press(event); onPointerDown?.(event); },
        onPointerUp: tooltip.release,
        onPointerCancel: tooltip.release,
        onFocus: (event) => { tooltip.focus(event); onFocus?.(event); },
        onBlur: (event) => { tooltip.close(); onBlur?.(event); },
      })}
      {Bubble && title !== '' && (
        <Bubble
          title={title}
          placement={placement}
          isBroken={isBroken}
          isOpen={tooltip.isOpen}
          anchor={anchor}
          onEnter={tooltip.enter}
          onLeave={tooltip.leave}
        />
      )}
    </>
  );
}
