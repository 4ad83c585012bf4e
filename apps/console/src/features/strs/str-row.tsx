import type { StrLineDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/format/date-time.tsx';
import { rowStyle } from '../../ui/layout/row-style.ts';
import { StrStateChip } from './state-chip.tsx';

/** One report of the list. */
export function StrRow({ str, onOpen }: { str: StrLineDto; onOpen: () => void }) {
  const { t } = useTranslation('strs');
  const { reportCode, caseId, payments, openedBy, openedAt, bankName, reference, version, state } = str;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: '2 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Link component="button" type="button" onClick={onOpen} sx={nameStyle}>
          <bdi dir="ltr">{reference ?? `${reportCode} · ${str.id.slice(-12)}`}</bdi>
        </Link>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {caseId === null ? t('payments', { count: payments }) : <bdi dir="ltr">{caseId}</bdi>}
        </Box>
      </Box>
      <Box sx={{ flex: '1 1 10rem', typography: 'body2' }}>
        <bdi>{bankName}</bdi>
        <Box sx={{ color: 'text.secondary' }}>{t('version', { version })}</Box>
      </Box>
      <Box sx={{ flex: '1 1 10rem', typography: 'body2', color: 'text.secondary' }}>
        <bdi>{openedBy}</bdi>
        <Box><DateTime at={openedAt} /></Box>
      </Box>
      <Box sx={{ flex: { md: '0 0 9rem' }, textAlign: { md: 'end' } }}><StrStateChip state={state} /></Box>
    </Box>
  );
}

const nameStyle = { font: 'inherit', fontWeight: 600, textAlign: 'start', color: 'text.primary' } as const;
