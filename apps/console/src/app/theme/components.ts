import type { CssVarsTheme, Theme, ThemeOptions } from '@mui/material/styles';
import { contrastStyles } from './contrast.ts';
import { lowWindow } from '../../ui/layout/low-window.ts';

type ConnectTheme = Omit<Theme, 'components' | 'palette'> & CssVarsTheme;

const calm = (theme: ConnectTheme, colour: 'error' | 'warning', tone: 'negative' | 'caution') => ({
  backgroundColor: theme.vars.palette.tone[tone],
  color: theme.vars.palette.text.primary,
  '& .MuiAlert-icon': { color: theme.vars.palette[colour].main },
});

/** How the building blocks look: flat, bordered, generous targets and no capital letters. */
export const components: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: {
    styleOverrides: {
      ...contrastStyles,
      'button, input, select, textarea': { fontFamily: 'inherit' },
      // What gets the focus is scrolled to where neither the banner nor the header covers it.
      html: { scrollPaddingBlock: '112px 16px', [lowWindow]: { scrollPaddingBlock: '16px' } },
      // Whatever the building blocks do not draw, such as a plain link, shows the focus as they do.
      ':where(:focus-visible), .MuiChartsSurface-root:has(> :focus-visible)': {
        outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2,
      },
      // Charts ask for less motion once, when they are drawn, and what unfolds does not ask at all.
      '@media (prefers-reduced-motion: reduce)': {
        '.MuiChartsSurface-root *, .MuiCollapse-root': {
          transitionDuration: '0s !important', animationDuration: '0s !important',
        },
      },
      body: { fontFeatureSettings: "'calt', 'case'", textRendering: 'optimizeLegibility' },
      '::selection': {
        background: 'var(--mui-palette-primary-main)',
        color: 'var(--mui-palette-primary-contrastText)',
      },
    },
  },
  // A press is seen at once, without a wave that measures and draws on. Safari knows user-select only by its own name.
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { WebkitUserSelect: 'none', '&:active': { opacity: 0.75 } } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 40, paddingInline: 16, borderRadius: 8, fontWeight: 600, whiteSpace: 'nowrap',
        '&[aria-busy="true"]': { opacity: 0.65, cursor: 'progress' },
      },
      sizeSmall: { minHeight: 32, paddingInline: 12 },
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.surface.strongLine,
        backgroundColor: theme.vars.palette.background.paper,
      }),
      startIcon: { '& > svg': { fontSize: 18 } },
      endIcon: { '& > svg': { fontSize: 18 } },
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 8 } } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.surface.line}`,
        borderRadius: 12,
        boxShadow: theme.vars.palette.elevation.card,
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.surface.line}`,
        borderRadius: 12,
        boxShadow: theme.vars.palette.elevation.overlay,
        marginBlockStart: 8,
        minWidth: 224,
      }),
      list: { padding: 8 },
    },
  },
  MuiMenuItem: { styleOverrides: { root: { borderRadius: 8, minHeight: 40, gap: 12, fontSize: '0.875rem' } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ borderRadius: 16, boxShadow: theme.vars.palette.elevation.overlay }),
    },
  },
  MuiDrawer: { styleOverrides: { paper: ({ theme }) => ({ boxShadow: theme.vars.palette.elevation.overlay }) } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        fontSize: 12, lineHeight: 1.5, padding: '8px 12px', borderRadius: 8, maxWidth: 320, overflowWrap: 'anywhere',
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        backgroundColor: theme.vars.palette.background.paper,
        '&:not(.Mui-focused):not(.Mui-error):not(.Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.surface.strongLine,
        },
      }),
      input: { paddingBlock: 10, height: 'auto', minHeight: 20 },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, marginBlockStart: 6, fontSize: 13 } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars.palette.surface.line, paddingBlock: 12 }),
      head: ({ theme }) => ({ color: theme.vars.palette.text.secondary, fontSize: 12, fontWeight: 600 }),
    },
  },
  MuiSkeleton: { defaultProps: { animation: 'wave' }, styleOverrides: { rounded: { borderRadius: 8 } } },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 12,
        '&.MuiAlert-colorError': calm(theme, 'error', 'negative'),
        '&.MuiAlert-colorWarning': calm(theme, 'warning', 'caution'),
      }),
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 600 } } },
};
