import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FlaskIcon } from '../../ui/icons/status-icons.tsx';
import { wholeOrHidden } from '../../ui/layout/whole-or-hidden.ts';
import { lowWindow } from '../../ui/layout/low-window.ts';

/** Says on every screen that this is a sandbox; what is added at its end moves nothing when it comes. */
export function SandboxBanner({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <Box role="note" sx={bannerStyle}>
      <FlaskIcon size={16} />
      <strong>{t('sandboxBanner')}</strong>
      <Box component="span" sx={textStyle}>
        <span>{t('sandboxSimulated')}</span> <span>{t('sandboxNoMoney')}</span>
      </Box>
      <Box component="span" sx={{ flex: 'none' }}>{children}</Box>
    </Box>
  );
}

/** How much room the banner takes above the shell. */
export const bannerHeight = '36px';

const bannerStyle = {
  position: 'sticky',
  [lowWindow]: { position: 'static' },
  insetBlockStart: 0,
  zIndex: 'appBar',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  blockSize: bannerHeight,
  paddingInline: { xs: 2, md: 3 },
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  fontSize: { xs: '0.75rem', sm: '0.8125rem' },
  color: 'warning.main',
  bgcolor: 'tone.caution',
  borderBlockStart: '3px solid',
  borderColor: 'warning.main',
} as const;

const textStyle = { ...wholeOrHidden, columnGap: 0.5, fontWeight: 500 } as const;
