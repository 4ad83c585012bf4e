import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLogoutMutation } from '../../api/session.api.ts';
import type { SessionUser } from '../../api/session.slice.ts';
import { initialsOf } from '../../ui/format.ts';
import { SignOutIcon } from '../../ui/icons/action-icons.tsx';
import { ChevronDownIcon } from '../../ui/icons/navigation-icons.tsx';
import { colourSchemeItems } from './colour-scheme-items.tsx';
import { useColourScheme } from './use-colour-scheme.ts';

/** Who is signed in, with the things that concern only them: how the console looks, and leaving. */
export function UserMenu({ user }: { user: SessionUser }) {
  const { t } = useTranslation('shell');
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [logout] = useLogoutMutation();
  const scheme = useColourScheme();
  const role = t(`role.${user.role}`);
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        aria-label={t('user.menu', { name: user.name, role })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ borderRadius: 1, gap: 1.25, padding: 0.5, '&:hover': { bgcolor: 'surface.hover' } }}
      >
        <Avatar sx={avatarStyle}>{initialsOf(user.name)}</Avatar>
        <Box component="span" sx={{ display: { xs: 'none', md: 'block' }, textAlign: 'start', lineHeight: 1.3 }}>
          <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', fontWeight: 600 }}>
            {user.name}
          </Box>
          <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
            {role}
          </Box>
        </Box>
        <Box component="span" sx={{ display: { xs: 'none', md: 'flex' }, color: 'text.secondary' }}>
          <ChevronDownIcon size={16} />
        </Box>
      </ButtonBase>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
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

const avatarStyle = {
  inlineSize: 36,
  blockSize: 36,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '0.8125rem',
  fontWeight: 650,
} as const;
