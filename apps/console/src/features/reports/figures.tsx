import type { ComplianceReportDto, ScorePointDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { lazyPart } from '../../ui/loading/lazy.tsx';
import { evenCards } from '../../ui/layout/columns.ts';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { formatPercent } from '../../ui/format/format.ts';
import { AnalysisTables } from './analysis-tables.tsx';
import { Distribution } from './distribution.tsx';
import { PrincipleCards } from './principle-cards.tsx';
import { ReviewFacts } from './review-facts.tsx';
import { SummaryCards } from './summary-cards.tsx';

const ScoreChart = lazyPart(async () => (await import('./score-chart.tsx')).ScoreChart);

/** Everything a report says, from the overall score down to the reviews. */
export function ReportFigures({ figures }: { figures: ComplianceReportDto }) {
  const { t } = useTranslation('reports');
  return (
    <>
      <SummaryCards figures={figures} />
      {figures.totalTransactions === 0 ? (
        <SectionCard title={t('sections.analysis')}>
          <EmptyState title={t('noData')} description={t('noDataHint')} />
        </SectionCard>
      ) : (
        <>
          <PrincipleCards figures={figures} />
          <Box sx={pairStyle}>
            <SectionCard title={t('sections.scores')}>
              <ScoreChart scores={figures.scores} fallback={<RowsSkeleton rows={4} height={60} />} />
            </SectionCard>
            <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
              <SectionCard title={t('sections.distribution')}>
                <Distribution distribution={figures.distribution} />
              </SectionCard>
              <SectionCard title={t('sections.recent')}>
                <RecentScores scores={figures.scores} />
              </SectionCard>
            </Box>
          </Box>
        </>
      )}
      {figures.totalTransactions > 0 && (
        <SectionCard title={t('sections.recommendations')}>
          <Recommendations figures={figures} />
        </SectionCard>
      )}
      <AnalysisTables figures={figures} />
      {hasReviews(figures.reviews) && (
        <SectionCard title={t('sections.reviews')}>
          <ReviewFacts reviews={figures.reviews} />
        </SectionCard>
      )}
    </>
  );
}

/** Whether officers had anything to decide. */
const hasReviews = ({ opened, approved, rejected, closed, openAtEnd }: ComplianceReportDto['reviews']) =>
  opened + approved + rejected + closed + openAtEnd > 0;

function Recommendations({ figures }: { figures: ComplianceReportDto }) {
  const { i18n } = useTranslation();
  const texts = i18n.language.startsWith('ar') ? figures.recommendationsAr : figures.recommendations;
  return (
    <Box component="ul" sx={{ margin: 0, padding: 2.5, paddingInlineStart: 5, display: 'grid', gap: 1 }}>
      {texts.map((text) => (
        <Typography key={text} component="li" variant="body2">
          {text}
        </Typography>
      ))}
    </Box>
  );
}

const pairStyle = evenCards('minmax(0, 3fr) minmax(0, 2fr)');

const most = 4;

/** The scores of the last stretches in which something was judged, the newest first. */
function RecentScores({ scores }: { scores: readonly ScorePointDto[] }) {
  const { i18n } = useTranslation();
  const judged = scores.filter(({ averageScore }) => averageScore !== null).slice(-most).reverse();
  return (
    <Box sx={{ paddingInline: 2.5, paddingBlock: 1 }}>
      <FactsList
        facts={judged.map(({ from, averageScore }) => ({
          label: from.replace('T', ' '),
          value: formatPercent(averageScore ?? 0, i18n.language),
        }))}
      />
    </Box>
  );
}
