import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import type { Theme } from '@mui/material/styles';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLogoutMutation } from '../../api/session.api.ts';
import type { SessionUser } from '../../api/session.slice.ts';
import { initialsOf } from '../../ui/format.ts';
import { SignOutIcon } from '../../ui/icons/action-icons.tsx';
import { ChevronDownIcon } from '../../ui/icons/navigation-icons.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { colourSchemeItems } from './colour-scheme-items.tsx';
import { languageItems } from './language-items.tsx';
import { useColourScheme } from '../../ui/use-colour-scheme.ts';
import { useLanguage } from '../../ui/use-language.ts';

/** Who is signed in, with the things that concern only them: how the console looks, and leaving. */
export function UserMenu({ user }: { user: SessionUser }) {
  const { t } = useTranslation('shell');
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [logout] = useLogoutMutation();
  const scheme = useColourScheme();
  const language = useLanguage();
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ borderRadius: 1, gap: 1.25, padding: 0.5, '&:hover': { bgcolor: 'surface.hover' } }}
      >
        <Avatar aria-hidden="true" sx={avatarStyle}>
          {initialsOf(user.name)}
        </Avatar>
        <Box component="span" sx={nameStyle}>
          <span style={visuallyHidden}>{t('user.menu')} </span>
          <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', fontWeight: 600 }}>
            {user.name}
          </Box>
          <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
            {t(`role.${user.role}`)}
          </Box>
        </Box>
        <Box component="span" sx={{ display: { xs: 'none', md: 'flex' }, color: 'text.secondary' }}>
          <ChevronDownIcon size={16} />
        </Box>
      </ButtonBase>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {languageItems(t, language)}
        <Divider component="li" />
        {colourSchemeItems(t, scheme)}
        <Divider component="li" />
        <MenuItem onClick={() => void logout()}>
          <SignOutIcon size={18} />
          {t('user.signOut')}
        </MenuItem>
      </Menu>
    </>
  );
}

const nameStyle = (theme: Theme) => ({
  textAlign: 'start',
  lineHeight: 1.3,
  [theme.breakpoints.down('md')]: visuallyHidden,
});

const avatarStyle = {
  inlineSize: 36,
  blockSize: 36,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '0.8125rem',
  fontWeight: 650,
} as const;
