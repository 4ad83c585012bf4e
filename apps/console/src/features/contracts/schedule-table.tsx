import type { NextDueDto, ScheduleLineDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatCount } from '../../ui/format/format.ts';
import type { IconProps } from '../../ui/icons/icon.tsx';
import { AlertIcon, CheckCircleIcon, ClockIcon, MinusCircleIcon } from '../../ui/icons/status-icons.tsx';
import { Money } from '../../parts/money/money.tsx';
import { useDayWords } from './page/contract-words.ts';
import { type Tone, ToneChip } from '../../ui/data/tone-chip.tsx';

const looks: Record<ScheduleLineDto['state'], { tone: Tone; icon: ComponentType<IconProps> }> = {
  planned: { tone: 'neutral', icon: ClockIcon },
  agreed: { tone: 'neutral', icon: ClockIcon },
  overdue: { tone: 'negative', icon: AlertIcon },
  paid: { tone: 'positive', icon: CheckCircleIcon },
  waived: { tone: 'neutral', icon: MinusCircleIcon },
};

interface ScheduleTableProps {
  lines: readonly ScheduleLineDto[];
  next?: NextDueDto | null;
}

/** What falls due under a contract, line by line; what is next stands out. */
export function ScheduleTable({ lines, next = null }: ScheduleTableProps) {
  const { t, i18n } = useTranslation('contracts');
  const dayWords = useDayWords();
  const isNext = ({ kind, number }: ScheduleLineDto) => next?.kind === kind && next.number === number;
  return (
    // A long schedule is scrolled by itself, also by keyboard.
    <Box tabIndex={0} role="region" aria-label={t('schedule.title')} sx={{ maxBlockSize: 440, overflow: 'auto' }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{t('schedule.number')}</TableCell>
            <TableCell>{t('schedule.what')}</TableCell>
            <TableCell>{t('schedule.dueOn')}</TableCell>
            <TableCell align="right">{t('schedule.amount')}</TableCell>
            <TableCell>{t('schedule.state')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow
              key={`${line.kind} ${line.number}`}
              {...(isNext(line) && { sx: nextStyle, 'aria-current': 'step' })}
            >
              <TableCell>{line.number}</TableCell>
              <TableCell>
                {t(`line.${line.kind}`)}
                {line.units !== null && ` · ${t('schedule.units', { units: formatCount(line.units, i18n.language) })}`}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {line.dueOn === null ? t('schedule.open') : dayWords(line.dueOn)}
                {isNext(line) && ` · ${t('schedule.next')}`}
              </TableCell>
              <TableCell align="right">
                {line.amount === null ? t('schedule.notKnown') : <Money amount={line.amount} />}
              </TableCell>
              <TableCell>
                <LineState line={line} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const nextStyle = {
  bgcolor: 'action.selected',
  '& > td': { fontWeight: 600 },
  '& > td:first-of-type': { borderInlineStart: '3px solid', borderInlineStartColor: 'primary.main' },
} as const;

/** What became of a line; one that was paid opens its payment. */
function LineState({ line: { state, transactionId } }: { line: ScheduleLineDto }) {
  const { t } = useTranslation('contracts');
  const chip = <ToneChip {...looks[state]} label={t(`lineState.${state}`)} />;
  if (transactionId === null) return chip;
  return <MuiLink component={Link} to={`/transactions/${transactionId}`}>{chip}</MuiLink>;
}
