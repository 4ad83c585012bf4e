import Box, { type BoxProps } from '@mui/material/Box';
import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { currentRest, useRest } from './under-way.ts';

/**
 * The place of the screen. It says that it is busy until the screen first stands: everything was fetched, read and
 * drawn. What is read later, as somebody writes or chooses, leaves it as it is: a screen reader goes on reading.
 */
export function Main(props: BoxProps<'main'>) {
  const { pathname } = useLocation();
  const [standing, setStanding] = useState<string>();
  const rest = useRest();
  // Answers are drawn in transitions, and a deferred value comes after all of these.
  const drawn = useDeferredValue(rest, 0);
  useEffect(() => {
    // The effects of what was drawn, which may have begun to read, came before this one.
    if (rest > 0 && drawn === rest && currentRest() === rest) startTransition(() => setStanding(pathname));
  }, [rest, drawn, pathname]);
  return <Box component="main" aria-busy={standing !== pathname} {...props} />;
}
