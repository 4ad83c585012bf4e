import { createTheme, type ThemeOptions } from '@mui/material/styles';
import type { Direction } from '../../ui/preferences/languages.ts';
import { components } from './components.ts';
import { dark, light } from './palette.ts';

const family = "'Inter Variable', 'Noto Sans Arabic Variable', system-ui, sans-serif";

const typography = {
  fontFamily: family,
  h1: { fontSize: '1.625rem', lineHeight: 1.25, fontWeight: 650, letterSpacing: '-0.02em' },
  h2: { fontSize: '1rem', lineHeight: 1.5, fontWeight: 650, letterSpacing: '-0.01em' },
  h3: { fontSize: '0.875rem', lineHeight: 1.5, fontWeight: 650 },
  h4: { fontSize: '1.75rem', lineHeight: 1.2, fontWeight: 600, letterSpacing: '-0.025em' },
  body1: { fontSize: '0.9375rem', lineHeight: 1.6 },
  body2: { fontSize: '0.875rem', lineHeight: 1.55 },
  caption: { fontSize: '0.75rem', lineHeight: 1.5 },
  overline: { fontSize: '0.6875rem', lineHeight: 1.5, fontWeight: 600, letterSpacing: '0.06em' },
  button: { fontSize: '0.875rem', textTransform: 'none', letterSpacing: 0 },
} as const;

/** The look of Connect in light and dark: one type scale, an 8 px grid, one accent; mirrored for Arabic. */
export const createLook = (direction: Direction, words: ThemeOptions = {}) => createTheme({
  direction,
  cssVariables: { colorSchemeSelector: 'data-color-scheme', nativeColor: true },
  colorSchemes: { light, dark },
  breakpoints: { values: { xs: 0, sm: 480, md: 768, lg: 1120, xl: 1440 } },
  spacing: 8,
  shape: { borderRadius: 8 },
  motion: { reducedMotion: 'system' },
  focusVisible: { outlineWidth: 2, outlineOffset: 2 },
  typography,
  components: direction === 'rtl' ? joined(components) : components,
}, words);

export type ConnectTheme = ReturnType<typeof createLook>;

// Arabic letters join; spacing would tear them apart, whatever asks for it.
const joined = (own: typeof components): typeof components => ({
  ...own,
  MuiCssBaseline: {
    styleOverrides: { ...own.MuiCssBaseline?.styleOverrides as object, '*': { letterSpacing: '0 !important' } },
  },
});

/** Where the chosen colour scheme is kept; public/first-paint.js reads the same key before the first paint. */
export const modeStorageKey = 'connect.mode';
