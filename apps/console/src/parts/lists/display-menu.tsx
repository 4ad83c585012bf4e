import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { SlidersIcon } from '../../ui/icons/action-icons.tsx';
import { lazyPopup } from '../../ui/loading/lazy.tsx';
import { Tooltip } from '../../ui/feedback/tooltip.tsx';
import { useMenu } from '../../ui/inputs/use-menu.ts';
import type { ListLook } from './list-look.ts';
import type { ListOrder } from './list-order.ts';

const DisplayItems = lazyPopup(async () => (await import('./display-items.tsx')).DisplayItems);

interface DisplayMenuProps {
  look: ListLook;
  order?: ListOrder;
}

/**
 * Chooses the order of a list, how many rows it reads at a time, how close they stand and which columns are shown;
 * fetched when it is first wanted.
 */
export function DisplayMenu({ look, order }: DisplayMenuProps) {
  const { t } = useTranslation('ui');
  const { isWanted, button, menu } = useMenu();
  const name = order?.words === undefined ? t('display.open') : t('display.openOrdered', { order: order.words });
  return (
    <>
      <Tooltip title={name}>
        <IconButton aria-label={name} {...button}>
          <SlidersIcon />
        </IconButton>
      </Tooltip>
      {isWanted && <DisplayItems {...menu} look={look} order={order} />}
    </>
  );
}
