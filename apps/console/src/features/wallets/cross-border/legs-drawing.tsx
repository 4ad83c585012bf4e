import type { LegDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ArrowRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import { Money } from '../../../parts/money/money.tsx';

/** What moves on each network, drawn one below the other, with the promise that binds the two. */
export function LegsDrawing({ legs }: { legs: readonly LegDto[] }) {
  const { t } = useTranslation('wallets');
  return (
    <Box component="figure" sx={{ margin: 0, display: 'grid', gap: 1 }}>
      <Box component="ol" sx={legsStyle}>
        {legs.map((leg) => (
          <Leg key={leg.network} leg={leg} />
        ))}
      </Box>
      <Box component="figcaption" sx={{ typography: 'caption', color: 'text.secondary' }}>
        <Box component="strong" sx={{ color: 'text.primary', fontWeight: 650 }}>
          {t('across.bothOrNeither')}
        </Box>{' '}
        {t('across.bothOrNeitherHint')}
      </Box>
    </Box>
  );
}

function Leg({ leg: { network, currency, from, to, amount } }: { leg: LegDto }) {
  const { t } = useTranslation('wallets');
  const nameOf = (party: string) => t(`across.party.${party}`, { defaultValue: party });
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t(`network.${network}`)}</Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2' }}>
        <Box sx={partyStyle}>{nameOf(from)}</Box>
        <Box sx={flowStyle}>
          <Money amount={amount} currency={currency} />
        </Box>
        <Box component={ArrowRightIcon} sx={{ flex: 'none', '&:dir(rtl)': { transform: 'scaleX(-1)' } }} />
        <Box sx={partyStyle}>{nameOf(to)}</Box>
      </Box>
    </Box>
  );
}

// The line at the side ties the two legs together.
const legsStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  paddingInlineStart: 1.5,
  display: 'grid',
  gap: 1.5,
  borderInlineStart: '2px solid',
  borderColor: 'primary.main',
} as const;

const partyStyle = {
  flex: 'none',
  paddingInline: 1,
  paddingBlock: 0.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  typography: 'caption',
  fontWeight: 600,
} as const;

const flowStyle = {
  flex: 1,
  textAlign: 'center',
  fontWeight: 600,
  borderBlockEnd: '1px dashed',
  borderColor: 'divider',
  paddingBlockEnd: 0.25,
} as const;
