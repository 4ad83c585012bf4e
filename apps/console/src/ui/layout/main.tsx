import Box, { type BoxProps } from '@mui/material/Box';
import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isAnythingPending, useIsAnythingPending } from '../loading/pending.ts';

/**
 * The place of the screen. It says that it is busy until the screen first stands: everything was fetched, read and
 * drawn. What is read later, as somebody writes or chooses, leaves it as it is: a screen reader goes on reading.
 */
export function Main(props: BoxProps<'main'>) {
  const { pathname } = useLocation();
  const [shownPath, setShownPath] = useState<string>();
  const isPending = useIsAnythingPending();
  useEffect(() => {
    // What is drawn inside may have begun to read just now: its effects come before this one.
    if (!isPending && !isAnythingPending()) startTransition(() => setShownPath(pathname));
  }, [isPending, pathname]);
  return <Box component="main" aria-busy={shownPath !== pathname} {...props} />;
}
