import type { ContractPartyDto, StepPreviewDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../../i18n/i18n.ts';
import type { Words } from '../../../i18n/words.ts';
import { Money } from '../../../parts/money/money.tsx';
import { shortenMiddle } from '../../../ui/format/format.ts';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import { isolated } from './contract-words.ts';

interface PreviewTablesProps {
  preview: StepPreviewDto;
  parties: readonly ContractPartyDto[];
}

const isTold = (name: string): name is keyof Words['contracts']['review'] => i18n.exists(`contracts:review.${name}`);

/** The balances before and after a step, and the entries that it would make. */
export function PreviewMoneyTables({ preview: { balances, postings, currency }, parties }: PreviewTablesProps) {
  const { t } = useTranslation('contracts');
  const wordsOf = (name: string) => (isTold(name) ? t(`review.${name}` as 'review.charity') : name);
  const nameOf = (account: string) => parties.find(({ walletAddress }) => walletAddress === account)?.name
    ?? (account.startsWith('0x') ? shortenMiddle(account) : wordsOf(account));
  return (
    <>
      {balances.length > 0 && (
        <ScrollRegion label={t('review.balances')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('review.balances')}</TableCell>
                <TableCell align="right">{t('review.before')}</TableCell>
                <TableCell align="right">{t('review.after')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {balances.map(({ name, address, before, after }) => (
                <TableRow key={address}>
                  <TableCell>
                    <bdi>{name}</bdi>
                    <Box component="bdi" dir="ltr" sx={addressStyle}>
                      {shortenMiddle(address)}
                    </Box>
                  </TableCell>
                  <TableCell align="right"><Money amount={before} currency={currency} /></TableCell>
                  <TableCell align="right">
                    {after === null ? t('review.refusedAfter') : <Money amount={after} currency={currency} />}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </ScrollRegion>
      )}
      {postings.length > 0 && (
        <Box component="details">
          <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, paddingBlock: 0.5 }}>
            {t('review.postings', { count: postings.length })}
          </Box>
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
            {postings.map(({ from, to, amount, purpose }, place) => (
              <li key={place}>
                <Money amount={amount} currency={currency} />
                {' · '}{t('page.fromTo', { from: isolated(nameOf(from)), to: isolated(nameOf(to)) })}
                {purpose !== 'principal' && ` · ${wordsOf(purpose)}`}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}

const addressStyle = { display: 'block', whiteSpace: 'nowrap', color: 'text.secondary' } as const;
