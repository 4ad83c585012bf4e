import type { CrossBorderResultDto, Network, QuoteDto, WalletDto } from '@connect/sdk';
import { skipToken } from '@reduxjs/toolkit/query';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useListPurposesQuery } from '../../../api/compliance.api.ts';
import { reasonOf } from '../../../api/problem.ts';
import { selectUser } from '../../../api/session.slice.ts';
import { useListWalletChoicesQuery } from '../../../api/wallets.api.ts';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { sayOfForm } from '../../../parts/forms/form-problems.ts';
import { usePayeeConfirmation } from '../../../parts/payments/use-payee-confirmation.ts';
import { PartiesSection } from '../../../parts/parties/parties-section.tsx';
import { asksForDetails, partyRulesOf, purposeOptions } from '../../../parts/parties/payment-details.ts';
import { CardSkeleton } from '../../../ui/loading/skeletons.tsx';
import { useRulesOfParts } from '../../../ui/inputs/use-rules-of-parts.ts';
import { ArrowRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import { FindingCard } from '../../../parts/verdict/finding-card.tsx';
import { ConfirmTransfer } from './confirm-transfer.tsx';
import { oppositeOf } from '../../../parts/money/networks.ts';
import { TransferFields } from './transfer-fields.tsx';
import { elsewhere, TransferForm, usableOn } from './transfer.form.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import { type Rejection, useTransfer } from './use-transfer.ts';

interface TransferCardProps {
  quote: QuoteDto;
  fromNetwork: Network;
  onDone: (result: CrossBorderResultDto) => void;
}

/** Carries out an exchange at its quoted price, with wallets of one's own. */
export function TransferCard(props: TransferCardProps) {
  const { t } = useTranslation('wallets');
  const user = useSelector(selectUser);
  // The API lists all wallets within reach; asking for the owner's name leaves few besides one's own.
  const { currentData: data, error, refetch } = useListWalletChoicesQuery(user ? { q: user.name } : skipToken);
  return (
    <>
      {error && <ErrorState title={t('failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <CardSkeleton height={320} />}
      {data && <OwnTransfer {...props} wallets={data.filter(({ ownerId }) => ownerId === user?.id)} />}
    </>
  );
}

function OwnTransfer({ quote, fromNetwork, onDone, wallets }: TransferCardProps & { wallets: readonly WalletDto[] }) {
  const { t, i18n } = useTranslation(['wallets', 'beneficiaries']);
  const { data: purposes = [] } = useListPurposesQuery(undefined);
  const payers = usableOn(fromNetwork, wallets);
  const toNetwork = oppositeOf(fromNetwork);
  const payees = usableOn(toNetwork, wallets);
  const form = useForm<TransferForm>({
    resolver: useRulesOfParts(TransferForm, partyRulesOf),
    defaultValues: {
      ...new TransferForm(), fromAddress: payers[0]?.address ?? '', toWallet: payees[0]?.address ?? elsewhere,
    },
  });
  const { review, rejection, isRehearsing, isSending, startReview, confirm, leave } = useTransfer(form, onDone);
  const [toWallet, toAddress, payeeName] = useWatch({
    control: form.control, name: ['toWallet', 'toAddress', 'counterpartyName'] });
  const isElsewhere = toWallet === elsewhere;
  const payeeCheck = usePayeeConfirmation(isElsewhere ? toAddress : '', payeeName);
  const isUnsure = isElsewhere && payeeCheck.isOpen;
  const isExpired = useSecondsLeft(quote.expiresAt) === 0;
  // A transfer under way, or one whose answer was lost, is seen through even when its price has run out meanwhile.
  const isOpen = review !== null && (!isExpired || isSending || review.isOutcomeUnknown);
  return (
    <>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isUnsure) sayOfForm(form, t('beneficiaries:check.unacknowledged'));
          else void startReview(quote);
        }}
        sx={formStyle}
      >
        <Typography variant="h3">{t('across.execution')}</Typography>
        <FormProblem message={form.formState.errors.root?.message} />
        {rejection && <RejectionNote rejection={rejection} />}
        <FormProvider {...form}>
          <TransferFields form={form} payers={payers} payees={payees} toNetwork={toNetwork} payeeCheck={payeeCheck} />
          <PartiesSection
            purposes={purposeOptions(purposes, fromNetwork, i18n.language)}
            isAsked={asksForDetails((rejection ?? review)?.verdict.findings ?? [])} isPayeeNamed={isElsewhere}
          />
        </FormProvider>
        <BusyButton
          type="submit"
          variant="outlined"
          disabled={isExpired}
          isBusy={isRehearsing}
        >
          {t(isRehearsing ? 'across.rehearsing' : 'across.execute')}
        </BusyButton>
      </Box>
      {isOpen && (
        <ConfirmTransfer
          review={review} payee={isElsewhere ? payeeCheck : null} isSending={isSending}
          onConfirm={() => void confirm()} onClose={leave}
        />
      )}
    </>
  );
}

const formStyle = {
  display: 'grid',
  gap: 2.5,
  paddingBlockStart: 2.5,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
} as const;

/** What each rule objected to and how to put it right, with the way to the recorded refusal. */
function RejectionNote({ rejection: { transactionId, verdict } }: { rejection: Rejection }) {
  const { t } = useTranslation('wallets');
  return (
    <Box sx={{ display: 'grid', gap: 1.5, typography: 'body2' }}>
      {verdict.findings.map((finding, index) => (
        <FindingCard key={`${finding.ruleId}-${index}`} finding={finding} memo={null} />
      ))}
      <Button component={Link} to={`/transactions/${transactionId}`} size="small" endIcon={<ArrowRightIcon />}>
        {t('across.openRefusal')}
      </Button>
    </Box>
  );
}
