import type { ReportType } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { useRequestReportMutation } from './reports.api.ts';
import { ApiRequestButton } from '../../parts/api-request/api-request-button.tsx';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { useNow } from '../../ui/format/use-now.ts';
import { isoDay } from '../../ui/format/days.ts';
import { type DayRange, presets, timeZones } from './period.ts';
import { RangeField } from './range-field.tsx';

const types = ['daily', 'weekly', 'monthly', 'quarterly', 'annual', 'custom'] as const;


/** Asks for a report: of what length, on which days, in whose days. */
export function OrderCard({ onOrdered }: { onOrdered: (id: string) => void }) {
  const { t } = useTranslation('reports');
  const { toast } = useToast();
  const [type, setType] = useState<ReportType>('monthly');
  const [timeZone, setTimeZone] = useState('UTC');
  const [chosen, setChosen] = useState<DayRange | null>(null);
  const lately = useLately();
  const range = chosen ?? lately;
  const [request, { isLoading }] = useRequestReportMutation();
  const wanted = {
    type, timeZone, ...(type === 'custom' ? { from: isoDay(range.from), to: isoDay(range.to) } : {}),
  };
  const order = async () => {
    const { data, error } = await request(wanted);
    if (data) onOrdered(data.id);
    else {
      const { message } = reasonOf(error);
      toast({ tone: 'negative', title: t('order.failed'), ...(message && { description: message }) });
    }
  };
  return (
    <SectionCard
      title={t('order.title')}
      actions={
        <ApiRequestButton
          variant="text" size="small" calls={() => [(sdk) => sdk.reports.requestReport({ requestBody: wanted })]}
        />
      }
    >
      <Box sx={formStyle}>
        <SelectField
          label={t('order.type')}
          value={type}
          options={types.map((value) => ({ value, label: t(`type.${value}`) }))}
          onChange={({ target }) => setType(target.value as ReportType)}
        />
        <RangeField range={range} disabled={type !== 'custom'} onChange={setChosen} />
        <SelectField
          label={t('order.timeZone')}
          value={timeZone}
          options={timeZones.map((value) => ({ value, label: value }))}
          onChange={({ target }) => setTimeZone(target.value)}
        />
        <BusyButton
          variant="contained"
          isBusy={isLoading}
          onClick={() => void order()}
        >
          {t(isLoading ? 'order.generating' : 'order.generate')}
        </BusyButton>
      </Box>
    </SectionCard>
  );
}

/** The last thirty days by the bank's calendar; the same object all day, so that a half made choice is left alone. */
function useLately(): DayRange {
  const day = isoDay(new Date(useNow()));
  return useMemo(() => {
    // From noon, full days back stay within their day even where clocks were changed meanwhile.
    const today = new Date(`${day}T12:00`);
    return { from: presets.month(today), to: today };
  }, [day]);
}

const formStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, padding: 2.5 } as const;
