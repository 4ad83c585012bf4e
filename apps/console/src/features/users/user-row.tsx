import type { UserDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/format/date-time.tsx';
import { rowStyle } from '../../ui/layout/row-style.ts';
import { UserChip } from './user-chip.tsx';

/** One person of the list: who they are, what they may do, and whether they may. */
export function UserRow({ user, onOpen }: { user: UserDto; onOpen: () => void }) {
  const { t } = useTranslation(['users', 'shell']);
  const { name, username, email, role, bank, lastSignInAt } = user;
  return (
    <Box component="li" aria-label={name} sx={rowStyle}>
      <Box sx={{ flex: '2 1 16rem', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Link component="button" type="button" onClick={onOpen} sx={nameStyle}>
          <bdi>{name}</bdi>
        </Link>
        <Box data-column="account" sx={accountStyle}>
          <bdi dir="ltr">{username}</bdi>
          <bdi dir="ltr">{email}</bdi>
        </Box>
      </Box>
      <Box data-column="role" sx={{ flex: '1 1 11rem', typography: 'body2' }}>
        {t(`shell:role.${role}`)}
        <Box sx={{ color: 'text.secondary' }}>
          <bdi>{bank?.name}</bdi>
        </Box>
      </Box>
      <Box data-column="lastSignIn" sx={{ flex: '1 1 10rem', typography: 'body2', color: 'text.secondary' }}>
        {lastSignInAt === null ? t('neverSignedIn') : <>{t('lastSignIn')} <DateTime at={lastSignInAt} /></>}
      </Box>
      <Box data-column="state" sx={{ flex: { md: '0 0 8rem' }, textAlign: { md: 'end' } }}>
        <UserChip user={user} />
      </Box>
    </Box>
  );
}

const accountStyle = {
  typography: 'body2', color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 1,
} as const;

const nameStyle = { font: 'inherit', fontWeight: 600, textAlign: 'start', color: 'text.primary' } as const;
