import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../icons/action-icons.tsx';

interface FilterCardProps {
  label: string;
  /** The search, which is given more room than the choices. */
  search: ReactNode;
  isFiltered: boolean;
  onClear: () => void;
  /** What else can be done with the filters. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The filters of a list side by side, with the way back to all of it. */
export function FilterCard({ label, search, isFiltered, onClear, tools, children }: FilterCardProps) {
  const { t } = useTranslation('ui');
  return (
    <Card component="section" aria-label={label} sx={gridStyle}>
      <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'span 2' } }}>{search}</Box>
      {children}
      <Box sx={toolsStyle}>
        <Button variant="outlined" color="inherit" startIcon={<CloseIcon />} disabled={!isFiltered} onClick={onClear}>
          {t('clearFilters')}
        </Button>
        {tools}
      </Box>
    </Card>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(9rem, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  gap: 2,
  padding: 2.5,
} as const;

const toolsStyle = {
  gridColumn: { xs: '1 / -1', lg: 'auto / span 2' }, alignSelf: 'end', display: 'flex', flexWrap: 'wrap', gap: 1,
} as const;
