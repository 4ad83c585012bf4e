import type { SandboxResetDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon } from '../../../ui/icons/status-icons.tsx';
import { Money } from '../../../parts/money/money.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { ResetDialog } from './reset-dialog.tsx';

const changes = ['wallets', 'payments', 'contracts', 'frozen'] as const;
const stays = ['log', 'others', 'clock'] as const;

/** Says what a reset does and what it leaves alone, before it can be asked for. */
export function ResetCard() {
  const { t } = useTranslation('sandbox');
  const [isAsking, setIsAsking] = useState(false);
  const [done, setDone] = useState<SandboxResetDto | null>(null);
  return (
    <SectionCard title={t('reset.title')} subtitle={t('reset.subtitle')}>
      <Box sx={{ padding: 2.5, display: 'grid', gap: 2 }}>
        <Points heading={t('reset.changes')} points={changes.map((change) => t(`reset.change.${change}`))} />
        <Points heading={t('reset.stays')} points={stays.map((stay) => t(`reset.stay.${stay}`))} />
        <Button variant="outlined" color="error" onClick={() => setIsAsking(true)} sx={{ justifySelf: 'start' }}>
          {t('reset.open')}
        </Button>
        <Box role="status">{done && <Outcome done={done} />}</Box>
      </Box>
      {isAsking && <ResetDialog onDone={setDone} onClose={() => setIsAsking(false)} />}
    </SectionCard>
  );
}

function Points({ heading, points }: { heading: string; points: readonly string[] }) {
  return (
    <Box>
      <Typography variant="body2" sx={{ fontWeight: 650 }}>
        {heading}
      </Typography>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, typography: 'body2', color: 'text.secondary' }}>
        {points.map((point) => <li key={point}>{point}</li>)}
      </Box>
    </Box>
  );
}

function Outcome({ done: { walletsRestored, paymentsEnded, contractsEnded, money } }: { done: SandboxResetDto }) {
  const { t } = useTranslation('sandbox');
  return (
    <Alert severity="success" icon={<CheckCircleIcon size={20} />}>
      {t('reset.done', { wallets: walletsRestored, payments: paymentsEnded, contracts: contractsEnded })}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {money.map(({ currency, funded, redeemed }) => (
          <li key={currency}>
            {t('reset.funded')} <Money amount={funded} currency={currency} />
            {' · '}
            {t('reset.redeemed')} <Money amount={redeemed} currency={currency} />
          </li>
        ))}
      </Box>
    </Alert>
  );
}
