import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { useDeferredValue } from 'react';

/** MUI's dialog; the press that opens it is answered at once, and the dialog drawn after it in small pieces. */
export function Dialog({ open, ...dialog }: DialogProps) {
  const isDrawn = useDeferredValue(open, false);
  return <MuiDialog {...dialog} open={isDrawn} />;
}
