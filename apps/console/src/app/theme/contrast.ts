/** Colours that take the place of the usual ones where more contrast is wanted: at least 7 to 1 for every text. */
const highContrast = {
  light: {
    'primary-main': '#00402d', 'primary-dark': '#002c1f', 'primary-light': '#00402d',
    'success-main': '#00402d', 'warning-main': '#553200', 'error-main': '#86100a', 'info-main': '#1d2622',
    'background-default': '#ffffff', 'background-paper': '#ffffff',
    'text-primary': '#000000', 'text-secondary': '#1d2622', 'text-disabled': '#4a554f', divider: '#55605a',
    'gold-main': '#4a3500', 'gold-soft': '#ffffff', 'gold-line': '#4a3500',
    'surface-rail': '#ffffff', 'surface-sunken': '#ffffff', 'surface-hover': '#dfeee7', 'surface-line': '#55605a',
    'surface-strongLine': '#000000',
  },
  dark: {
    'primary-main': '#8ff2ce', 'primary-dark': '#b9f8e0', 'primary-light': '#8ff2ce', 'primary-contrastText': '#000000',
    'success-main': '#8ff2ce', 'warning-main': '#ffd596', 'error-main': '#ffb9b2', 'info-main': '#e3eae6',
    'background-default': '#000000', 'background-paper': '#000000',
    'text-primary': '#ffffff', 'text-secondary': '#e3eae6', 'text-disabled': '#a9b4ae', divider: '#94a19b',
    'gold-main': '#ffe2a0', 'gold-soft': '#000000', 'gold-line': '#ffe2a0',
    'surface-rail': '#000000', 'surface-sunken': '#000000', 'surface-hover': '#23302a', 'surface-line': '#94a19b',
    'surface-strongLine': '#ffffff',
    'tone-positive': '#00301f', 'tone-caution': '#372400', 'tone-negative': '#450d08', 'tone-neutral': '#1b2420',
  },
} as const;

const variablesOf = (colours: Record<string, string>) =>
  Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--mui-palette-${name}`, colour]));

/** The page's colours in high contrast, and links that are known as such without their colour. */
export const contrastStyles = {
  ...Object.fromEntries(Object.entries(highContrast).map(([scheme, colours]) => [
    `:root[data-contrast='high'][data-color-scheme='${scheme}']`, variablesOf(colours),
  ])),
  ":root[data-contrast='high'] main a:not([class*='MuiButton'])": { textDecoration: 'underline' },
} as const;
