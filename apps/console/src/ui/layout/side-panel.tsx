import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../icons/action-icons.tsx';

interface SidePanelProps {
  open: boolean;
  onClose: () => void;
  title: string;
  subtitle?: ReactNode;
  children: ReactNode;
}

/** A panel at the far side of the screen that shows one thing of a list while the list stays where it was. */
export function SidePanel({ open, onClose, title, subtitle, children }: SidePanelProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const paper = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: paperStyle } as const;
  return (
    <Drawer anchor="right" open={open} onClose={onClose} slotProps={{ paper }}>
      <Box sx={headStyle}>
        <Box sx={{ flex: 1, minInlineSize: 0 }}>
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          {subtitle !== undefined && (
            <Box sx={{ color: 'text.secondary', typography: 'body2', overflowWrap: 'anywhere' }}>{subtitle}</Box>
          )}
        </Box>
        <IconButton aria-label={t('close')} onClick={onClose} sx={{ fontSize: 20 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  );
}

const paperStyle = { inlineSize: 'min(32rem, 100vw)', bgcolor: 'background.paper' } as const;

const headStyle = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 2,
  paddingInline: 2.5,
  paddingBlock: 2,
  bgcolor: 'background.paper',
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;
