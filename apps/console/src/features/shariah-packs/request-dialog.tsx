import type { PackAudience, RequestShariahPackDto, ShariahPackDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Matches } from 'class-validator';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../i18n/i18n.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { governanceTimeZones } from '../../parts/governance/time-zones.ts';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { useNow } from '../../ui/format/use-now.ts';
import { DayField } from '../../ui/inputs/day-field.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { useRequestShariahPackMutation } from './packs.api.ts';

const audiences: readonly PackAudience[] = ['authority', 'board'];
const say = { message: () => i18n.t('shariahPacks:errors.day') };

/** The pack that is wanted, as somebody fills it in. */
class RequestForm {
  audience: PackAudience = 'authority';

  @Matches(/^\d{4}-\d{2}-\d{2}$/, say)
  from = '';

  @Matches(/^\d{4}-\d{2}-\d{2}$/, say)
  to = '';

  timeZone = governanceTimeZones[0] ?? 'UTC';
}

const orderOf = ({ audience, from, to, timeZone }: RequestForm): RequestShariahPackDto =>
  ({ audience, from, to, timeZone });

/** Asks for the pack of a year, for the regulator or for the bank's own board. */
export function RequestPackDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shariahPacks');
  const { toast } = useToast();
  const year = new Date(useNow()).getFullYear();
  const [request] = useRequestShariahPackMutation();
  const { form, field, submit, failure, isBusy } = useMutationForm<RequestForm, ShariahPackDto>({
    rules: RequestForm, values: { from: `${year}-01-01`, to: `${year}-12-31` },
    send: (values) => request(orderOf(values)),
    onDone: () => {
      toast({ title: t('request.done') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('request.title')} cancel={t('cancel')} submit={t('request.submit')} pending={t('pending')}
      isPending={isBusy} onClose={onClose} onSubmit={submit}
      call={() => (sdk) => sdk.shariahReviews.requestShariahPack({ requestBody: orderOf(form.getValues()) })}
    >
      <Typography variant="body2">{t('request.text')}</Typography>
      <FormProblem message={failure} />
      <Controller
        control={form.control} name="audience" render={({ field: chosen }) => (
          <SelectField
            {...chosen} label={t('fields.audience')}
            options={audiences.map((value) => ({ value, label: t(`audience.${value}`) }))}
          />
        )}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' }, gap: 1.5 }}>
        <DayField label={t('fields.from')} {...field('from')} />
        <DayField label={t('fields.to')} {...field('to')} />
      </Box>
      <Controller
        control={form.control} name="timeZone" render={({ field: chosen }) => (
          <SelectField
            {...chosen} label={t('fields.timeZone')}
            options={governanceTimeZones.map((value) => ({ value, label: value }))}
          />
        )}
      />
    </FormDialog>
  );
}
