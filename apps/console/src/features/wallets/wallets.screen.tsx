import type { Network, WalletDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectRole } from '../../api/session.slice.ts';
import { useViews } from '../../api/views.api.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { ViewsMenu } from '../../ui/views/views-menu.tsx';
import { CreateWallet } from './create-wallet.tsx';
import { CrossBorderSimulator } from './cross-border/simulator.tsx';
import { FreezeDialog } from './freeze-dialog.tsx';
import { FundDialog } from './fund-dialog.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { LimitsDialog } from './limits-dialog.tsx';
import { NetworkWallets } from './network-wallets.tsx';

const networks: readonly Network[] = ['uae_dirham', 'qatar_cbdc'];

type Task = { kind: 'fund' | 'freeze' | 'limits'; wallet: WalletDto };

/** Wallets of both networks with what can be done to them: create, fund, look back, limit, freeze. */
export function WalletsScreen() {
  const { t } = useTranslation('wallets');
  const isStaff = useSelector(selectRole) !== 'user';
  const [{ q, history, from, to }, change] = useUrlState(['q', 'history', 'from', 'to']);
  const views = useViews('wallets');
  const [task, setTask] = useState<Task | null>(null);
  const finish = () => setTask(null);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Box sx={columnsStyle}>
        <Box sx={{ display: 'grid', gap: 3, minInlineSize: 0 }}>
          {isStaff && (
            <Box sx={searchStyle}>
              <Box sx={{ flex: '1 1 16rem', maxInlineSize: '28rem' }}>
                <SearchField
                  label={t('search')}
                  placeholder={t('searchHint')}
                  value={q}
                  onSearch={(text) => change({ q: text })}
                />
              </Box>
              <ViewsMenu keys={['q']} {...views} />
            </Box>
          )}
          {networks.map((network) => (
            <NetworkWallets
              key={network}
              network={network}
              search={q}
              showsOwner={isStaff}
              onFund={(wallet) => setTask({ kind: 'fund', wallet })}
              onHistory={({ id }) => change({ history: id }, { isStep: true })}
              onLimits={isStaff ? (wallet) => setTask({ kind: 'limits', wallet }) : undefined}
              onFreeze={isStaff ? (wallet) => setTask({ kind: 'freeze', wallet }) : undefined}
            />
          ))}
        </Box>
        <Box sx={{ display: 'grid', gap: 3, minInlineSize: 0 }}>
          <CrossBorderSimulator />
          <CreateWallet />
        </Box>
      </Box>
      {task?.kind === 'fund' && <FundDialog wallet={task.wallet} onClose={finish} />}
      {task?.kind === 'freeze' && <FreezeDialog wallet={task.wallet} onClose={finish} />}
      {task?.kind === 'limits' && <LimitsDialog wallet={task.wallet} onClose={finish} />}
      <HistoryPanel
        walletId={history || null}
        days={{ from, to }}
        onDaysChange={change}
        onClose={() => change({ history: '', from: '', to: '' })}
      />
    </>
  );
}

const searchStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 } as const;

const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
  gap: 3,
  alignItems: 'start',
} as const;
