import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../ui/layout/brand.tsx';
import { GeometricPattern } from '../../ui/layout/geometric-pattern.tsx';
import { LanguageSwitch } from '../../ui/preferences/language-switch.tsx';
import { Main } from '../../ui/layout/main.tsx';

interface EntranceProps {
  title: string;
  subtitle: string;
  children: ReactNode;
}

/** The frame of the sign-in screens: what Connect is on one side, the form on the other. */
export function Entrance({ title, subtitle, children }: EntranceProps) {
  const { t } = useTranslation(['session', 'shell']);
  return (
    <Box sx={frameStyle}>
      <Box sx={panelStyle}>
        <GeometricPattern opacity={0.13} tile={112} />
        <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <BrandMark size={36} />
          <Box sx={{ fontWeight: 700, fontSize: '1.25rem', letterSpacing: '-0.02em' }}>{t('shell:product')}</Box>
        </Box>
        <Box sx={{ position: 'relative', maxInlineSize: '30rem', display: { xs: 'none', lg: 'block' } }}>
          <Box component="p" sx={headlineStyle}>
            {t('panel.headline')}
          </Box>
          <Box component="p" sx={{ opacity: 0.82, lineHeight: 1.6, margin: 0, marginBlockStart: 2 }}>
            {t('panel.text')}
          </Box>
        </Box>
      </Box>
      <Main sx={{ display: 'grid', placeContent: { xs: 'start center', lg: 'center' }, padding: 3 }}>
        <Box sx={{ inlineSize: 'min(26rem, calc(100vw - 48px))', paddingBlock: 3 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 2 }}>
            <Typography variant="h1">{title}</Typography>
            <LanguageSwitch />
          </Box>
          <Typography sx={{ color: 'text.secondary', marginBlockStart: 0.5, marginBlockEnd: 3 }}>{subtitle}</Typography>
          {children}
        </Box>
      </Main>
    </Box>
  );
}

const frameStyle = {
  minBlockSize: 'calc(100dvh - var(--banner, 0px))',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', lg: '5fr 6fr' },
  gridTemplateRows: { xs: 'auto 1fr', lg: '1fr' },
} as const;

const panelStyle = {
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: { xs: 3, lg: 6 },
  color: '#f2f8f5',
  background: 'linear-gradient(155deg, #0b5d45 0%, #084634 55%, #063428 100%)',
} as const;

const headlineStyle = {
  fontSize: '2.25rem',
  lineHeight: 1.15,
  fontWeight: 650,
  letterSpacing: '-0.03em',
  margin: 0,
} as const;
