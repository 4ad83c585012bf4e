import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon } from '../icons/navigation-icons.tsx';
import { useViewedList, type View } from './view.ts';
import type { ViewsItemsProps } from './views-items.tsx';

const ViewsItems = lazy(async () => ({ default: (await import('./views-items.tsx')).ViewsItems }));

interface ViewsMenuProps extends Pick<ViewsItemsProps, 'onKeep' | 'onRemove'> {
  views: readonly View[] | undefined;
  /** The words of the address that filter the list. */
  keys: readonly string[];
}

/** The ways in which one looks at this list: taken up, kept, passed on as a link, deleted; fetched when wanted. */
export function ViewsMenu({ views, keys, ...changes }: ViewsMenuProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const viewed = useViewedList(views, keys);
  const open = (button: HTMLElement) => {
    setAnchor(button);
    setIsWanted(true);
  };
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        endIcon={<ChevronDownIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => open(event.currentTarget)}
        sx={{ maxInlineSize: '100%' }}
      >
        <Box component="bdi" sx={nameStyle}>{viewed.current?.name ?? t('views.open')}</Box>
      </Button>
      <Suspense fallback={null}>
        {isWanted && (
          <ViewsItems
            id={id} anchor={anchor} views={views} viewed={viewed} onClose={() => setAnchor(null)} {...changes}
          />
        )}
      </Suspense>
    </>
  );
}

const nameStyle = { maxInlineSize: '14rem', overflow: 'hidden', textOverflow: 'ellipsis' } as const;
