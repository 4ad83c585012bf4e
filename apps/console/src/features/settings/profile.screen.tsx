import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { LookCard } from './look-card.tsx';
import { PersonCard } from './person-card.tsx';

/** Who one is to the bank, and how the console looks to them. */
export function ProfileScreen() {
  const { t } = useTranslation('settings');
  return (
    <>
      <PageHeader title={t('profile.title')} subtitle={t('profile.subtitle')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, maxInlineSize: '52rem' }}>
        <PersonCard />
        <LookCard />
      </Box>
    </>
  );
}
