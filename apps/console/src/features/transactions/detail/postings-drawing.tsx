import type { Currency, PostedDto, PostingSideDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ArrowRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import { formatAmount } from '../../../ui/format/format.ts';
import { Money } from '../../../parts/money/money.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { AccountName } from '../postings/account-name.tsx';

/** The postings as a drawing: from each account that pays, an arrow for every amount to the account that receives. */
export function PostingsDrawing({ postings }: { postings: readonly PostedDto[] }) {
  const { t } = useTranslation('transactions');
  const payers = [...new Set(postings.map(({ from }) => from))];
  return (
    <SectionCard title={t('postings.title')}>
      <Box sx={{ padding: 2.5, display: 'grid', gap: 3 }}>
        {payers.map((payer) => (
          <Box key={payer} sx={drawingStyle}>
            <Box sx={{ ...accountStyle, alignSelf: 'stretch' }}>
              <AccountName name={payer} />
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t('detail.paid')}</Box>
              <BalanceOver sides={postings.filter(({ from }) => from === payer)} />
            </Box>
            <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 }}>
              {postings
                .filter(({ from }) => from === payer)
                .map((posting, index) => (
                  <PostingArrow key={index} posting={posting} />
                ))}
            </Box>
          </Box>
        ))}
        {postings.length === 0 && (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {t('detail.noPostings')}
          </Box>
        )}
      </Box>
    </SectionCard>
  );
}

function PostingArrow({ posting: { to, amount, currency, purpose, target } }: { posting: PostedDto }) {
  const { t } = useTranslation('transactions');
  return (
    <Box component="li" sx={arrowRowStyle}>
      <Box sx={arrowStyle}>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t(`purpose.${purpose}`, { defaultValue: purpose })}
        </Box>
        <Box sx={{ typography: 'body2', fontWeight: 600 }}>
          <Money amount={amount} currency={currency} />
        </Box>
        <Box sx={shaftStyle}>
          <ArrowRightIcon size={16} />
        </Box>
      </Box>
      <Box sx={accountStyle}>
        <AccountName name={to} />
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t('detail.received')}</Box>
        <BalanceLine before={target.balanceBefore} after={target.balanceAfter} currency={currency} />
      </Box>
    </Box>
  );
}

/** What the payer held before the first of its postings and after the last. */
function BalanceOver({ sides }: { sides: readonly PostedDto[] }) {
  const [first] = sides;
  const last = sides.at(-1);
  if (!first || !last) return null;
  return (
    <BalanceLine before={first.source.balanceBefore} after={last.source.balanceAfter} currency={first.currency} />
  );
}

interface BalanceLineProps {
  before: PostingSideDto['balanceBefore'];
  after: PostingSideDto['balanceAfter'];
  currency: Currency;
}

/** A balance before and after; nothing where it is not the reader's to see. */
function BalanceLine({ before, after, currency }: BalanceLineProps) {
  const { t, i18n } = useTranslation('transactions');
  if (before === null || after === null) return null;
  const say = (amount: string) => formatAmount(amount, i18n.language);
  return (
    <Box sx={{ typography: 'caption', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
      {t('detail.balance', { before: say(before), after: say(after), currency })}
    </Box>
  );
}

const drawingStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(8rem, 1fr) minmax(0, 2.4fr)' },
  gap: 1.5,
  alignItems: 'center',
} as const;

const accountStyle = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 0.25,
  padding: 1.5,
  border: '1px solid',
  borderColor: 'surface.strongLine',
  borderRadius: 1.25,
  bgcolor: 'surface.sunken',
  typography: 'body2',
  fontWeight: 550,
} as const;

const arrowRowStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 1fr) minmax(8rem, 1fr)',
  gap: 1.5,
  alignItems: 'center',
} as const;

const arrowStyle = { display: 'grid', justifyItems: 'center', textAlign: 'center' } as const;

const shaftStyle = {
  position: 'relative',
  inlineSize: '100%',
  blockSize: 16,
  color: 'primary.main',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: '0 4px',
    insetBlockStart: 7.25,
    borderBlockStart: '1.5px solid currentColor',
  },
  '& svg': { position: 'absolute', insetInlineEnd: 0 },
  '&:dir(rtl) svg': { transform: 'scaleX(-1)' },
} as const;
