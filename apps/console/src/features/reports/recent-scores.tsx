import type { ScorePointDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import Box from '@mui/material/Box';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { formatPercent } from '../../ui/format/format.ts';

const most = 4;

/** The scores of the last stretches in which something was judged, the newest first. */
export function RecentScores({ scores }: { scores: readonly ScorePointDto[] }) {
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
