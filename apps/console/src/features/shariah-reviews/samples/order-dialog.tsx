import type { OrderReviewSampleDto, ReviewItemDto, ReviewSampleDto, SampleMethod, VerdictAction } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../../i18n/i18n.ts';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { westernDigits } from '../../../ui/format/days.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import { useOrderReviewSampleMutation } from '../reviews.api.ts';

const methods: readonly SampleMethod[] = ['risk', 'random'];
const verdicts: readonly VerdictAction[] = ['allow', 'review', 'block'];

interface OrderForm { method: SampleMethod; size: string; verdict: VerdictAction | '' }

const most = 500;
const sizeIn = (text: string): number => Number(westernDigits(text).trim());
const isSize = (text: string): boolean => Number.isInteger(sizeIn(text)) && sizeIn(text) >= 1 && sizeIn(text) <= most;

const orderOf = (itemId: string, { method, size, verdict }: OrderForm): OrderReviewSampleDto =>
  ({ itemId, method, size: sizeIn(size), ...(verdict !== '' && { verdict }) });

/** Orders a sample of an area: how many payments, by which method, and whether of one verdict alone. */
export function OrderSampleDialog({ item, onClose }: { item: ReviewItemDto; onClose: () => void }) {
  const { t } = useTranslation('shariahReviews');
  const { toast } = useToast();
  const [order] = useOrderReviewSampleMutation();
  const { form, field, submit, failure, isBusy } = useMutationForm<OrderForm, ReviewSampleDto>({
    values: { method: 'risk', size: '10', verdict: '' },
    send: (values) => order(orderOf(item.id, values)),
    onDone: () => {
      toast({ title: t('order.done'), description: t('order.doneHint') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('order.title')} cancel={t('cancel')} submit={t('order.submit')} pending={t('pending')}
      isPending={isBusy} onClose={onClose} onSubmit={submit}
      call={() => (sdk) => sdk.shariahReviews.orderReviewSample({ requestBody: orderOf(item.id, form.getValues()) })}
    >
      <Typography variant="body2">{t('order.text', { area: t(`area.${item.area}`) })}</Typography>
      <FormProblem message={failure} />
      <Controller
        control={form.control} name="method" render={({ field: chosen }) => (
          <SelectField
            {...chosen} label={t('fields.method')} hint={t(`methodMeans.${chosen.value}`)}
            options={methods.map((value) => ({ value, label: t(`method.${value}`) }))}
          />
        )}
      />
      <Field
        label={t('fields.size')} inputProps={{ dir: 'ltr', inputMode: 'numeric' }}
        {...field('size', { validate: (text) => isSize(text) || i18n.t('shariahReviews:errors.size') })}
      />
      <Controller
        control={form.control} name="verdict" render={({ field: chosen }) => (
          <SelectField
            {...chosen} label={t('fields.verdict')} displayEmpty
            options={[
              { value: '', label: t('order.all') },
              ...verdicts.map((value) => ({ value, label: t(`samples.only.${value}`) })),
            ]}
          />
        )}
      />
    </FormDialog>
  );
}
