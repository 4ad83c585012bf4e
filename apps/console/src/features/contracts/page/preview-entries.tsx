import type { ContractPartyDto, StepPreviewDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../../i18n/i18n.ts';
import type { Words } from '../../../i18n/words.ts';
import { Money } from '../../../parts/money/money.tsx';
import { isolated } from './contract-words.ts';

interface PreviewEntriesProps {
  preview: StepPreviewDto;
  parties: readonly ContractPartyDto[];
}

const isTold = (name: string): name is keyof Words['contracts']['review'] => i18n.exists(`contracts:review.${name}`);

/** The entries that a step would make in the books. */
export function PreviewEntries({ preview: { postings, currency }, parties }: PreviewEntriesProps) {
  const { t } = useTranslation('contracts');
  const wordsOf = (name: string) => (isTold(name) ? t(`review.${name}` as 'review.charity') : name);
  const nameOf = (account: string) => parties.find(({ walletAddress }) => walletAddress === account)?.name
    ?? (account.startsWith('0x') ? account : wordsOf(account));
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {postings.map(({ from, to, amount, purpose }, place) => (
        <Box key={place} component="li" sx={lineStyle}>
          <span>
            {t('page.fromTo', { from: isolated(nameOf(from)), to: isolated(nameOf(to)) })}
            {purpose !== 'principal' && ` · ${wordsOf(purpose)}`}
          </span>
          <Money amount={amount} currency={currency} />
        </Box>
      ))}
    </Box>
  );
}

const lineStyle = { display: 'flex', justifyContent: 'space-between', gap: 2, paddingBlock: 0.5 } as const;
