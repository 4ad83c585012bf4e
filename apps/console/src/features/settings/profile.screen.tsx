import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { CustomerCard } from './customer-card.tsx';
import { KeysCard } from './keys-card.tsx';
import { LookCard } from './look-card.tsx';
import { PersonCard } from './person-card.tsx';
import { PasswordCard } from './security/password-card.tsx';
import { SessionsCard } from './security/sessions-card.tsx';

/** Who one is to the bank, how the console looks to them, their password, and where they are signed in. */
export function ProfileScreen() {
  const { t } = useTranslation('settings');
  return (
    <>
      <PageHeader title={t('profile.title')} subtitle={t('profile.subtitle')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, maxInlineSize: '52rem' }}>
        <PersonCard />
        <LookCard />
        <CustomerCard />
        <KeysCard />
        <PasswordCard />
        <SessionsCard />
      </Box>
    </>
  );
}
