import type { ContractAction, ContractDetailDto, ContractType, PreviewPaymentDto, StepPreviewDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { refusalWords } from '../../../api/problem-words.ts';
import { fromMinor, toMinor } from '../../../parts/money/amount.ts';
import { Money } from '../../../parts/money/money.tsx';
import { MoneyReview, type MoneySide } from '../../../parts/payments/money-review.tsx';
import { type Fact, FactsList } from '../../../ui/data/facts-list.tsx';
import { AlertIcon, ClockIcon } from '../../../ui/icons/status-icons.tsx';
import { ContractStateChip } from '../state-chip.tsx';
import { useActionWords, useDueWords, usePartyWords, useTurnWords } from './contract-words.ts';
import { Outstanding } from './outstanding.tsx';
import { kindWords } from './payment-kind.ts';
import { PreviewEntries } from './preview-entries.tsx';

interface PreviewFactsProps {
  preview: StepPreviewDto;
  action: ContractAction;
  contract: ContractDetailDto;
}

/** What a step would do: how much it moves from whom to whom, what the wallets hold then, and what comes next. */
export function PreviewFacts({ preview, action, contract: { type, parties } }: PreviewFactsProps) {
  const { t } = useTranslation('contracts');
  const { refusal, movesMoney } = preview;
  return (
    <>
      {refusal && (
        <Alert severity="error" icon={<AlertIcon size={20} />}>
          <strong>{t('review.refused')}</strong>
          <Box>{refusalWords({ ...refusal, sentence: refusal.error })}</Box>
        </Alert>
      )}
      {!refusal && <Standing preview={preview} action={action} type={type} />}
      {movesMoney ? <MoneyOfStep preview={preview} parties={parties} />
        : !refusal && <Box sx={calmStyle}>{t('review.nothing')}</Box>}
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

/** What a step moves: the payments that it makes, or what becomes of a deposit. */
function MoneyOfStep({ preview, parties }: Pick<PreviewFactsProps, 'preview'> & Pick<ContractDetailDto, 'parties'>) {
  const { t } = useTranslation('contracts');
  const { payments, deposit, balances, postings, currency, total } = preview;
  const sideOf = ({ role, name, address }: PreviewPaymentDto['from']): MoneySide => ({
    address, stated: name === address ? null : name,
    note: address === null ? `${t(`role.${role}`)} · ${t('review.noWallet')}` : t(`role.${role}`),
    balance: balances.find((balance) => balance.address === address),
  });
  const noteOf = ({ isHeld, settles }: PreviewPaymentDto): string | undefined => {
    if (isHeld) return t('review.held');
    return settles.length === 0 ? undefined
      : t('review.settles', { count: settles.length, numbers: settles.join(t('progress.comma')) });
  };
  const money = (label: string, amount: string): Fact =>
    ({ label, value: <Money amount={amount} currency={currency} /> });
  const fees = sumOf(payments.map(({ fee }) => fee));
  const donations = sumOf(payments.map(({ lateDonation }) => lateDonation));
  const [first] = payments;
  return (
    <MoneyReview
      title={titleOf(t, preview)}
      amount={deposit && payments.length === 0 ? deposit.captured : total}
      currency={currency}
      moves={payments.map((payment) => ({
        title: kindWords(t, payment.kind), amount: payment.amount, from: sideOf(payment.from), to: sideOf(payment.to),
        note: noteOf(payment),
      }))}
      facts={[
        ...(first && payments.length === 1 && donations !== '0.00'
          ? [money(kindWords(t, first.kind), first.amount)] : []),
        ...(payments.length > 0 ? [money(t('review.fee'), fees)] : []),
        ...(donations === '0.00' ? [] : [money(t('review.donation'), donations)]),
        ...(deposit ? [
          money(t('review.captured'), deposit.captured), money(t('review.freed'), deposit.freed),
        ] : []),
      ]}
      entries={postings.length === 0 ? null : {
        title: t('review.postings', { count: postings.length }),
        list: <PreviewEntries preview={preview} parties={parties} />,
      }}
    />
  );
}

/** What becomes of the money in one line: the kind of a payment that stands alone says more than that it moves. */
const titleOf = (t: TFunction<'contracts'>, { payments, deposit }: StepPreviewDto): string => {
  if (payments.length === 0) return deposit ? t('review.captured') : t('review.moves');
  const move = t(payments.every(({ isHeld }) => isHeld) ? 'review.holds' : 'review.moves');
  const [first] = payments;
  return first && payments.length === 1 ? `${move} · ${kindWords(t, first.kind)}` : move;
};

const sumOf = (amounts: readonly string[]): string =>
  fromMinor(amounts.reduce((sum, amount) => sum + toMinor(amount), 0n));

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

const calmStyle = { padding: 2, borderRadius: 1.5, bgcolor: 'surface.sunken', color: 'text.secondary' } as const;
