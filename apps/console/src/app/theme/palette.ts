import type { ColorSystemOptions } from '@mui/material/styles';

type Gold = Record<'main' | 'soft' | 'line', string>;
type Surface = Record<'rail' | 'sunken' | 'hover' | 'line' | 'strongLine', string>;
type Tones = Record<'positive' | 'caution' | 'negative' | 'neutral', string>;
type Elevation = Record<'card' | 'overlay', string>;

// Beyond the usual palette: gold for the Shariah mark alone, quiet surfaces, grounds of states, shadows as depth.
declare module '@mui/material/styles' {
  interface Palette {
    gold: Gold;
    surface: Surface;
    tone: Tones;
    elevation: Elevation;
  }
  interface PaletteOptions {
    gold: Gold;
    surface: Surface;
    tone: Tones;
    elevation: Elevation;
  }
  interface CssThemeVariables {
    enabled: true;
  }
}

export const light: ColorSystemOptions = {
  palette: {
    primary: { main: '#0b6a4e', dark: '#084f3a', light: '#2c8a6d', contrastText: '#ffffff' },
    success: { main: '#0b6a4e', contrastText: '#ffffff' },
    warning: { main: '#8a5200', contrastText: '#ffffff' },
    error: { main: '#b3261e', contrastText: '#ffffff' },
    info: { main: '#47564f', contrastText: '#ffffff' },
    background: { default: '#f4f6f5', paper: '#ffffff' },
    text: { primary: '#121a17', secondary: '#53605a', disabled: '#8d9892' },
    divider: '#e2e7e4',
    gold: { main: '#76560f', soft: '#fbf4e0', line: '#dfc88a' },
    surface: { rail: '#fbfcfb', sunken: '#eef2f0', hover: '#f0f4f2', line: '#e2e7e4', strongLine: '#c3ccc7' },
    tone: { positive: '#e3f2ec', caution: '#fdf1dc', negative: '#fcebe9', neutral: '#edf0ee' },
    elevation: {
      card: '0 1px 2px rgba(16, 32, 26, 0.05), 0 4px 12px -6px rgba(16, 32, 26, 0.08)',
      overlay: '0 2px 6px rgba(16, 32, 26, 0.08), 0 16px 40px -12px rgba(16, 32, 26, 0.22)',
    },
  },
};

export const dark: ColorSystemOptions = {
  palette: {
    primary: { main: '#4fc79b', dark: '#34a67c', light: '#7fdcb9', contrastText: '#04261a' },
    success: { main: '#4fc79b', contrastText: '#04261a' },
    warning: { main: '#f0b357', contrastText: '#2b1a00' },
    error: { main: '#f58a81', contrastText: '#2f0805' },
    info: { main: '#a6b4ad', contrastText: '#101615' },
    background: { default: '#0c1110', paper: '#151c1a' },
    text: { primary: '#e9efec', secondary: '#a0ada7', disabled: '#6b7771' },
    divider: '#25302c',
    gold: { main: '#e8c56c', soft: '#2a2413', line: '#5d4c1f' },
    surface: { rail: '#101615', sunken: '#0f1514', hover: '#1c2522', line: '#25302c', strongLine: '#3e4b46' },
    tone: { positive: '#12301f', caution: '#33270f', negative: '#3a1a17', neutral: '#202927' },
    elevation: {
      card: '0 1px 0 rgba(255, 255, 255, 0.03) inset, 0 2px 8px rgba(0, 0, 0, 0.35)',
      overlay: '0 1px 0 rgba(255, 255, 255, 0.04) inset, 0 18px 48px rgba(0, 0, 0, 0.6)',
    },
  },
};
