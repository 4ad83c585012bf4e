import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { StatCard, type StatCardProps, statCardHeight } from './stat-card.tsx';

const usual = [1, 2, 3, 4];

/** Four figures beside each other as far as there is room; grey blocks stand for them until they are known. */
export function StatRow({ cards }: { cards: readonly StatCardProps[] | undefined }) {
  return (
    <Box sx={gridStyle}>
      {cards?.map((card) => <StatCard key={card.label} {...card} />)
        ?? usual.map((place) => <Skeleton key={place} variant="rounded" height={statCardHeight} />)}
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  gap: 2,
} as const;
