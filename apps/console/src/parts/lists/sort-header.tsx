import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { ArrowDownIcon, ArrowUpIcon } from '../../ui/icons/ledger-icons.tsx';
import type { ListOrder, SortName } from './list-order.ts';

interface SortHeaderProps {
  column: string;
  /** The order of the list, which is that of this column or its reverse. */
  order: ListOrder;
}

/** The heading of a column by which a table is sorted: its arrow shows the direction, pressing it turns it round. */
export function SortHeader({ column, order }: SortHeaderProps) {
  const { t } = useTranslation('ui');
  const next = reverseOf(order.sort);
  const Arrow = sortDirectionOf(order) === 'descending' ? ArrowDownIcon : ArrowUpIcon;
  return (
    <ButtonBase
      aria-label={t('display.headerSort', { column, order: t(`display.order.${next}`) })}
      onClick={() => order.setSort(next)}
      sx={buttonStyle}
    >
      {column}
      <Box component={Arrow} size={16} sx={{ flexShrink: 0 }} />
    </ButtonBase>
  );
}

/** In which direction a table stands, as its column heading says it. */
export const sortDirectionOf = ({ sort }: ListOrder) => (sort.startsWith('-') ? 'descending' : 'ascending');

const reverseOf = (sort: SortName) => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`) as SortName;

const buttonStyle = {
  font: 'inherit',
  letterSpacing: 'inherit',
  textTransform: 'inherit',
  color: 'inherit',
  gap: 0.5,
  minBlockSize: 24,
  marginInline: -1,
  paddingInline: 1,
  borderRadius: 1,
  '&:hover': { bgcolor: 'surface.hover' },
} as const;
