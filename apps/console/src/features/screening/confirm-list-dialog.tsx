import type { ScreeningSource } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../api/problem.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';

const REASONS = ['LIST_OLDER', 'LIST_DIFFERS', 'LIST_REMOVES_MANY'] as const;
/** The lists that one form of file may be, so that the file itself does not say which of them it is. */
const OF_OFAC: readonly ScreeningSource[] = ['ofac-sdn', 'ofac-consolidated'];

/** How a list differs from the one in force, as the API tells it. */
export interface Replacement {
  source: ScreeningSource;
  reasons: (typeof REASONS)[number][];
  publishedOn: string;
  inForcePublishedOn: string;
  inForceEntries: number;
  inCommon: number;
  removed: number;
  confirm: number;
}

/** What a list was refused for, if it only waits for somebody to confirm it. */
export const replacementIn = ({ code, details }: Problem): Replacement | null =>
  (REASONS.some((reason) => reason === code) ? details as Replacement : null);

interface ConfirmListDialogProps {
  replacement: Replacement;
  isPending: boolean;
  onClose: () => void;
  onConfirm: (order: { source: ScreeningSource; confirm?: number }) => void;
}

/** Says what a list would do to the one in force, and asks for the number that it takes away. */
export function ConfirmListDialog({ replacement, isPending, onClose, onConfirm }: ConfirmListDialogProps) {
  const { t } = useTranslation('screening');
  const { reasons, confirm, ...counts } = replacement;
  const [source, setSource] = useState(replacement.source);
  const [count, setCount] = useState('');
  const [isWrong, setWrong] = useState(false);
  const isOther = source !== replacement.source;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isOther) onConfirm({ source });
    else if (count.trim() === String(confirm)) onConfirm({ source, confirm });
    else setWrong(true);
  };

  return (
    <FormDialog
      title={t('upload.confirmTitle')}
      cancel={t('upload.cancel')}
      submit={t('upload.confirmSubmit')}
      pending={t('upload.pending')}
      isPending={isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      {reasons.map((reason) => (
        <Typography key={reason} variant="body2">{t(`upload.${reason}`, counts)}</Typography>
      ))}
      {OF_OFAC.includes(replacement.source) && (
        <SelectField
          label={t('upload.which')}
          hint={t('upload.whichHint')}
          value={source}
          options={OF_OFAC.map((one) => ({ value: one, label: t(`source.${one}`) }))}
          onChange={({ target }) => setSource(target.value as ScreeningSource)}
        />
      )}
      {!isOther && (
        <Field
          label={t('upload.confirmCount')}
          hint={t('upload.confirmHint', { removed: confirm })}
          error={isWrong ? t('upload.confirmWrong') : undefined}
          inputMode="numeric"
          value={count}
          onChange={(event) => setCount(event.target.value)}
        />
      )}
    </FormDialog>
  );
}
