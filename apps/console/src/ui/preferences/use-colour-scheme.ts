import { useColorScheme } from '@mui/material/styles';

export const colourModes = ['light', 'dark', 'system'] as const;
export type ColourMode = (typeof colourModes)[number];

export interface ColourScheme {
  mode: ColourMode;
  choose(mode: ColourMode): void;
}

/** The chosen colour scheme and the means to change it; the browser keeps the choice. */
export function useColourScheme(): ColourScheme {
  const { mode, setMode } = useColorScheme();
  return { mode: mode ?? 'system', choose: setMode };
}
