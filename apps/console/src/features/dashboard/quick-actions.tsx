import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ArrowRightIcon, ComposeIcon } from '../../ui/icons/navigation-icons.tsx';
import { SectionCard } from '../../ui/section-card.tsx';

/** The things people come for most. */
export function QuickActions() {
  const { t } = useTranslation('dashboard');
  return (
    <SectionCard title={t('actions.title')}>
      <Box sx={{ padding: 1.5 }}>
        <ButtonBase component={Link} to="/composer" sx={actionStyle}>
          <Box sx={markStyle}>
            <ComposeIcon size={20} />
          </Box>
          <Box sx={{ flex: 1, textAlign: 'start' }}>
            <Box sx={{ typography: 'body2', fontWeight: 600 }}>{t('actions.newTransaction')}</Box>
            <Box sx={{ color: 'text.secondary', typography: 'caption' }}>{t('actions.newTransactionHint')}</Box>
          </Box>
          <ArrowRightIcon size={18} className="arrow" />
        </ButtonBase>
      </Box>
    </SectionCard>
  );
}

const actionStyle = {
  inlineSize: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  padding: 1.25,
  borderRadius: 1,
  '& .arrow': { color: 'text.secondary', flex: 'none' },
  '&:hover': { bgcolor: 'surface.hover' },
  '&:dir(rtl) .arrow': { transform: 'scaleX(-1)' },
} as const;

const markStyle = {
  inlineSize: 40,
  blockSize: 40,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 1.25,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;
