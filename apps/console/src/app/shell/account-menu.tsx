import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import type { TFunction } from 'i18next';
import { useLogoutMutation } from '../../api/session.api.ts';
import { CheckIcon, SignOutIcon } from '../../ui/icons/action-icons.tsx';
import { useColourScheme } from '../../ui/preferences/use-colour-scheme.ts';
import { useLanguage } from '../../ui/preferences/use-language.ts';
import { languages } from '../../ui/preferences/languages.ts';
import { colourSchemeItems } from './colour-scheme-items.tsx';

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

/** The lines of a menu that choose the language, each in its own words; a plain list, so that arrow keys reach them. */
function languageItems(t: TFunction<'shell'>, { language, choose }: ReturnType<typeof useLanguage>) {
  return [
    <ListSubheader key="language" component="li" role="presentation" sx={titleStyle}>
      {t('user.language')}
    </ListSubheader>,
    ...languages.map(({ code, name, direction }) => (
      <MenuItem key={code} role="menuitemradio" aria-checked={language === code} onClick={() => choose(code)}>
        <ListItemText><span lang={code} dir={direction}>{name}</span></ListItemText>
        {language === code && <CheckIcon size={18} />}
      </MenuItem>
    )),
  ];
}

const titleStyle = { bgcolor: 'transparent', lineHeight: '32px' } as const;
