import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import type { TFunction } from 'i18next';
import { CheckIcon } from '../../ui/icons/action-icons.tsx';
import { languages } from '../../ui/preferences/languages.ts';
import type { useLanguage } from '../../ui/preferences/use-language.ts';

/** The lines of a menu that choose the language, each in its own words; a plain list, so that arrow keys reach them. */
export function languageItems(t: TFunction<'shell'>, { language, choose }: ReturnType<typeof useLanguage>) {
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
