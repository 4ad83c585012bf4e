import { arSA } from '@mui/material/locale';
import rtl from '@mui/stylis-plugin-rtl';
import { createLook } from '../theme/theme.ts';
import { createStyles, type DirectionLook } from './look.ts';

/** The console drawn from right to left. */
export const arabicLook: DirectionLook = {
  styles: createStyles({ key: 'connect-rtl', stylisPlugins: [rtl] }),
  theme: createLook('rtl', arSA),
};
