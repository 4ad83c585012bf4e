import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { CheckIcon } from '../../../../ui/icons/action-icons.tsx';
import type { Option } from '../../../../ui/inputs/select-field.tsx';
import type { Opened } from './filter-pill.tsx';

interface ChoiceMenuProps {
  opened: Opened;
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
}

/** The choices of one filter; choosing what is chosen lets everything through again. */
export function ChoiceMenu({ opened: { anchor, ...opened }, options, value, onChoose }: ChoiceMenuProps) {
  return (
    <Menu {...opened} anchorEl={anchor} slotProps={{ list: { sx: { minInlineSize: '12rem' } } }}>
      {options.map((option) => {
        const isChosen = option.value === value;
        return (
          <MenuItem
            key={option.value}
            role="menuitemradio"
            aria-checked={isChosen}
            onClick={() => {
              opened.onClose();
              onChoose(isChosen ? '' : option.value);
            }}
          >
            <ListItemText>{option.label}</ListItemText>
            {isChosen && <CheckIcon size={18} />}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
