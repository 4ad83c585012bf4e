import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { selectRole, walletRoles } from '../../api/session.slice.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { useShortcutsChoice } from '../../ui/preferences/use-shortcuts-choice.ts';
import { CustomerCard } from './customer-card.tsx';
import { LookCard } from './look-card.tsx';
import { PersonCard } from './person-card.tsx';
import { PasswordCard } from './security/password-card.tsx';
import { SessionsCard } from './security/sessions-card.tsx';

/** Who one is to the bank, how the console looks to them, their password, and where they are signed in. */
export function ProfileScreen() {
  const { t } = useTranslation('settings');
  const role = useSelector(selectRole);
  const holdsWallets = role !== undefined && walletRoles.includes(role);
  return (
    <>
      <PageHeader title={t('profile.title')} subtitle={t('profile.subtitle')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, maxInlineSize: '52rem' }}>
        <PersonCard />
        <LookCard />
        {holdsWallets && <CustomerCard />}
        <KeysCard />
        <PasswordCard />
        <SessionsCard />
      </Box>
    </>
  );
}

/** Whether single keys lead about the console in this browser. */
function KeysCard() {
  const { t } = useTranslation('settings');
  const { isOn, choose } = useShortcutsChoice();
  return (
    <SectionCard title={t('shortcuts.title')} subtitle={t('shortcuts.subtitle')}>
      <FormControlLabel
        control={<Switch checked={isOn} onChange={(_, chosen) => choose(chosen)} />}
        label={t('shortcuts.single')}
        sx={{ paddingInline: 2.5, paddingBlock: 1.5 }}
      />
    </SectionCard>
  );
}
