import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import type { TFunction } from 'i18next';
import { CheckIcon, MonitorIcon, MoonIcon, SunIcon } from '../../ui/icons/action-icons.tsx';
import { type ColourScheme, colourModes } from '../../ui/preferences/use-colour-scheme.ts';

const marks = { light: SunIcon, dark: MoonIcon, system: MonitorIcon };

/** The lines of a menu that choose light, dark or the system's scheme; a plain list, so that arrow keys reach them. */
export function colourSchemeItems(t: TFunction<'shell'>, { mode, choose }: ColourScheme) {
  return [
    <ListSubheader key="title" component="li" role="presentation" sx={{ bgcolor: 'transparent', lineHeight: '32px' }}>
      {t('user.scheme')}
    </ListSubheader>,
    ...colourModes.map((choice) => {
      const Mark = marks[choice];
      return (
        <MenuItem key={choice} role="menuitemradio" aria-checked={mode === choice} onClick={() => choose(choice)}>
          <Mark size={18} />
          <ListItemText>{t(`user.${choice}`)}</ListItemText>
          {mode === choice && <CheckIcon size={18} />}
        </MenuItem>
      );
    }),
  ];
}
