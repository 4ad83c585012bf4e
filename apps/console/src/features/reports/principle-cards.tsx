import type { ComplianceReportDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ScoreRing } from '../../parts/score/score-ring.tsx';
import { toPayments } from './to-payments.ts';

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
              {review > 0 && (
                <PrincipleStatus
                  tone="warning.main" text={t('principle.review', { count: review })}
                  to={toPayments(figures, { principle: `${principle}:review` })}
                />
              )}
              {failed > 0 && (
                <PrincipleStatus
                  tone="error.main" text={t('principle.failed', { count: failed })}
                  to={toPayments(figures, { principle: `${principle}:fail` })}
                />
              )}
            </Box>
          </Card>
        );
      })}
    </Box>
  );
}

/** How many payments did not pass, and how they stand, as the way to them. */
function PrincipleStatus({ tone, text, to }: { tone: string; text: string; to: string }) {
  return (
    <Typography variant="caption" component="p" sx={{ fontWeight: 600 }}>
      <Link component={RouterLink} to={to} sx={{ color: tone, textDecorationColor: 'currentcolor' }}>{text}</Link>
    </Typography>
  );
}

const cardsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(5, 1fr)' },
  gap: 2,
} as const;

const cardStyle = { display: 'flex', alignItems: 'center', gap: 1.5, padding: 2 } as const;
