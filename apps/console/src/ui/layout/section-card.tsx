import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SectionCardProps {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled card; screen readers find it as a region by its title. */
export function SectionCard({ title, subtitle, actions, children }: SectionCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Box sx={headStyle}>
        <Box sx={{ flex: '1 1 7rem' }}>
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          {subtitle !== undefined && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        {actions && <Box sx={actionsStyle}>{actions}</Box>}
      </Box>
      <Box sx={{ borderBlockStart: '1px solid', borderColor: 'divider' }}>{children}</Box>
    </Card>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  minBlockSize: 56,
  paddingInline: 2.5,
  paddingBlock: 1,
} as const;

// The words of a text button, not its padding, stand in line with the card's content.
const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  '& > .MuiButton-text:first-of-type': { marginInlineStart: -1.5 },
  '& > .MuiButton-text:last-child': { marginInlineEnd: -1.5 },
} as const;
