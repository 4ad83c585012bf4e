import type { ContractAction, ContractDetailDto, ContractType, PreviewPaymentDto, StepPreviewDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { refusalWords } from '../../../api/problem-words.ts';
import { AddressText } from '../../../parts/payments/address-text.tsx';
import { Money } from '../../../parts/money/money.tsx';
import { type Fact, FactsList } from '../../../ui/data/facts-list.tsx';
import { AlertIcon, ClockIcon } from '../../../ui/icons/status-icons.tsx';
import { ContractStateChip } from '../state-chip.tsx';
import { useActionWords, useDueWords, usePartyWords, useTurnWords } from './contract-words.ts';
import { Outstanding } from './outstanding.tsx';
import { kindWords } from './payment-kind.ts';
import { PreviewMoneyTables } from './preview-tables.tsx';

interface PreviewFactsProps {
  preview: StepPreviewDto;
  action: ContractAction;
  contract: ContractDetailDto;
}

/** What a step would do: how much it moves from whom to whom, what the wallets hold then, and what comes next. */
export function PreviewFacts({ preview, action, contract: { type, parties } }: PreviewFactsProps) {
  const { t } = useTranslation('contracts');
  const { refusal, payments, deposit, movesMoney, currency, total } = preview;
  return (
    <>
      {refusal && (
        <Alert severity="error" icon={<AlertIcon size={20} />}>
          <strong>{t('review.refused')}</strong>
          <Box>{refusalWords({ ...refusal, sentence: refusal.error })}</Box>
        </Alert>
      )}
      {!refusal && <Standing preview={preview} action={action} type={type} />}
      {movesMoney ? (
        <Box component="section" aria-label={t('review.moves')} sx={moneyStyle}>
          {payments.length > 0 && (
            <Box sx={{ typography: 'h3', display: 'flex', justifyContent: 'space-between', gap: 2, flexWrap: 'wrap' }}>
              {t(payments.every(({ isHeld }) => isHeld) ? 'review.holds' : 'review.moves')}
              <Money amount={total} currency={currency} />
            </Box>
          )}
          {payments.map((payment, place) => (
            <Payment key={`${payment.kind} ${place}`} payment={payment} currency={currency} />
          ))}
          {deposit && (
            <FactsList
              facts={[
                { label: t('review.captured'), value: <Money amount={deposit.captured} currency={currency} /> },
                { label: t('review.freed'), value: <Money amount={deposit.freed} currency={currency} /> },
              ]}
            />
          )}
        </Box>
      ) : !refusal && <Box sx={moneyStyle}>{t('review.nothing')}</Box>}
      <PreviewMoneyTables preview={preview} parties={parties} />
      {!refusal && <After preview={preview} type={type} />}
    </>
  );
}

/** A preview of a contract of a type. */
interface Judged {
  preview: StepPreviewDto;
  type: ContractType;
}

/** Whether it is done with the press, or waits for others. */
function Standing({ preview: { waitsFor, step }, action, type }: Judged & { action: ContractAction }) {
  const { t } = useTranslation('contracts');
  const actionWords = useActionWords(type);
  const namesOf = usePartyWords();
  if (waitsFor.length > 0) {
    return (
      <Alert severity="info" icon={<ClockIcon size={20} />}>{t('review.waits', { who: namesOf(waitsFor) })}</Alert>
    );
  }
  return (
    <Box sx={{ color: 'text.secondary' }}>
      {t(step === action ? 'review.done' : 'review.mine', { action: actionWords(action) })}
    </Box>
  );
}

function Payment({ payment, currency }: { payment: PreviewPaymentDto; currency: string }) {
  const { t } = useTranslation('contracts');
  const { kind, from, to, amount, fee, lateDonation, isHeld, settles } = payment;
  const end = ({ role, name, address }: PreviewPaymentDto['from']) => (
    <>
      <bdi>{name}</bdi> ({t(`role.${role}`)}) ·{' '}
      {address === null ? t('review.noWallet') : <AddressText address={address} />}
    </>
  );
  const facts: Fact[] = [
    { label: kindWords(t, kind), value: <Money amount={amount} currency={currency} /> },
    { label: t('review.from'), value: end(from) },
    { label: t('review.to'), value: end(to) },
    { label: t('review.fee'), value: <Money amount={fee} currency={currency} /> },
    ...(lateDonation === '0.00' ? []
      : [{ label: t('review.donation'), value: <Money amount={lateDonation} currency={currency} /> }]),
  ];
  return (
    <Box>
      <FactsList facts={facts} />
      {(isHeld || settles.length > 0) && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {isHeld ? t('review.held') : t('review.settles', { count: settles.length, numbers: settles.join(', ') })}
        </Box>
      )}
    </Box>
  );
}

/** Where the contract stands after the step, and what comes then. */
function After({ preview, type }: Judged) {
  const { state, nextState, currency, nextDue, next, waitsFor } = preview;
  const { t } = useTranslation('contracts');
  const turnWords = useTurnWords(type);
  const dueWords = useDueWords(currency);
  const turns = next.filter(({ leadsOn }) => leadsOn);
  const then = (turns.length > 0 ? turns : next.slice(0, 1)).map(turnWords).join(' · ');
  const facts: Fact[] = [
    {
      label: t('review.state'),
      value: (
        <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <ContractStateChip state={state} />
          {waitsFor.length === 0 && nextState !== state && (
            <>
              <span aria-hidden="true">{t('review.arrow')}</span>
              <ContractStateChip state={nextState} />
            </>
          )}
        </Box>
      ),
    },
    { label: t('review.outstanding'), value: <Outstanding of={{ ...preview, type }} /> },
    ...(nextDue ? [{ label: t('review.nextDue'), value: dueWords(nextDue) }] : []),
    { label: t('review.then'), value: then === '' ? t('review.nobody') : then },
  ];
  return <FactsList facts={facts} />;
}

const moneyStyle = {
  display: 'grid', gap: 1.5, padding: 2, borderRadius: 1.5, border: '1px solid', borderColor: 'divider',
  bgcolor: 'action.hover',
} as const;
