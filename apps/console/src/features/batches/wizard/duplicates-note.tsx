import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { AlertIcon } from '../../../ui/icons/status-icons.tsx';
import type { TableRow } from '../reading/table.ts';
import type { Likeness } from './duplicates.ts';

interface DuplicatesNoteProps {
  rows: readonly TableRow[];
  alike: ReadonlyMap<number, Likeness>;
  onDecide: (indexes: ReadonlySet<number>, choice: 'keep' | 'leave') => void;
}

/** How many rows may be paid twice, and one decision for all of them that nobody has decided yet. */
export function DuplicatesNote({ rows, alike, onDecide }: DuplicatesNoteProps) {
  const { t } = useTranslation('batches');
  const open = new Set([...alike.keys()].filter((index) => rows[index]?.choice === undefined));
  if (open.size === 0) return null;
  return (
    <Alert
      severity="warning" icon={<AlertIcon size={20} />} sx={{ margin: 2.5 }}
      action={
        <>
          <Button color="inherit" size="small" onClick={() => onDecide(open, 'keep')}>{t('duplicates.keep')}</Button>
          <Button color="inherit" size="small" onClick={() => onDecide(open, 'leave')}>{t('duplicates.leave')}</Button>
        </>
      }
    >
      {t('duplicates.note', { count: open.size })}
    </Alert>
  );
}
