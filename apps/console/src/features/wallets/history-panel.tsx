import { skipToken } from '@reduxjs/toolkit/query';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useObjectTrail } from '../../api/audit.api.ts';
import { useGetWalletQuery } from '../../api/wallets.api.ts';
import { AddressText } from '../../parts/payments/address-text.tsx';
import { PaymentsLink } from '../../parts/payments/payments-link.tsx';
import type { Days } from '../../ui/format/days.ts';
import { SidePanel } from '../../ui/layout/side-panel.tsx';
import { Trail } from '../../parts/trail/trail.tsx';
import { Movements } from './movements.tsx';

interface HistoryPanelProps {
  open: boolean;
  /** The wallet whose history is shown. */
  walletId: string | null;
  days: Days;
  onDaysChange: (changes: Partial<Days>) => void;
  onClose: () => void;
}

const views = ['movements', 'record'] as const;
type View = (typeof views)[number];

/** What a wallet went through: the money that moved, and what the audit log tells of the wallet itself. */
export function HistoryPanel({ open, walletId, days, onDaysChange, onClose }: HistoryPanelProps) {
  const { t } = useTranslation('wallets');
  const panelId = useId();
  const [view, setView] = useState<View>('movements');
  const wallet = useGetWalletQuery(walletId ?? skipToken).currentData;
  const subtitle = wallet && (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <bdi>{wallet.label}</bdi>
      <AddressText address={wallet.address} copyable={false} />
      <PaymentsLink of={{ wallet: wallet.address }} />
    </Box>
  );
  return (
    <SidePanel open={open} onClose={onClose} title={t('history.title')} subtitle={subtitle}>
      <Tabs
        value={view}
        onChange={(_, chosen: View) => setView(chosen)}
        aria-label={t('history.title')}
        sx={{ paddingInline: 2.5, borderBlockEnd: '1px solid', borderColor: 'divider' }}
      >
        {views.map((one) => (
          <Tab key={one} value={one} id={`history-${one}`} aria-controls={panelId} label={t(`history.view.${one}`)} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={panelId} aria-labelledby={`history-${view}`}>
        {walletId !== null && view === 'movements' && (
          <Movements walletId={walletId} currency={wallet?.currency} days={days} onDaysChange={onDaysChange} />
        )}
        {walletId !== null && view === 'record' && <Record walletId={walletId} />}
      </Box>
    </SidePanel>
  );
}

function Record({ walletId }: { walletId: string }) {
  return <Trail trail={useObjectTrail('wallet', walletId)} />;
}
