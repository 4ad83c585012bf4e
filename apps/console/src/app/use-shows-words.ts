import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the buttons of the bar show their words and not their icons alone, as they do in a wide window. */
export function useShowsWords(): boolean {
  const { breakpoints } = useTheme();
  return useMediaQuery(breakpoints.up('xl'), { noSsr: true });
}
