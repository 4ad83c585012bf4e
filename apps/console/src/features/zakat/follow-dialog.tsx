import type { FollowZakatDto, ZakatOpinionsDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { useFollowZakatMutation } from './zakat.api.ts';

const schools = ['bank', 'aaoifi', 'hanafi', 'maliki', 'shafii', 'hanbali'] as const;
const calendars = ['lunar', 'solar'] as const;
const methods = ['person', 'net_assets', 'net_invested_funds'] as const;
const rates = { lunar: '2.5', solar: '2.577' } as const;

/** Chooses by which opinions one’s zakat is assessed, and asks to be reminded of it. */
export function FollowDialog({ opinions, onClose }: { opinions: ZakatOpinionsDto; onClose: () => void }) {
  const { t } = useTranslation('zakat');
  const { toast } = useToast();
  const [follow] = useFollowZakatMutation();
  const { form, submit, failure, isBusy } = useMutationForm<FollowZakatDto, unknown>({
    values: {
      school: opinions.profile === null ? opinions.school : 'bank', calendar: opinions.calendar,
      method: opinions.method,
    },
    send: (values) => follow(values),
    onDone: () => {
      toast({ title: t('follow.done') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('follow.title')} cancel={t('cancel')} submit={t('follow.submit')} pending={t('follow.pending')}
      isPending={isBusy} onClose={onClose} onOpen={() => form.setFocus('school')} onSubmit={submit}
      call={() => (sdk) => sdk.zakat.followZakat({ requestBody: form.getValues() })}
    >
      <Typography variant="body2">{t('follow.text')}</Typography>
      <FormProblem message={failure} />
      <Controller
        control={form.control} name="school" render={({ field }) => (
          <SelectField
            {...field} label={t('opinions.school')} hint={t('follow.schoolHint')}
            options={schools.map((value) => ({ value, label: t(`schools.${value}`) }))}
          />
        )}
      />
      <Controller
        control={form.control} name="calendar" render={({ field }) => (
          <SelectField
            {...field} label={t('opinions.calendar')}
            options={calendars.map((value) => ({ value, label: t(`calendars.${value}`, { rate: rates[value] }) }))}
          />
        )}
      />
      <Controller
        control={form.control} name="method" render={({ field }) => (
          <SelectField
            {...field} label={t('opinions.method')}
            options={methods.map((value) => ({ value, label: t(`methods.${value}`) }))}
          />
        )}
      />
    </FormDialog>
  );
}
