import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../../ui/icons/action-icons.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import type { useViewedList, View } from './view.ts';

export interface ViewsItemsProps {
  id: string;
  anchor: HTMLElement | null;
  open: boolean;
  views: readonly View[] | undefined;
  viewed: ReturnType<typeof useViewedList>;
  onSave: (view: Omit<View, 'id'>) => Promise<string | null>;
  onRemove: (id: string) => Promise<string | null>;
  onClose: () => void;
}

/** The views of a list, and what can be done with the one that is looked at. */
export function ViewsItems({ id, anchor, open, views, viewed, onSave, onRemove, onClose }: ViewsItemsProps) {
  const { t } = useTranslation('ui');
  const { toast } = useToast();
  const [isKeeping, setIsKeeping] = useState(false);
  const { query, current, look } = viewed;
  const then = (act: () => unknown) => () => {
    onClose();
    void act();
  };
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      toast({ title: t('views.linkCopied') });
    } catch {
      toast({ tone: 'negative', title: t('copy.failed'), description: t('copy.failedHint') });
    }
  };
  const remove = async (view: View) => {
    const problem = await onRemove(view.id);
    if (problem === null) toast({ title: t('views.deleted'), description: view.name });
    else toast({ tone: 'negative', title: t('views.notDeleted'), description: problem });
  };
  return (
    <>
      <Menu id={id} anchorEl={anchor} open={open} onClose={onClose}>
        {(views ?? []).map((view) => (
          <MenuItem
            key={view.id}
            role="menuitemradio"
            aria-checked={view.id === current?.id}
            onClick={then(() => look(view))}
          >
            <ListItemText secondary={view.isDefault ? t('views.isDefault') : null}><bdi>{view.name}</bdi></ListItemText>
            {view.id === current?.id && <CheckIcon size={18} />}
          </MenuItem>
        ))}
        {views && views.length > 0 && <Divider component="li" />}
        <MenuItem onClick={then(() => setIsKeeping(true))}>{t('views.keepThis')}</MenuItem>
        <MenuItem onClick={then(copyLink)}>{t('views.copyLink')}</MenuItem>
        {current && (
          <MenuItem onClick={then(() => remove(current))}>{t('views.delete', { name: current.name })}</MenuItem>
        )}
      </Menu>
      {isKeeping && (
        <SaveViewDialog query={query} current={current} onSave={onSave} onClose={() => setIsKeeping(false)} />
      )}
    </>
  );
}
