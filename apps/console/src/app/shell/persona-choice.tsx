import type { PersonaDto } from '@connect/sdk';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { personaGroups } from '../../api/persona-groups.ts';
import { CheckIcon } from '../../ui/icons/action-icons.tsx';

interface PersonaChoiceProps {
  id: string;
  anchor: HTMLElement | null;
  open: boolean;
  personas: readonly PersonaDto[];
  /** Who is acting now. */
  username: string;
  onChoose: (username: string) => void;
  onClose: () => void;
}

/** The people of the sandbox, to become one of them. */
export function PersonaChoice({ id, anchor, open, personas, username, onChoose, onClose }: PersonaChoiceProps) {
  const { t } = useTranslation('shell');
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('persona.acting') } }}
    >
      {personaGroups(personas).flatMap(({ role, bank, people }) => [
        <ListSubheader key={`${role} ${bank ?? ''}`} component="li" role="presentation" sx={groupStyle}>
          {role !== 'bank' && t(`role.${role}`)} {bank !== null && <bdi>{bank}</bdi>}
        </ListSubheader>,
        ...people.map((persona) => (
          <MenuItem
            key={persona.username}
            role="menuitemradio"
            aria-checked={persona.username === username}
            dense
            onClick={() => onChoose(persona.username)}
          >
            <ListItemText primary={persona.name} />
            <ListItemIcon sx={{ minInlineSize: 20, color: 'primary.main' }}>
              {persona.username === username && <CheckIcon size={18} />}
            </ListItemIcon>
          </MenuItem>
        )),
      ])}
    </Menu>
  );
}

const groupStyle = { bgcolor: 'transparent', lineHeight: '28px' } as const;
