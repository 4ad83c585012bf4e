import { arSA } from '@mui/material/locale';
import rtl from '@mui/stylis-plugin-rtl';
import { createLook } from '../theme/theme.ts';
import { createStyles, type Look } from './look.ts';

/** The console drawn from right to left. */
export const arabicLook: Look = {
  styles: createStyles({ key: 'connect-rtl', stylisPlugins: [rtl] }),
  theme: createLook('rtl', arSA),
};
