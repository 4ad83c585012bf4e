import type { CaseHitDto, ComparedDto, ReviewCaseDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { lazyPopup } from '../../../ui/loading/lazy.tsx';
import { ScoreParts } from '../../../parts/score/score-parts.tsx';
import { type Tone, ToneChip } from '../../../ui/data/tone-chip.tsx';
import { visuallyHidden } from '../../../ui/layout/visually-hidden.ts';

const ClearPairDialog = lazyPopup(async () => (await import('./clear-pair-dialog.tsx')).ClearPairDialog);

const tones = {
  open: 'caution', proposed: 'caution', cleared: 'positive', passed_over: 'positive',
} as const satisfies Record<CaseHitDto['state'], Tone>;

/** A name that was sought beside the one that is listed: how alike they are, and in what they agree and differ. */
export function HitCompared({ review, hit }: { review: ReviewCaseDto; hit: CaseHitDto }) {
  const { t } = useTranslation(['reviews', 'screening']);
  const [isClearing, setClearing] = useState(false);
  const isOpen = hit.state === 'open' || hit.state === 'proposed';
  return (
    <Box component="article" aria-label={hit.name} sx={hitStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={scoreStyle}>{hit.score}</Box>
        <Box sx={{ flex: '1 1 10rem', typography: 'body2', color: 'text.secondary' }}>
          {t(`screening:likeness.${hit.likeness}`)}
        </Box>
        <ToneChip tone={tones[hit.state]} label={t(`hits.state.${hit.state}`)} />
      </Box>
      <Compared hit={hit} />
      <ScoreParts parts={hit.parts} />
      <PairHistory hit={hit} />
      {review.mayDecide && isOpen && (
        <Button variant="outlined" onClick={() => setClearing(true)} sx={{ justifySelf: 'start' }}>
          {t('hits.clear')}
        </Button>
      )}
      {isClearing && <ClearPairDialog id={review.transactionId} hit={hit} onClose={() => setClearing(false)} />}
    </Box>
  );
}

/** Two columns: what is known of the party, and what the list says. */
function Compared({ hit }: { hit: CaseHitDto }) {
  const { t } = useTranslation(['reviews', 'screening']);
  const { source, list } = hit;
  return (
    <Box component="table" sx={tableStyle}>
      <thead>
        <tr>
          <th scope="col"><span style={visuallyHidden}>{t('hits.what')}</span></th>
          <th scope="col">{t(`hits.party.${hit.party}`)}</th>
          <th scope="col">{source === null ? hit.entryId : t(`screening:source.${source}`)}</th>
        </tr>
      </thead>
      <tbody>
        <Line label={t('hits.name')} own={hit.name} listed={
          <>
            {hit.matchedName}
            {hit.matchedName !== hit.listedName && (
              <Small>
                {t(hit.isWeakAlias ? 'hits.weakAliasOf' : 'hits.aliasOf')} <bdi>{hit.listedName}</bdi>
              </Small>
            )}
          </>
        } />
        <Fact label={t('screening:hit.births')} compared={hit.births} />
        <Fact label={t('screening:hit.nationalities')} compared={hit.nationalities} />
        <Fact label={t('hits.documents')} compared={hit.documents} />
        <Line label={t('screening:hit.programmes')} own="—" listed={hit.programmes.join(', ') || '—'} />
        <Line label={t('screening:hit.list')} own="—" listed={
          <>
            {hit.entryId}
            {list !== null && <Small>{t('hits.published', { day: list.publishedOn })}</Small>}
            {!hit.isListedNow && <Small>{t('hits.notListed')}</Small>}
          </>
        } />
      </tbody>
    </Box>
  );
}

const Small = ({ children }: { children: ReactNode }) => (
  <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{children}</Box>
);

function Fact({ label, compared: { sought, listed, agrees } }: { label: string; compared: ComparedDto }) {
  const { t } = useTranslation('screening');
  const mark = agrees === null ? null : (
    <Box component="span" sx={{ color: agrees ? 'error.main' : 'success.main', fontWeight: 600 }}>
      {' '}{t(agrees ? 'hit.agrees' : 'hit.contradicts')}
    </Box>
  );
  return <Line label={label} own={sought.join(', ') || '—'} listed={<>{listed.join(', ') || '—'}{mark}</>} />;
}

function Line({ label, own, listed }: { label: string; own: ReactNode; listed: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td><bdi>{own}</bdi></td>
      <td><bdi>{listed}</bdi></td>
    </tr>
  );
}

/** What was said of this pair: in this case, before it, and in other cases. */
function PairHistory({ hit: { clearings, clearances, earlierCases } }: { hit: CaseHitDto }) {
  const { t } = useTranslation(['reviews', 'screening']);
  if (clearings.length + clearances.length + earlierCases.length === 0) {
    return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t('hits.noHistory')}</Box>;
  }
  return (
    <Box component="ul" aria-label={t('hits.history')} sx={historyStyle}>
      {clearings.map(({ officer, reason, givenAt }) => (
        <li key={officer.id}>
          <bdi>{officer.name}</bdi>: <span dir="auto">{reason}</span> <DateTime at={givenAt} />
        </li>
      ))}
      {clearances.map(({ id, state, createdBy, reason, createdAt }) => (
        <li key={id}>
          {t(`screening:state.${state}`)}: <bdi>{createdBy}</bdi>, <span dir="auto">{reason}</span>{' '}
          <DateTime at={createdAt} />
        </li>
      ))}
      {earlierCases.map((id) => (
        <li key={id}>
          {t('hits.earlierCase')}{' '}
          <MuiLink component={Link} to={`/compliance/reviews/${id}`}><bdi dir="ltr">{id}</bdi></MuiLink>
        </li>
      ))}
    </Box>
  );
}

const hitStyle = {
  display: 'grid', gap: 2, padding: 2.5,
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;

const scoreStyle = { fontSize: '1.5rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' } as const;

const tableStyle = {
  inlineSize: '100%', borderCollapse: 'collapse', typography: 'body2', tableLayout: 'fixed',
  '& th': { textAlign: 'start', fontWeight: 600 },
  '& th[scope=row]': { color: 'text.secondary', fontWeight: 400 },
  '& th:first-of-type': { inlineSize: { xs: '6.5rem', sm: '9rem' } },
  '& th, & td': {
    paddingBlock: 1, paddingInlineEnd: 1.5, verticalAlign: 'top', overflowWrap: 'anywhere',
    borderBlockEnd: '1px solid', borderColor: 'divider',
  },
} as const;

const historyStyle = { margin: 0, paddingInlineStart: 2.25, typography: 'body2', overflowWrap: 'anywhere' } as const;
