import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Opened } from './filter-pill.tsx';

interface FilterPopoverProps {
  opened: Opened;
  title: string;
  /** Takes what is written; answers whether it can be taken. */
  onApply: () => boolean;
  /** Holds many fields. */
  isWide?: boolean;
  children: ReactNode;
}

/** What a filter asks for that is written and not chosen; it takes effect once it is applied. */
export function FilterPopover({ opened, title, onApply, isWide = false, children }: FilterPopoverProps) {
  const { t } = useTranslation('explorer');
  const id = useId();
  const paper = { role: 'dialog', 'aria-labelledby': id, sx: isWide ? wideStyle : paperStyle } as const;
  return (
    <Popover
      id={opened.id}
      anchorEl={opened.anchor}
      open={opened.open}
      onClose={opened.onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (onApply()) opened.onClose();
        }}
        sx={formStyle}
      >
        <Typography id={id} variant="h3">{title}</Typography>
        {children}
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
          <Button color="inherit" variant="outlined" size="small" onClick={opened.onClose}>
            {t('filters.cancel')}
          </Button>
          <Button type="submit" variant="contained" size="small">{t('filters.apply')}</Button>
        </Box>
      </Box>
    </Popover>
  );
}

const paperStyle = {
  marginBlockStart: 1, inlineSize: 'min(26rem, calc(100vw - 32px))', border: '1px solid', borderColor: 'divider',
} as const;

const wideStyle = { ...paperStyle, inlineSize: 'min(40rem, calc(100vw - 32px))' } as const;

const formStyle = { padding: 2.5, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } as const;
