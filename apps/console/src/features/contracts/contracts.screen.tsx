import type { ContractTemplateDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useGetContractStatsQuery, useListContractTemplatesQuery } from './contracts.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { lazyPart, prefetched } from '../../ui/loading/lazy.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useUrlState } from '../../ui/navigation/use-url-state.ts';
import { CreateContract } from './create/create-contract.tsx';
import { isContractType } from './create/fields.ts';
import { noTerms } from './create/use-terms-form.ts';
import { ContractStatCards } from './stat-cards.tsx';
import { TemplateCards } from './template-cards.tsx';

const ManageContracts = prefetched(lazyPart(async () => (await import('./manage-contracts.tsx')).ManageContracts));

const tabs = ['create', 'manage', 'templates'] as const;
type Tabbed = (typeof tabs)[number];

/** Islamic contracts: making them, following them, and terms to start from. */
export function ContractsScreen() {
  const { t } = useTranslation('contracts');
  const navigate = useNavigate();
  const [{ tab: asked, type: named, template: templateId }, change] = useUrlState(['tab', 'type', 'template']);
  const stats = useGetContractStatsQuery(undefined, { refetchOnMountOrArgChange: true });
  const templates = useListContractTemplatesQuery();
  const tab = tabs.find((one) => one === asked) ?? 'create';
  const template = templates.data?.find(({ id }) => id === templateId);
  const type = template?.type ?? (isContractType(named) ? named : 'murabaha');
  const use = ({ id }: ContractTemplateDto) => change({ tab: '', type: '', template: id }, { isStep: true });
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        {stats.error ? (
          <ErrorState title={t('stats.failed')} {...reasonOf(stats.error)} onRetry={() => void stats.refetch()} />
        ) : (
          <ContractStatCards stats={stats.data} />
        )}
        <Tabs
          value={tab}
          onChange={(_, chosen: Tabbed) => change({ tab: chosen === 'create' ? '' : chosen }, { isStep: true })}
          aria-label={t('title')}
          variant="scrollable"
          scrollButtons={false}
        >
          {tabs.map((one) => (
            <Tab key={one} value={one} label={t(`tab.${one}`)} id={`tab-${one}`} aria-controls="tab-panel" />
          ))}
        </Tabs>
        <Box role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
          {tab === 'create' && (templateId === '' || templates.data) && (
            <CreateContract
              key={`${type} ${templateId}`}
              type={type}
              template={template?.terms ?? noTerms}
              onType={(chosen) => change({ type: chosen, template: '' })}
              onCreated={({ id }) => void navigate(`/smart-contracts/${id}`)}
            />
          )}
          <ManageContracts shown={tab === 'manage' && {}} />
          {tab === 'templates' && (
            <TemplateCards
              templates={templates.data}
              error={templates.error}
              onRetry={() => void templates.refetch()}
              onUse={use}
            />
          )}
        </Box>
      </Box>
    </>
  );
}
