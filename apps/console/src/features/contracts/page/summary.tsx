import type { ContractDetailDto, LegalActionDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { WalletText } from '../../../parts/payments/wallet-text.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { type Fact, FactsList } from '../../../ui/data/facts-list.tsx';
import { ClockIcon } from '../../../ui/icons/status-icons.tsx';
import { Money } from '../../../parts/money/money.tsx';
import { lazyPopup, prefetched } from '../../../ui/loading/lazy.tsx';
import { leadingAction } from '../leading-action.ts';
import { ContractStateChip } from '../state-chip.tsx';
import { isolated, useActionWords, useDayWords } from './contract-words.ts';
import { Outstanding } from './outstanding.tsx';

const StepDialog = prefetched(lazyPopup(async () => (await import('./step-dialog.tsx')).ContractStepDialog));

/** What a contract is, where it stands, what it waits for, and the steps that one may take now. */
export function ContractSummary({ contract }: { contract: ContractDetailDto }) {
  const { t } = useTranslation('contracts');
  const { id, value, currency, state, waiting, actions, mayRevise } = contract;
  const actionWords = useActionWords(contract.type);
  const [chosen, setChosen] = useState<LegalActionDto | null>(null);
  const leading = leadingAction(contract);
  return (
    <Card sx={{ padding: 2.5, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
        <Box sx={{ typography: 'h4' }}>
          <Money amount={value} currency={currency} />
        </Box>
        <ContractStateChip state={state} />
      </Box>
      {waiting && (
        <Alert severity="warning" role="note" icon={<ClockIcon size={20} />}>
          {t('page.waiting', { action: actionWords(waiting.action), who: isolated(waiting.requestedBy) })}
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
            {waiting.consents.map(({ of, position, givenBy }) => (
              <li key={`${of} ${position}`}>
                {t(`consent.${of}`)}: {givenBy === null ? t('consent.missing') : <bdi>{givenBy}</bdi>}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      <FactsList facts={useFacts(contract)} />
      {(actions.length > 0 || mayRevise) && (
        <Box role="group" aria-label={t('page.actions')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {actions.map((action) => (
            <Button
              key={action.action}
              variant={action === leading ? 'contained' : 'outlined'}
              color={action === leading ? 'primary' : 'inherit'}
              onClick={() => setChosen(action)}
            >
              {actionWords(action.action)}
            </Button>
          ))}
          {mayRevise && (
            <Button component={Link} to={`/smart-contracts/${id}/revise`} variant="outlined" color="inherit">
              {t('page.revise')}
            </Button>
          )}
        </Box>
      )}
      <StepDialog shown={chosen && { contract, legal: chosen, onClose: () => setChosen(null) }} />
    </Card>
  );
}

function useFacts(contract: ContractDetailDto): Fact[] {
  const { t } = useTranslation('contracts');
  const dayWords = useDayWords();
  const { parties, paid, currency, nextDue, payments, createdBy, createdAt } = contract;
  const late = payments.some(({ lateDonation }) => lateDonation !== '0.00');
  return [
    ...parties.map(({ role, position, name, walletAddress }) => ({
      label: role === 'partner' ? `${t('role.partner')} ${position + 1}` : t(`role.${role}`),
      value: walletAddress === null ? <bdi>{name}</bdi>
        : <WalletText address={walletAddress} stated={name === walletAddress ? null : name} />,
    })),
    { label: t('page.paid'), value: <Money amount={paid} currency={currency} /> },
    { label: t('page.outstanding'), value: <Outstanding of={contract} /> },
    {
      label: t('page.nextDue'),
      value: nextDue ? (
        <>
          {t(`line.${nextDue.kind}`)} {nextDue.number} · {dayWords(nextDue.dueOn)}
          {nextDue.amount !== null && <> · <Money amount={nextDue.amount} currency={currency} /></>}
        </>
      ) : t('manage.nothingDue'),
    },
    ...(late ? [{ label: t('page.late'), value: t('page.lateHint') }] : []),
    { label: t('page.createdBy'), value: <><bdi>{createdBy}</bdi> · <DateTime at={createdAt} /></> },
  ];
}
