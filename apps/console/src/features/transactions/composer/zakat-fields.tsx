import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../../ui/format.ts';
import { debitOf, type Judgement, receivedOf, zakatOf } from './judgement.ts';
import type { SendForm } from './send.form.ts';
import { currencyOf } from './transfer.ts';

const modes = ['from_amount', 'on_top'] as const;

interface ZakatFieldsProps {
  form: UseFormReturn<SendForm>;
  judgement: Judgement | null;
}

/** Whether zakat is set aside out of the amount or on top of it, and who receives how much by that. */
export function ZakatFields({ form, judgement }: ZakatFieldsProps) {
  const { t } = useTranslation('transactions');
  return (
    <>
      <Controller
        control={form.control}
        name="zakatMode"
        render={({ field }) => (
          <RadioGroup {...field} row aria-label={t('logic.zakatMode')}>
            {modes.map((mode) => (
              <FormControlLabel
                key={mode}
                value={mode}
                control={<Radio size="small" />}
                label={t(`logic.mode.${mode}`)}
                slotProps={{ typography: { variant: 'body2' } }}
              />
            ))}
          </RadioGroup>
        )}
      />
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
        <Shares form={form} judgement={judgement} />
      </Box>
    </>
  );
}

function Shares({ form, judgement }: ZakatFieldsProps) {
  const { t, i18n } = useTranslation('transactions');
  const [mode, network, from] = useWatch({ control: form.control, name: ['zakatMode', 'network', 'fromAddress'] });
  const postings = judgement?.postings ?? [];
  const zakat = zakatOf(postings);
  if (zakat === null) return t(`logic.modeHint.${mode}`);
  const money = (amount: string) => `${formatAmount(amount, i18n.language)} ${currencyOf(network)}`;
  return t('logic.shares', {
    received: money(receivedOf(postings)), zakat: money(zakat), total: money(debitOf(postings, from)),
  });
}
