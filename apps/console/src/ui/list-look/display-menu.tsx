import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SlidersIcon } from '../icons/action-icons.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import type { ListLook } from './list-look.ts';

const DisplayItems = lazy(async () => ({ default: (await import('./display-items.tsx')).DisplayItems }));

/** Chooses how close the rows of a list stand and which of its columns are shown; fetched when it is first wanted. */
export function DisplayMenu({ look }: { look: ListLook }) {
  const { t } = useTranslation('ui');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const open = (button: HTMLElement) => {
    setAnchor(button);
    setIsWanted(true);
  };
  return (
    <>
      <Tooltip title={t('display.open')}>
        <IconButton
          aria-label={t('display.open')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={(event) => open(event.currentTarget)}
        >
          <SlidersIcon />
        </IconButton>
      </Tooltip>
      <Suspense fallback={null}>
        {isWanted && <DisplayItems id={id} anchor={anchor} look={look} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  );
}
