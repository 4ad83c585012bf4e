import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon } from '../../ui/icons/navigation-icons.tsx';
import { lazyPopup, prefetched } from '../../ui/loading/lazy.tsx';
import { orderNames } from '../lists/list-order.ts';
import { useMenu } from '../../ui/inputs/use-menu.ts';
import { useViewedList, type View } from './view.ts';
import type { ViewsItemsProps } from './views-items.tsx';

const ViewsItems = prefetched(lazyPopup(async () => (await import('./views-items.tsx')).ViewsItems));

interface ViewsMenuProps extends Pick<ViewsItemsProps, 'onSave' | 'onRemove'> {
  views: readonly View[] | undefined;
  /** The words of the address that filter the list; a view keeps its order and page size with them. */
  keys: readonly string[];
}

const names = orderNames();

/** The ways in which one looks at this list: taken up, kept, passed on as a link, deleted; fetched in time. */
export function ViewsMenu({ views, keys, ...changes }: ViewsMenuProps) {
  const { t } = useTranslation('ui');
  const { isWanted, button, menu } = useMenu();
  const viewed = useViewedList(views, [...keys, names.sort, names.size]);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        endIcon={<ChevronDownIcon />}
        {...button}
        sx={{ maxInlineSize: '100%' }}
      >
        <Box component="bdi" sx={nameStyle}>{viewed.current?.name ?? t('views.open')}</Box>
      </Button>
      <ViewsItems shown={isWanted && { ...menu, views, viewed, ...changes }} />
    </>
  );
}

const nameStyle = { maxInlineSize: '14rem', overflow: 'hidden', textOverflow: 'ellipsis' } as const;
