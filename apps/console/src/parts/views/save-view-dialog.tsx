import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/inputs/field.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import type { View } from './view.ts';

interface SaveViewDialogProps {
  query: string;
  /** The view that is looked at, which is changed if it keeps its name. */
  current: View | null;
  onSave: (view: Omit<View, 'id'>) => Promise<string | null>;
  onClose: () => void;
}

/** Asks under which name the filters are kept, and whether the list is to open like this. */
export function SaveViewDialog({ query, current, onSave, onClose }: SaveViewDialogProps) {
  const { t } = useTranslation('ui');
  const [name, setName] = useState(current?.name ?? '');
  const [isDefault, setIsDefault] = useState(current?.isDefault ?? false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const isNameless = name.trim() === '';
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isNameless) {
      setProblem(t('views.nameMissing'));
      return;
    }
    setIsPending(true);
    const answer = await onSave({ name, query, isDefault });
    setIsPending(false);
    setProblem(answer);
    if (answer === null) onClose();
  };
  return (
    <FormDialog
      title={t('views.keepTitle')}
      cancel={t('views.cancel')}
      submit={t('views.keep')}
      isPending={isPending}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      {!isNameless && <FormProblem message={problem ?? undefined} />}
      <Field
        label={t('views.name')}
        hint={t('views.nameHint')}
        value={name}
        {...(isNameless && problem !== null && { error: problem })}
        onChange={({ target }) => setName(target.value)}
        inputProps={{ dir: 'auto', maxLength: 60 }}
      />
      <FormControlLabel
        control={<Checkbox checked={isDefault} onChange={(_, chosen) => setIsDefault(chosen)} />}
        label={t('views.byDefault')}
      />
    </FormDialog>
  );
}
