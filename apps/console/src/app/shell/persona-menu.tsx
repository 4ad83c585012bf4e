import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '../../api/problem.ts';
import { useSandboxSignInMutation } from '../../api/session.api.ts';
import type { SessionUser } from '../../api/session.slice.ts';
import { useGetStatusQuery } from '../../api/status.api.ts';
import { CheckIcon } from '../../ui/icons/action-icons.tsx';
import { UsersIcon } from '../../ui/icons/navigation-icons.tsx';
import { useToast } from '../../ui/toast/toast-context.ts';

/** In a sandbox on this machine: becomes another of the sandbox's people, to see the product with their eyes. */
export function PersonaMenu({ user }: { user: SessionUser }) {
  const { t } = useTranslation('shell');
  const { toast } = useToast();
  const menuId = useId();
  const personas = useGetStatusQuery().data?.personas ?? [];
  const [signIn] = useSandboxSignInMutation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (personas.length === 0) return null;

  const close = () => setAnchor(null);
  const switchTo = async (username: string) => {
    close();
    if (username === user.username) return;
    const { error } = await signIn({ username });
    if (isProblem(error)) toast({ tone: 'negative', title: t('persona.failed'), description: error.message });
  };
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        aria-label={t('persona.switch')}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<UsersIcon />}
        sx={buttonStyle}
      >
        <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
          {t('persona.switch')}
        </Box>
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={close}>
        <ListSubheader component="li" role="presentation" sx={{ bgcolor: 'transparent', lineHeight: '32px' }}>
          {t('persona.acting')}
        </ListSubheader>
        {personas.map((persona) => (
          <MenuItem
            key={persona.username}
            role="menuitemradio"
            aria-checked={persona.username === user.username}
            onClick={() => void switchTo(persona.username)}
          >
            <ListItemText primary={persona.name} secondary={t(`role.${persona.role}`)} />
            <ListItemIcon sx={{ minInlineSize: 20, color: 'primary.main' }}>
              {persona.username === user.username && <CheckIcon size={18} />}
            </ListItemIcon>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const buttonStyle = {
  minInlineSize: 40,
  paddingInline: 1.25,
  '& .MuiButton-startIcon': { marginInline: { xs: 0, lg: '-4px 8px' } },
} as const;
