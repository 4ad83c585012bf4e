import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../ui/format/format.ts';
import { CheckIcon } from '../../ui/icons/action-icons.tsx';
import { densities, type ListLook } from './list-look.ts';
import type { ListOrder } from './list-order.ts';

interface DisplayItemsProps {
  id: string;
  anchor: HTMLElement | null;
  open: boolean;
  look: ListLook;
  order: ListOrder | undefined;
  onClose: () => void;
}

/** The orders, sizes, densities and columns there are to choose from; it stays open for several choices. */
export function DisplayItems({ id, anchor, open, look, order, onClose }: DisplayItemsProps) {
  const { t, i18n } = useTranslation('ui');
  const title = (name: 'sort' | 'size' | 'density' | 'columns') => (
    <ListSubheader key={name} component="li" role="presentation" sx={titleStyle}>
      {t(`display.${name}`)}
    </ListSubheader>
  );
  const sizes = order?.sizes ?? [];
  return (
    <Menu id={id} anchorEl={anchor} open={open} onClose={onClose} slotProps={{ list: { sx: gridStyle } }}>
      {order && title('sort')}
      {order?.sorts.map((sort) => (
        <Line
          key={sort}
          role="menuitemradio"
          isOn={sort === order.sort}
          label={t(`display.order.${sort}`)}
          onChoose={() => order.setSort(sort)}
        />
      ))}
      {order && <Divider component="li" sx={lineStyle} />}
      {order && sizes.length > 0 && title('size')}
      {order && sizes.map((size, place) => (
        <Segment
          key={size}
          place={place}
          isOn={size === order.size}
          label={formatCount(size, i18n.language)}
          name={t('display.rows', { figure: formatCount(size, i18n.language) })}
          onChoose={() => order.setSize(size)}
        />
      ))}
      {sizes.length > 0 && <Divider component="li" sx={afterSegmentsStyle} />}
      {title('density')}
      {densities.map((density, place) => (
        <Segment
          key={density}
          place={place}
          isOn={density === look.density}
          label={t(`display.${density}`)}
          onChoose={() => look.setDensity(density)}
        />
      ))}
      <Divider component="li" sx={afterSegmentsStyle} />
      {title('columns')}
      {look.columns.map((column) => (
        <Line
          key={column}
          role="menuitemcheckbox"
          isOn={!look.hidden.includes(column)}
          label={t(`display.column.${column}`)}
          onChoose={() => look.toggle(column)}
        />
      ))}
    </Menu>
  );
}

interface ItemProps {
  isOn: boolean;
  label: string;
  onChoose: () => void;
}

/** The menu hands the focus to its items by what else it gives them. */
function Line({ role, isOn, label, onChoose, ...item }: ItemProps & { role: 'menuitemradio' | 'menuitemcheckbox' }) {
  return (
    <MenuItem {...item} role={role} aria-checked={isOn} onClick={onChoose} sx={lineStyle}>
      <ListItemText>{label}</ListItemText>
      {isOn && <CheckIcon size={18} />}
    </MenuItem>
  );
}

/** One of three choices that stand side by side. */
function Segment({ place, isOn, label, name, onChoose, ...item }: ItemProps & { place: number; name?: string }) {
  return (
    <MenuItem
      {...item}
      role="menuitemradio"
      aria-checked={isOn}
      aria-label={name}
      onClick={onChoose}
      onKeyDown={stepAside}
      sx={{ ...segmentStyle, gridColumn: place + 2 }}
    >
      {label}
    </MenuItem>
  );
}

/** Goes to the choice at the side that the arrow shows. */
function stepAside({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  const isOnward = (key === 'ArrowRight') === (getComputedStyle(currentTarget).direction === 'ltr');
  const beside = isOnward ? currentTarget.nextElementSibling : currentTarget.previousElementSibling;
  if (beside instanceof HTMLElement && beside.getAttribute('role') === 'menuitemradio') beside.focus();
}

const lineStyle = { gridColumn: '1 / -1' } as const;

const titleStyle = { ...lineStyle, bgcolor: 'transparent', lineHeight: '32px' } as const;

// The line below stands as far off as the one above.
const afterSegmentsStyle = { ...lineStyle, marginBlockStart: '14px !important' } as const;

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: '12px repeat(3, minmax(max-content, 1fr)) 12px',
  minInlineSize: '17rem',
} as const;

const segmentStyle = {
  justifyContent: 'center',
  minBlockSize: 36,
  paddingInline: 1,
  marginInline: '3px',
  border: '1px solid',
  borderColor: 'divider',
  typography: 'body2',
  '&[aria-checked="true"]': {
    borderColor: 'primary.main',
    bgcolor: 'action.selected',
    color: 'primary.main',
    fontWeight: 600,
  },
} as const;
