import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../icons/action-icons.tsx';
import { ChevronDownIcon } from '../icons/navigation-icons.tsx';
import { useToast } from '../toast/toast-context.ts';
import { KeepViewDialog } from './keep-view-dialog.tsx';
import { useViewedList, type View } from './view.ts';

interface ViewsMenuProps {
  views: readonly View[] | undefined;
  /** The words of the address that filter the list. */
  keys: readonly string[];
  onKeep: (view: Omit<View, 'id'>) => Promise<string | null>;
  onRemove: (id: string) => Promise<string | null>;
}

/** The ways in which one looks at this list: taken up, kept, passed on as a link, deleted. */
export function ViewsMenu({ views, keys, onKeep, onRemove }: ViewsMenuProps) {
  const { t } = useTranslation('ui');
  const { toast } = useToast();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isKeeping, setIsKeeping] = useState(false);
  const { query, current, look } = useViewedList(views, keys);
  const then = (act: () => unknown) => () => {
    setAnchor(null);
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
      <Button
        variant="outlined"
        color="inherit"
        endIcon={<ChevronDownIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxInlineSize: '100%' }}
      >
        <Box component="bdi" sx={nameStyle}>{current?.name ?? t('views.open')}</Box>
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
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
        <KeepViewDialog query={query} current={current} onKeep={onKeep} onClose={() => setIsKeeping(false)} />
      )}
    </>
  );
}

const nameStyle = { maxInlineSize: '14rem', overflow: 'hidden', textOverflow: 'ellipsis' } as const;
