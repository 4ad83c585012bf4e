import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import { type ContractForm, mostPartners, partnerField } from './contract-terms.ts';
import { TermInput } from './term-input.tsx';

interface PartnerFieldsProps {
  form: UseFormReturn<ContractForm>;
  currency: string;
}

const fewest = 2;

/** The partners of a venture, each with capital, share of profit, and whether the partner works. */
export function PartnerFields({ form, currency }: PartnerFieldsProps) {
  const { t } = useTranslation('contracts');
  const count = Number(useWatch({ control: form.control, name: 'partners' }));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {Array.from({ length: count }, (_, position) => (
        <Box
          key={position}
          component="fieldset"
          sx={fieldsetStyle}
        >
          <Box component="legend" sx={{ typography: 'body2', fontWeight: 600, paddingInline: 0.75 }}>
            {t('create.partner', { number: position + 1 })}
          </Box>
          <Box sx={gridStyle}>
            <Box sx={{ gridColumn: '1 / -1' }}>
              <TermInput
                form={form}
                currency={currency}
                field={{ name: partnerField(position, 'name'), kind: 'party' }}
                label={t('term.partnerName')}
              />
            </Box>
            <TermInput
              form={form}
              currency={currency}
              field={{ name: partnerField(position, 'capital'), kind: 'amount' }}
              label={t('term.partnerCapital')}
            />
            <TermInput
              form={form}
              currency={currency}
              field={{ name: partnerField(position, 'profit'), kind: 'number' }}
              label={t('term.partnerProfit')}
            />
            <Controller
              control={form.control}
              name={partnerField(position, 'works')}
              render={({ field }) => (
                <SelectField
                  {...field}
                  label={t('term.partnerWorks')}
                  options={(['true', 'false'] as const).map((value) => ({ value, label: t(`flag.${value}`) }))}
                />
              )}
            />
          </Box>
        </Box>
      ))}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          variant="outlined"
          color="inherit"
          disabled={count >= mostPartners}
          onClick={() => form.setValue('partners', String(count + 1))}
        >
          {t('create.addPartner')}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          disabled={count <= fewest}
          onClick={() => form.setValue('partners', String(count - 1))}
        >
          {t('create.removePartner')}
        </Button>
      </Box>
    </Box>
  );
}

const fieldsetStyle = {
  border: '1px solid', borderColor: 'divider', borderRadius: 1.5, padding: 2, margin: 0, minInlineSize: 0,
} as const;

const gridStyle = {
  display: 'grid', gap: 2, alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
