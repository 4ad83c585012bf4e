import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Days } from '../../ui/format/days.ts';
import { formatMonth } from '../../ui/format/format.ts';
import { DayField } from '../../ui/inputs/day-field.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';

/** The choice of days of one's own, among months. */
export const chosenDays = 'days';

export interface Period {
  /** The first day of a month that is offered, or `chosenDays`. */
  choice: string;
  chosen: Days;
  timeZone: string;
}

interface StatementPeriodProps {
  period: Period;
  /** The months to choose from, the newest first, each from its first day to its last. */
  months: readonly Days[];
  zones: readonly string[];
  onChange: (changes: Partial<Period>) => void;
}

/** A month, or days of one's own, and in which time zone they begin. */
export function StatementPeriod({ period, months, zones, onChange }: StatementPeriodProps) {
  const { t, i18n } = useTranslation('wallets');
  const { choice, chosen, timeZone } = period;
  return (
    <>
      <Box sx={pairStyle}>
        <SelectField
          label={t('statement.period')}
          value={choice}
          options={[
            ...months.map(({ from }) => ({ value: from, label: formatMonth(from, i18n.language) })),
            { value: chosenDays, label: t('statement.chosenDays') },
          ]}
          onChange={({ target }) => onChange({ choice: target.value })}
        />
        <SelectField
          label={t('statement.timeZone')}
          value={timeZone}
          options={zones.map((value) => ({ value, label: value }))}
          onChange={({ target }) => onChange({ timeZone: target.value })}
        />
      </Box>
      {choice === chosenDays && (
        <Box sx={pairStyle}>
          {(['from', 'to'] as const).map((key) => (
            <DayField
              key={key}
              label={t(`history.${key}`)}
              value={chosen[key]}
              error={key === 'to' && chosen.to < chosen.from ? t('statement.notBefore') : undefined}
              onChange={({ target }) => onChange({ chosen: { ...chosen, [key]: target.value } })}
            />
          ))}
        </Box>
      )}
    </>
  );
}

/** Two fields beside each other where there is room. */
export const pairStyle = {
  display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
