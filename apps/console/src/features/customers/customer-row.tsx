import type { CustomerLineDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../ui/format/format.ts';
import { rowStyle } from '../../ui/layout/row-style.ts';
import { CheckCircleIcon, ClockIcon, MinusCircleIcon } from '../../ui/icons/status-icons.tsx';
import { ToneChip } from '../../ui/data/tone-chip.tsx';

/** One customer of the list: who they are, how they are rated, and at which level they are known today. */
export function CustomerRow({ customer, onOpen }: { customer: CustomerLineDto; onOpen: () => void }) {
  const { t, i18n } = useTranslation('customers');
  const { name, username, kind, bank, risk, pep, identifiedUntil, isChangePending } = customer;
  return (
    <Box component="li" aria-label={name} sx={rowStyle}>
      <Box sx={{ flex: '2 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Link component="button" type="button" onClick={onOpen} sx={nameStyle}>
          <bdi>{name}</bdi>
        </Link>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}><bdi dir="ltr">{username}</bdi></Box>
      </Box>
      <Box sx={{ flex: '1 1 8rem', typography: 'body2' }}>
        {kind === null ? t('noFile') : t(`kind.${kind}`)}
        <Box sx={{ color: 'text.secondary' }}><bdi>{bank?.name}</bdi></Box>
      </Box>
      <Box sx={{ flex: '1 1 8rem', typography: 'body2' }}>
        {risk !== null && t(`risk.${risk}`)}
        {pep !== null && pep !== 'none' && <Box sx={{ color: 'text.secondary' }}>{t(`pep.${pep}`)}</Box>}
      </Box>
      <Box sx={{ flex: '1 1 8rem', typography: 'body2', color: 'text.secondary' }}>
        {identifiedUntil !== null && `${t('until')} ${formatDay(new Date(identifiedUntil), i18n.language, 'UTC')}`}
        {isChangePending && <Box sx={{ color: 'text.primary' }}>{t('waits')}</Box>}
      </Box>
      <Box sx={{ flex: { md: '0 0 10rem' }, textAlign: { md: 'end' } }}>
        <CustomerChip customer={customer} />
      </Box>
    </Box>
  );
}

const nameStyle = { font: 'inherit', fontWeight: 600, textAlign: 'start', color: 'text.primary' } as const;

/** At which level a customer is known today. */
function CustomerChip({ customer: { level, standing } }: { customer: CustomerLineDto }) {
  const { t } = useTranslation('customers');
  if (standing === 'expired') return <ToneChip tone="caution" icon={ClockIcon} label={t('standing.expired')} />;
  return level === 'none'
    ? <ToneChip tone="neutral" icon={MinusCircleIcon} label={t(`standing.${standing}`)} />
    : <ToneChip tone="positive" icon={CheckCircleIcon} label={t(`level.${level}`)} />;
}
