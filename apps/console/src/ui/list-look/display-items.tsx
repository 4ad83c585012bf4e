import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../icons/action-icons.tsx';
import { densities, type ListLook } from './list-look.ts';

interface DisplayItemsProps {
  id: string;
  anchor: HTMLElement | null;
  look: ListLook;
  onClose: () => void;
}

/** The densities and columns there are to choose from; it stays open for several choices. */
export function DisplayItems({ id, anchor, look, onClose }: DisplayItemsProps) {
  const { t } = useTranslation('ui');
  const title = (name: 'density' | 'columns') => (
    <ListSubheader key={name} component="li" role="presentation" sx={{ bgcolor: 'transparent', lineHeight: '32px' }}>
      {t(`display.${name}`)}
    </ListSubheader>
  );
  return (
    <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {title('density')}
      {densities.map((density) => (
        <MenuItem
          key={density}
          role="menuitemradio"
          aria-checked={density === look.density}
          onClick={() => look.setDensity(density)}
        >
          <ListItemText>{t(`display.${density}`)}</ListItemText>
          {density === look.density && <CheckIcon size={18} />}
        </MenuItem>
      ))}
      <Divider component="li" />
      {title('columns')}
      {look.columns.map((column) => (
        <MenuItem
          key={column}
          role="menuitemcheckbox"
          aria-checked={!look.hidden.includes(column)}
          onClick={() => look.toggle(column)}
        >
          <ListItemText>{t(`display.column.${column}`)}</ListItemText>
          {!look.hidden.includes(column) && <CheckIcon size={18} />}
        </MenuItem>
      ))}
    </Menu>
  );
}
