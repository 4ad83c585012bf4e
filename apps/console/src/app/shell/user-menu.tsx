import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '../../api/session.slice.ts';
import { initialsOf } from '../../ui/format/format.ts';
import { ChevronDownIcon } from '../../ui/icons/navigation-icons.tsx';
import { lazyPopup } from '../../ui/loading/lazy.tsx';
import { useMenu } from '../../ui/inputs/use-menu.ts';
import { visuallyHidden } from '../../ui/layout/visually-hidden.ts';

const AccountMenu = lazyPopup(async () => (await import('./account-menu.tsx')).AccountMenu);

/** Who is signed in, with the things that concern only them: how the console looks, and leaving. */
export function UserMenu({ user }: { user: SessionUser }) {
  const { t } = useTranslation('shell');
  const { isWanted, button, menu } = useMenu();
  return (
    <>
      <ButtonBase
        {...button}
        sx={{ borderRadius: 1, gap: 1.25, padding: 0.5, '&:hover': { bgcolor: 'surface.hover' } }}
      >
        <Box component="span" aria-hidden="true" sx={avatarStyle}>
          {initialsOf(user.name)}
        </Box>
        <Box component="span" sx={nameStyle}>
          <span style={visuallyHidden}>{t('user.menu')} </span>
          <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', fontWeight: 600 }}>
            {user.name}
          </Box>
          <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
            {t(`role.${user.role}`)}
          </Box>
        </Box>
        <Box component="span" sx={{ display: { xs: 'none', xl: 'flex' }, color: 'text.secondary' }}>
          <ChevronDownIcon size={16} />
        </Box>
      </ButtonBase>
      {isWanted && <AccountMenu {...menu} />}
    </>
  );
}

const nameStyle = (theme: Theme) => ({
  textAlign: 'start',
  lineHeight: 1.3,
  [theme.breakpoints.down('xl')]: visuallyHidden,
});

const avatarStyle = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: '50%',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '0.8125rem',
  fontWeight: 650,
} as const;
