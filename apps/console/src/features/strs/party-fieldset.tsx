import type { StrPartyDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../ui/inputs/day-field.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { days, type StrPartyField, partyFields, partyKinds } from './party-fields.ts';

interface PartyFieldsetProps {
  title: string;
  party: StrPartyDto;
  isFixed: boolean;
  onChange: (party: StrPartyDto) => void;
}

/** One side of a payment, as an officer describes it to the unit. */
export function PartyFieldset({ title, party, isFixed, onChange }: PartyFieldsetProps) {
  const { t } = useTranslation('strs');
  const put = (field: StrPartyField, text: string) => onChange({ ...party, [field]: text === '' ? null : text });
  return (
    <Box component="fieldset" sx={fieldsetStyle}>
      <Box component="legend" sx={{ typography: 'h3', marginBlockEnd: 1.5 }}>{title}</Box>
      <Box sx={fieldsStyle}>
        <SelectField
          label={t('kindLabel')} value={party.kind} disabled={isFixed}
          options={partyKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={({ target }) => onChange({
            ...party, kind: partyKinds.find((kind) => kind === target.value) ?? party.kind })}
        />
        {partyFields[party.kind].map((field) => {
          const held = {
            label: t(`party.${field}`), value: party[field] ?? '', disabled: isFixed,
            onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => put(field, target.value),
          };
          return days.has(field) ? <DayField key={field} {...held} />
            : <Field key={field} {...held} inputProps={{ dir: 'auto' }} />;
        })}
      </Box>
    </Box>
  );
}

const fieldsetStyle = { border: 0, margin: 0, padding: 0, minInlineSize: 0 } as const;

/** Fields beside each other where there is room. */
export const fieldsStyle = {
  display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
