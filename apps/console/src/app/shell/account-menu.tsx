import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { useLogoutMutation } from '../../api/session.api.ts';
import { SignOutIcon } from '../../ui/icons/action-icons.tsx';
import { useColourScheme } from '../../ui/preferences/use-colour-scheme.ts';
import { useLanguage } from '../../ui/preferences/use-language.ts';
import { colourSchemeItems } from './colour-scheme-items.tsx';
import { languageItems } from './language-items.tsx';

interface AccountMenuProps {
  id: string;
  anchor: HTMLElement | null;
  open: boolean;
  onClose: () => void;
}

/** What concerns only the person at the console: how it looks to them, and leaving. */
export function AccountMenu({ id, anchor, open, onClose }: AccountMenuProps) {
  const { t } = useTranslation('shell');
  const [logout] = useLogoutMutation();
  const scheme = useColourScheme();
  const language = useLanguage();
  return (
    <Menu id={id} anchorEl={anchor} open={open} onClose={onClose}>
      {languageItems(t, language)}
      <Divider component="li" />
      {colourSchemeItems(t, scheme)}
      <Divider component="li" />
      <MenuItem onClick={() => void logout()}>
        <SignOutIcon size={18} />
        {t('user.signOut')}
      </MenuItem>
    </Menu>
  );
}
