import type { MetalPriceVersionDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { Length } from 'class-validator';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../../i18n/i18n.ts';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { useImportMetalPricesMutation } from '../zakat.api.ts';

/** Prices as they stand in a file, and what they are. */
class ImportForm {
  @Length(10, 60_000, { message: () => i18n.t('zakat:errors.csv') })
  csv = '';

  @Length(3, 300, { message: () => i18n.t('zakat:errors.reason') })
  note = '';
}

/** Imports prices of gold and silver, which count once a colleague approved them. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('zakat');
  const { toast } = useToast();
  const [send] = useImportMetalPricesMutation();
  const { form, field, submit, failure, isBusy } = useMutationForm<ImportForm, MetalPriceVersionDto>({
    rules: ImportForm,
    send: ({ csv, note }) => send({ csv, note: note.trim() }),
    onDone: () => {
      toast({ title: t('prices.imported') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('prices.import')} cancel={t('cancel')} submit={t('prices.submit')} pending={t('pending')}
      isPending={isBusy} onClose={onClose} onOpen={() => form.setFocus('csv')} onSubmit={submit}
      call={() => (sdk) => sdk.zakat.importMetalPrices({ requestBody: form.getValues() })}
    >
      <Typography variant="body2">{t('prices.text')}</Typography>
      <FormProblem message={failure} />
      <Field
        label={t('prices.csv')} multiline minRows={5} maxRows={12} inputProps={{ dir: 'ltr' }}
        placeholder="day,metal,aed,qar,source" {...field('csv')}
      />
      <Field label={t('prices.note')} inputProps={{ dir: 'auto' }} {...field('note')} />
    </FormDialog>
  );
}
