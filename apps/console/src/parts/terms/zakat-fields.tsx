import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { TermsForm } from './terms.ts';

const modes = ['from_amount', 'on_top'] as const;

/** Whether zakat is set aside out of the amount or on top of it, and who receives how much by that. */
export function ZakatFields({ shares }: { shares?: string | undefined }) {
  const { t } = useTranslation('terms');
  const { control } = useFormContext<TermsForm>();
  const chosen = useWatch({ control, name: 'zakatMode' });
  return (
    <>
      <Controller
        control={control}
        name="zakatMode"
        render={({ field }) => (
          <RadioGroup {...field} row aria-label={t('zakatMode')}>
            {modes.map((mode) => (
              <FormControlLabel
                key={mode}
                value={mode}
                control={<Radio size="small" />}
                label={t(`mode.${mode}`)}
                slotProps={{ typography: { variant: 'body2' } }}
              />
            ))}
          </RadioGroup>
        )}
      />
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {shares ?? t(`modeHint.${chosen}`)}
      </Box>
    </>
  );
}
