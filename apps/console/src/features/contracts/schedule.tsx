import type { ContractFigureDto, NextDueDto, ScheduleLineDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Fact, FactsList } from '../../ui/data/facts-list.tsx';
import { Money } from '../../parts/money/money.tsx';
import { useDayWords } from './page/contract-words.ts';
import { ScheduleTable } from './schedule-table.tsx';

interface ScheduleProps {
  lines: readonly ScheduleLineDto[];
  figures: readonly ContractFigureDto[];
  currency: string;
  /** What falls due next, to be found at a glance. */
  next?: NextDueDto | null;
}

/** So few lines are their own summary. */
const fewLines = 4;

/** What falls due in short: how often, first and last; every line on demand. What they come to stands
 * among the figures. */
export function Schedule(props: ScheduleProps) {
  const { lines, next = null } = props;
  const { t } = useTranslation('contracts');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const facts = useSummary(props);
  if (lines.length <= fewLines) return <ScheduleTable lines={lines} next={next} />;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.5, paddingInline: 2.5, paddingBlockEnd: 2.5, justifyItems: 'start' }}>
        <Box sx={{ inlineSize: '100%' }}><FactsList facts={facts} /></Box>
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'schedule.hide' : 'schedule.showAll')}
        </Button>
      </Box>
      <Box id={id}>{isOpen && <ScheduleTable lines={lines} next={next} />}</Box>
    </>
  );
}

/** The figures that say what all lines come to. */
const totals: readonly string[] = ['totalPrice', 'totalRent'];

function useSummary({ lines, figures, currency }: ScheduleProps): Fact[] {
  const { t } = useTranslation('contracts');
  const dayWords = useDayWords();
  const owed = lines.filter(({ kind }) => kind === 'instalment' || kind === 'rent');
  const known = owed.length > 0 ? owed : lines;
  const lineWords = (line: ScheduleLineDto | undefined) => line && (
    <>
      {line.dueOn === null ? t('schedule.open') : dayWords(line.dueOn)}
      {line.amount !== null && <> · <Money amount={line.amount} currency={currency} /></>}
    </>
  );
  const total = figures.find(({ name }) => totals.includes(name));
  return [
    { label: t(`line.${known[0]?.kind ?? 'instalment'}`), value: t('schedule.count', { count: known.length }) },
    { label: t('schedule.first'), value: lineWords(known[0]) },
    { label: t('schedule.last'), value: lineWords(known.at(-1)) },
    ...(total !== undefined && known.some(({ amount }) => amount === null)
      ? [{ label: t('schedule.total'), value: t('schedule.unknown') }] : []),
  ];
}
