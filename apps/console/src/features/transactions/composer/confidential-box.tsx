import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useState } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLazyGetMemoKeysQuery } from '../../../api/memo-keys.api.ts';
import { reasonOf } from '../../../api/problem.ts';
import type { SendForm } from './send.form.ts';

/** Whether the notes are sealed for the payee and compliance; it stays off when the payee has no key to read them. */
export function ConfidentialBox({ form: { control } }: { form: UseFormReturn<SendForm> }) {
  const { t } = useTranslation('transactions');
  const id = useId();
  const payee = useWatch({ control, name: 'toAddress' }).trim();
  const [lookUp] = useLazyGetMemoKeysQuery();
  const [refusal, setRefusal] = useState<{ payee: string; reason: string | undefined } | null>(null);

  const refusalOf = async () => {
    if (payee === '') return t('confidential.choosePayee');
    const { data, error } = await lookUp(payee);
    return error ? reasonOf(error).message : data?.payee ? null : t('confidential.noKey');
  };
  const change = async (isOn: boolean, onChange: (isOn: boolean) => void) => {
    setRefusal(null);
    const reason = isOn ? await refusalOf() : null;
    if (reason === null) onChange(isOn);
    else setRefusal({ payee, reason });
  };
  return (
    <Controller
      control={control}
      name="isConfidential"
      render={({ field: { value, onChange, ...field } }) => (
        <Box sx={{ marginBlockStart: -1 }}>
          <FormControlLabel
            control={
              <Checkbox {...field} size="small" checked={value} slotProps={{ input: { 'aria-describedby': id } }} />
            }
            onChange={(_, isOn) => void change(isOn, onChange)}
            label={t('confidential.label')}
            slotProps={{ typography: { variant: 'body2', sx: { fontWeight: 550 } } }}
          />
          <FormHelperText id={id} role="status" error={refusal?.payee === payee} sx={hintStyle}>
            {refusal?.payee === payee ? refusal.reason : t(value ? 'confidential.on' : 'confidential.off')}
          </FormHelperText>
        </Box>
      )}
    />
  );
}

const hintStyle = { marginInline: 0, marginInlineStart: 3.5, marginBlockStart: 0 } as const;
