import type { CrossBorderResultDto, Network } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AmountField } from '../../../parts/money/amount-field.tsx';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { formatAmount } from '../../../ui/format/format.ts';
import { ArrowRightIcon, TransferIcon } from '../../../ui/icons/navigation-icons.tsx';
import { CheckCircleIcon } from '../../../ui/icons/status-icons.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import { currencyOn, networks, oppositeOf } from '../../../parts/money/networks.ts';
import type { QuoteForm } from './quote.form.ts';
import { QuotePanel } from './quote-panel.tsx';
import { TransferCard } from './transfer-card.tsx';
import { useQuote } from './use-quote.ts';

/** Shows what an exchange between the networks would come to, and carries it out if that is wanted. */
export function CrossBorderSimulator() {
  const { t } = useTranslation('wallets');
  const { form, quote, result, isAsking, ask, conclude } = useQuote();
  const fromNetwork = useWatch({ control: form.control, name: 'fromNetwork' });
  return (
    <SectionCard title={t('across.title')} subtitle={t('across.hint')}>
      <Box sx={{ display: 'grid', gap: 3, padding: 2.5 }}>
        <Box component="form" noValidate onSubmit={ask} sx={formStyle}>
          <FormProblem message={form.formState.errors.root?.message} />
          <QuestionFields form={form} fromNetwork={fromNetwork} />
          <BusyButton
            type="submit"
            variant="contained"
            startIcon={<TransferIcon />}
            isBusy={isAsking}
          >
            {t(isAsking ? 'across.simulating' : 'across.simulate')}
          </BusyButton>
        </Box>
        {quote && (
          <QuotePanel quote={quote} fromNetwork={fromNetwork} isAsking={isAsking} onAgain={() => ask()} />
        )}
        {quote && <TransferCard key={fromNetwork} quote={quote} fromNetwork={fromNetwork} onDone={conclude} />}
        {result && <Outcome result={result} />}
      </Box>
    </SectionCard>
  );
}

function QuestionFields({ form, fromNetwork }: { form: UseFormReturn<QuoteForm>; fromNetwork: Network }) {
  const { t } = useTranslation('wallets');
  const options = networks.map((value) => ({ value, label: t(`network.${value}`) }));
  const leave = (network: Network) => form.setValue('fromNetwork', network);
  return (
    <>
      <SelectField
        label={t('across.from')}
        options={options}
        value={fromNetwork}
        onChange={({ target }) => leave(target.value as Network)}
      />
      <SelectField
        label={t('across.to')}
        options={options}
        value={oppositeOf(fromNetwork)}
        onChange={({ target }) => leave(oppositeOf(target.value as Network))}
      />
      <Controller
        control={form.control}
        name="amount"
        render={({ field }) => (
          <AmountField
            {...field}
            label={t('across.amount')}
            currency={currencyOn(fromNetwork)}
            error={form.formState.errors.amount?.message}
          />
        )}
      />
    </>
  );
}

/** What an executed transfer came to, and the way to its page. */
function Outcome({ result: { transactionId, sent, received, legs } }: { result: CrossBorderResultDto }) {
  const { t, i18n } = useTranslation('wallets');
  const [given, taken] = legs.map(({ currency }) => currency);
  const amounts = { sent: formatAmount(sent, i18n.language), received: formatAmount(received, i18n.language) };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Alert severity="success" icon={<CheckCircleIcon size={20} />}>
        {t('across.outcome', { ...amounts, given, taken })}
      </Alert>
      <Button component={Link} to={`/transactions/${transactionId}`} size="small" endIcon={<ArrowRightIcon />}>
        {t('across.open')}
      </Button>
    </Box>
  );
}

const formStyle = { display: 'grid', gap: 2.5 } as const;
