import type { RulesetDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { reasonOf } from '../../../api/problem.ts';
import { isStaff, selectRole } from '../../../api/session.slice.ts';
import { useListRulesetsQuery } from './rulesets.api.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { formatDay } from '../../../ui/format/format.ts';
import { PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { AlertIcon } from '../../../ui/icons/status-icons.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../../ui/loading/skeletons.tsx';
import { ActivatedBy, MadeBy } from './by-whom.tsx';
import { DraftDialog } from './draft-dialog.tsx';
import { RulesetStateChip } from './state-chip.tsx';

/** Every version of the settings that payments are judged with, and the way to another one. */
export function RulesetsScreen() {
  const { t } = useTranslation('rulesets');
  const navigate = useNavigate();
  const mayDraft = isStaff(useSelector(selectRole));
  const [isDrafting, setIsDrafting] = useState(false);
  // Colleagues draft and activate meanwhile, so what was read on an earlier visit is read again.
  const { data, error, refetch } = useListRulesetsQuery(undefined, { refetchOnMountOrArgChange: true });
  const inForce = data?.find(({ state }) => state === 'active');
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={mayDraft && (
          <Button variant="contained" startIcon={<PlusIcon />} disabled={!inForce} onClick={() => setIsDrafting(true)}>
            {t('draft.open')}
          </Button>
        )}
      />
      {error && <ErrorState title={t('failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {!error && (
        <SectionCard title={t('list')} subtitle={t('listHint')}>
          {!data && <RowsSkeleton rows={3} height={88} />}
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {data?.map((ruleset) => <RulesetRow key={ruleset.version} ruleset={ruleset} />)}
          </Box>
        </SectionCard>
      )}
      {/* Below the list, which stands where it stood once this is known. */}
      {inForce?.areCountryListsStale && <StaleLists ruleset={inForce} />}
      {isDrafting && inForce && (
        <DraftDialog
          inForce={inForce.settings}
          onClose={() => setIsDrafting(false)}
          onDrafted={(version) => void navigate(`/compliance/rulesets/${version}`)}
        />
      )}
    </>
  );
}

function StaleLists({ ruleset }: { ruleset: RulesetDto }) {
  const { t, i18n } = useTranslation('rulesets');
  const day = ruleset.settings.countryLists.at(-1)?.from;
  if (day === undefined) return null;
  return (
    <Alert severity="warning" icon={<AlertIcon />} sx={{ marginBlockStart: 3 }}>
      {t('countryLists.stale', { day: formatDay(new Date(day), i18n.language, 'UTC') })}
    </Alert>
  );
}

function RulesetRow({ ruleset }: { ruleset: RulesetDto }) {
  const { t } = useTranslation('rulesets');
  const { version, state, settings, note, createdBy } = ruleset;
  return (
    <Box component="li" sx={{ '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' } }}>
      <Box component={Link} to={`/compliance/rulesets/${version}`} sx={rowStyle}>
        <Box sx={{ gridArea: 'name', minInlineSize: 0 }}>
          <Box sx={{ fontWeight: 600 }}>
            {t('version', { version })} · <bdi dir="ltr">{settings.profile}</bdi>
          </Box>
          <Box sx={noteStyle}><bdi>{createdBy === null ? t('shippedNote') : note}</bdi></Box>
        </Box>
        <Box sx={{ gridArea: 'people', typography: 'caption', color: 'text.secondary' }}>
          <div>{t('madeBy')}: <MadeBy ruleset={ruleset} /></div>
          <div>{t('activatedBy')}: <ActivatedBy ruleset={ruleset} /></div>
        </Box>
        <Box sx={{ gridArea: 'state', justifySelf: 'end' }}><RulesetStateChip state={state} /></Box>
      </Box>
    </Box>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateAreas: { xs: '"name state" "people people"', md: '"name people state"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1.2fr) minmax(0, 1fr) 9rem' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.75,
  minBlockSize: 88,
  paddingInline: 2.5,
  paddingBlock: 1.5,
  typography: 'body2',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'surface.hover' },
} as const;

const noteStyle = {
  color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap',
} as const;
