import type { StandardMappingDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reasonOf } from '../../api/problem.ts';
import { saveCsv } from '../../ui/data/save-file.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { DownloadIcon } from '../../ui/icons/action-icons.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { useExportStandardMappingMutation, useGetStandardMappingQuery } from './packs.api.ts';

/** How many are shown before all are asked for. */
const first = 12;

/** Which rules, products and controls answer which standard. */
export function MappingCard() {
  const { t } = useTranslation('shariahPacks');
  const { data, error, refetch } = useGetStandardMappingQuery();
  const [take, { isLoading }] = useExportStandardMappingMutation();
  const [text, setText] = useState('');
  const sought = text.trim().toLowerCase();
  const [isWhole, setWhole] = useState(false);
  const found = data?.filter((one) => JSON.stringify(one).toLowerCase().includes(sought));
  const shown = isWhole || sought !== '' ? found : found?.slice(0, first);
  const exportAll = async () => {
    const { data: csv } = await take();
    if (csv !== undefined) saveCsv('shariah-standards', csv);
  };
  return (
    <SectionCard
      title={t('mapping.title')} subtitle={t('mapping.hint')}
      actions={(
        <Button
          size="small" variant="outlined" color="inherit" startIcon={<DownloadIcon />} disabled={isLoading}
          onClick={() => void exportAll()}
        >
          {t('mapping.export')}
        </Button>
      )}
    >
      <Box sx={{ paddingInline: 2.5, paddingBlock: 2, maxInlineSize: '28rem' }}>
        <Field
          label={t('mapping.search')} value={text} autoComplete="off" inputProps={{ dir: 'auto' }}
          onChange={({ target }) => setText(target.value)}
        />
      </Box>
      {error && <ErrorState title={t('mapping.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton rows={4} height={72} />}
      {shown?.length === 0 && <EmptyState title={t('mapping.noMatch')} />}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {shown?.map((one) => <Standard key={one.standard} mapping={one} />)}
      </Box>
      {found && shown && shown.length < found.length && (
        <Box sx={{ paddingInline: 2.5, paddingBlock: 1.5, borderBlockStart: '1px solid', borderColor: 'divider' }}>
          <Button size="small" variant="text" onClick={() => setWhole(true)}>
            {t('mapping.all', { count: found.length })}
          </Button>
        </Box>
      )}
    </SectionCard>
  );
}

function Standard({ mapping: { standard, rules, products, controls } }: { mapping: StandardMappingDto }) {
  const { t, i18n } = useTranslation('shariahPacks');
  const language = i18n.language.startsWith('ar') ? 'ar' : 'en';
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}><bdi>{standard}</bdi></Box>
      <Box component="dl" sx={{ display: 'grid', gap: 1, margin: 0, typography: 'body2' }}>
        {rules.length > 0 && (
          <Line label={t('mapping.rules')}>
            {rules.map((rule, place) => (
              <Fragment key={rule}>
                {place > 0 && (language === 'ar' ? '، ' : ', ')}
                {/* What a contract is judged by has no screen of its own. */}
                {/^(RIBA|GHARAR|MAYSIR|HALAL|KYC|ZAKAT)-/.test(rule)
                  ? <MuiLink component={Link} to={`/compliance/rules/${rule}`}><bdi dir="ltr">{rule}</bdi></MuiLink>
                  : <bdi dir="ltr">{rule}</bdi>}
              </Fragment>
            ))}
          </Line>
        )}
        {products.length > 0 && (
          <Line label={t('mapping.products')}>
            {products.map((product) => t(`product.${product as 'murabaha'}`)).join(language === 'ar' ? '، ' : ', ')}
          </Line>
        )}
        {controls.length > 0 && (
          <Line label={t('mapping.controls')}>
            {controls.map(({ id, title, invariants, routes }) => (
              <Box key={id}>
                {title[language]}
                <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {t('mapping.checked')} <bdi dir="ltr">{[...invariants, ...routes].join(', ')}</bdi>
                </Box>
              </Box>
            ))}
          </Line>
        )}
      </Box>
    </Box>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={termStyle}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>{label}</Box>
      <Box component="dd" sx={{ margin: 0, minInlineSize: 0 }}>{children}</Box>
    </Box>
  );
}

const termStyle = {
  display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '7rem minmax(0, 1fr)' }, columnGap: 2,
} as const;

const rowStyle = {
  display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 20rem) minmax(0, 1fr)' },
  columnGap: 3, rowGap: 1, paddingInline: 2.5, paddingBlock: 1.75,
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;
