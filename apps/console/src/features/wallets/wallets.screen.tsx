import type { Network, WalletDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectRole } from '../../api/session.slice.ts';
import { useViews } from '../../api/views.api.ts';
import { lazyPart, lazyPopup, prefetched } from '../../ui/loading/lazy.tsx';
import { useListOrder } from '../../parts/lists/list-order.ts';
import { OrderField } from '../../parts/lists/order-field.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SearchField } from '../../ui/inputs/search-field.tsx';
import { useStoredChoice } from '../../ui/preferences/stored-choice.ts';
import { useEver } from '../../ui/loading/use-ever.ts';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';
import { DownloadIcon } from '../../ui/icons/action-icons.tsx';
import { ViewsMenu } from '../../parts/views/views-menu.tsx';
import { columns } from '../../ui/layout/columns.ts';
import { CardSkeleton } from '../../ui/loading/skeletons.tsx';
import { NetworkWallets } from './network-wallets.tsx';

const FreezeDialog = prefetched(lazyPopup(async () => (await import('./freeze-dialog.tsx')).FreezeDialog));
const FundDialog = prefetched(lazyPopup(async () => (await import('./fund-dialog.tsx')).FundDialog));
const LimitsDialog = prefetched(lazyPopup(async () => (await import('./limits-dialog.tsx')).LimitsDialog));
const MemosDialog = prefetched(lazyPopup(async () => (await import('./memos-dialog.tsx')).MemosDialog));
const StatementDialog = prefetched(lazyPopup(async () => (await import('./statement-dialog.tsx')).StatementDialog));
const HistoryPanel = prefetched(lazyPopup(async () => (await import('./history-panel.tsx')).HistoryPanel));

const looks = ['cards', 'table'] as const;
const networks: readonly Network[] = ['uae_dirham', 'qatar_cbdc'];

// The list need not wait for the forms beside it, which come a moment after the screen.
const WalletForms = lazyPart(async () => (await import('./wallet-forms.tsx')).WalletForms);

type Task = { kind: 'fund' | 'statement' | 'memos' | 'freeze' | 'limits'; wallet: WalletDto };
const ofAll = 'all';

const historyWords = ['history', 'from', 'to', 'history-sort', 'history-size', 'history-page'] as const;

/** Wallets of both networks with what can be done to them: create, fund, look back, limit, freeze. */
export function WalletsScreen() {
  const { t } = useTranslation('wallets');
  const order = useListOrder(['-createdAt', 'createdAt', 'label', '-label', '-balance', 'balance']);
  const isStaff = useSelector(selectRole) !== 'user';
  const [{ q, history, from, to }, change] = useUrlState(['q', ...historyWords]);
  const views = useViews('wallets');
  const [look, setLook] = useStoredChoice('connect.wallets.look', 'cards');
  const [task, setTask] = useState<Task | typeof ofAll | null>(null);
  const finish = () => setTask(null);
  const one = task === ofAll ? null : task;
  const shownFor = (kind: Task['kind']) => one?.kind === kind && { wallet: one.wallet, onClose: finish };
  // Once it was open, the panel stays, so that it can slide away.
  const isHistoryWanted = useEver(history !== '');
  return (
    <>
      <Header onStatement={() => setTask(ofAll)} />
      <Box sx={columnsStyle}>
        <Box sx={{ display: 'grid', gap: 3, minInlineSize: 0 }}>
          <Box sx={searchStyle}>
            {isStaff && (
              <Box sx={{ flex: '1 1 16rem', maxInlineSize: '28rem' }}>
                <SearchField
                  label={t('search')} placeholder={t('searchHint')} value={q} onSearch={(text) => change({ q: text })}
                />
              </Box>
            )}
            <Box sx={{ flex: '1 1 10rem', maxInlineSize: '14rem' }}>
              <OrderField order={order} />
            </Box>
            {isStaff && <ViewsMenu keys={['q', 'sort']} {...views} />}
            <LookChoice look={look} onChange={setLook} />
          </Box>
          {networks.map((network) => (
            <NetworkWallets
              key={network}
              network={network}
              search={q}
              order={order}
              isTable={look === 'table'}
              showsOwner={isStaff}
              onFund={(wallet) => setTask({ kind: 'fund', wallet })}
              onHistory={({ id }) => change({ history: id }, { isStep: true })}
              onStatement={(wallet) => setTask({ kind: 'statement', wallet })}
              onMemos={(wallet) => setTask({ kind: 'memos', wallet })}
              onLimits={isStaff ? (wallet) => setTask({ kind: 'limits', wallet }) : undefined}
              onFreeze={isStaff ? (wallet) => setTask({ kind: 'freeze', wallet }) : undefined}
            />
          ))}
        </Box>
        <Box sx={{ display: 'grid', gap: 3, minInlineSize: 0 }}>
          <WalletForms fallback={<WalletFormsSkeleton />} />
        </Box>
      </Box>
      <FundDialog shown={shownFor('fund')} />
      <StatementDialog shown={task === ofAll ? { wallet: null, onClose: finish } : shownFor('statement')} />
      <MemosDialog shown={shownFor('memos')} />
      <FreezeDialog shown={shownFor('freeze')} />
      <LimitsDialog shown={shownFor('limits')} />
      <HistoryPanel
        shown={isHistoryWanted && {
          open: history !== '',
          walletId: history || null,
          days: { from, to },
          onDaysChange: (days) => change({ ...days, 'history-page': '' }),
          onClose: () => change(Object.fromEntries(historyWords.map((word) => [word, '']))),
        }}
      />
    </>
  );
}

/** What the screen is called, and the statement of everything on it. */
function Header({ onStatement }: { onStatement: () => void }) {
  const { t } = useTranslation('wallets');
  return (
    <PageHeader
      title={t('title')}
      subtitle={t('subtitle')}
      actions={(
        <Button variant="outlined" color="inherit" startIcon={<DownloadIcon />} onClick={onStatement}>
          {t('statement.ofAll')}
        </Button>
      )}
    />
  );
}

const searchStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 } as const;

const columnsStyle = columns('minmax(0, 1fr) 22rem');

/** Whether wallets are shown as cards or as a table. */
function LookChoice({ look, onChange }: { look: string; onChange: (look: string) => void }) {
  const { t } = useTranslation('wallets');
  return (
    <ToggleButtonGroup
      exclusive size="small" value={look} aria-label={t('look.label')} sx={{ marginInlineStart: 'auto' }}
      onChange={(_, chosen: string | null) => { if (chosen) onChange(chosen); }}
    >
      {looks.map((one) => <ToggleButton key={one} value={one}>{t(`look.${one}`)}</ToggleButton>)}
    </ToggleButtonGroup>
  );
}

/** What stands in the place of the forms until they are there, as high as they are. */
function WalletFormsSkeleton() {
  return (
    <>
      <CardSkeleton height={427} />
      <CardSkeleton height={470} />
    </>
  );
}
