import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { MouseEvent } from 'react';

interface BusyButtonProps extends Omit<ButtonProps, 'loading' | 'loadingPosition'> {
  /** What it was asked for is still being done. */
  isBusy: boolean;
}

/** A button that takes no second press while it works, and keeps the focus: a disabled one would drop it. */
export function BusyButton({ isBusy, startIcon, onClick, ...button }: BusyButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button
      {...button}
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
      startIcon={isBusy ? <CircularProgress aria-hidden="true" color="inherit" size={18} /> : startIcon}
      onClick={press}
    />
  );
}
