import type { ComplianceReportDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ScoreRing } from '../../parts/score/score-ring.tsx';

/** How each principle fared: the share of payments that passed it, and how many need review or failed. */
export function PrincipleCards({ figures }: { figures: ComplianceReportDto }) {
  const { t } = useTranslation('reports');
  return (
    <Box sx={cardsStyle}>
      {figures.principles.map(({ principle, passed, review, failed, passedPct }) => {
        const name = t(`principle.${principle}`);
        return (
          <Card key={principle} component="article" aria-label={name} sx={cardStyle}>
            {passedPct !== null && <ScoreRing score={passedPct} label={name} />}
            <Box>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {name}
              </Typography>
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                {t('principle.passed', { passed, total: figures.totalTransactions })}
              </Typography>
              {review > 0 && <PrincipleStatus tone="warning.main" text={t('principle.review', { count: review })} />}
              {failed > 0 && <PrincipleStatus tone="error.main" text={t('principle.failed', { count: failed })} />}
            </Box>
          </Card>
        );
      })}
    </Box>
  );
}

/** How many payments did not pass, and how they stand. */
function PrincipleStatus({ tone, text }: { tone: string; text: string }) {
  return (
    <Typography variant="caption" component="p" sx={{ color: tone, fontWeight: 600 }}>
      {text}
    </Typography>
  );
}

const cardsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(5, 1fr)' },
  gap: 2,
} as const;

const cardStyle = { display: 'flex', alignItems: 'center', gap: 1.5, padding: 2 } as const;
