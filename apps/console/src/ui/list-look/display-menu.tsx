import IconButton from '@mui/material/IconButton';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SlidersIcon } from '../icons/action-icons.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { useMenu } from '../use-menu.ts';
import type { ListLook } from './list-look.ts';

const DisplayItems = lazy(async () => ({ default: (await import('./display-items.tsx')).DisplayItems }));

/** Chooses how close the rows of a list stand and which of its columns are shown; fetched when it is first wanted. */
export function DisplayMenu({ look }: { look: ListLook }) {
  const { t } = useTranslation('ui');
  const { isWanted, button, menu } = useMenu();
  return (
    <>
      <Tooltip title={t('display.open')}>
        <IconButton aria-label={t('display.open')} {...button}>
          <SlidersIcon />
        </IconButton>
      </Tooltip>
      <Suspense fallback={null}>
        {isWanted && <DisplayItems {...menu} look={look} />}
      </Suspense>
    </>
  );
}
