import type { BatchLifeDto } from '@connect/sdk';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatCount } from '../../../ui/format/format.ts';
import { MinusCircleIcon } from '../../../ui/icons/status-icons.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { ToneChip } from '../../../ui/data/tone-chip.tsx';
import { PaymentStateChip } from '../payment-state-chip.tsx';
import { unmadeOf } from './figures.ts';

/** How many payments of a batch stand where now, and what they come to; also those that became no transaction. */
export function PaymentsByStatus({ batch }: { batch: BatchLifeDto }) {
  const { t, i18n } = useTranslation('batches');
  const { refused, leftOut } = unmadeOf(batch);
  const money = (amount: string) => formatAmount(amount, i18n.language);
  const isEmpty = batch.standings.length === 0 && refused === 0 && leftOut === 0;
  return (
    <SectionCard title={t('byStatus.title')} subtitle={t('byStatus.hint', { currency: batch.currency })}>
      <Table aria-label={t('byStatus.title')} size="small" sx={tableStyle}>
        <TableHead>
          <TableRow>
            <TableCell>{t('table.state')}</TableCell>
            <TableCell align="right">{t('form.count')}</TableCell>
            <TableCell align="right">{t('table.amount')}</TableCell>
            <TableCell align="right">{t('byStatus.fees')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {batch.standings.map(({ status, subStatus, count, amount, fees }) => (
            <FigureRow
              key={`${status} ${subStatus}`}
              chip={<PaymentStateChip status={status} subStatus={subStatus} />}
              figures={[formatCount(count, i18n.language), money(amount), money(fees)]}
            />
          ))}
          {refused > 0 && (
            <FigureRow
              chip={<ToneChip tone="negative" label={t('byStatus.refused')} />}
              figures={[formatCount(refused, i18n.language), t('byStatus.none'), t('byStatus.none')]}
            />
          )}
          {leftOut > 0 && (
            <FigureRow
              chip={<ToneChip tone="neutral" icon={MinusCircleIcon} label={t('outcome.notMade')} />}
              figures={[formatCount(leftOut, i18n.language), t('byStatus.none'), t('byStatus.none')]}
            />
          )}
          {isEmpty && (
            <TableRow>
              <TableCell colSpan={4}>{t('byStatus.empty')}</TableCell>
            </TableRow>
          )}
        </TableBody>
      </Table>
    </SectionCard>
  );
}

function FigureRow({ chip, figures }: { chip: ReactNode; figures: readonly string[] }) {
  return (
    <TableRow>
      <TableCell>{chip}</TableCell>
      {figures.map((figure, index) => (
        <TableCell key={index} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <bdi>{figure}</bdi>
        </TableCell>
      ))}
    </TableRow>
  );
}

const tableStyle = {
  '& td': { paddingBlock: 1.25 },
  '& th, & td': { paddingInline: { xs: 1, sm: 2 } },
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 2.5 },
  '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: 2.5 },
  '& tr:last-of-type td': { border: 0 },
} as const;
