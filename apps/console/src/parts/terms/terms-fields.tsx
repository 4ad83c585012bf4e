import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type ReactNode, useId } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { TermsForm } from './terms.ts';
import { ExpiryFields, QuorumField } from './waiting-fields.tsx';
import { ZakatFields } from './zakat-fields.tsx';

interface TermsFieldsProps {
  /** Terms that hold whatever is chosen here, each with the reason; they are shown checked and stay so. */
  implied?: { zakatSplit?: string | undefined; escrow?: string | undefined };
  /** Who receives how much when zakat is set aside, once that is reckoned. */
  shares?: string | undefined;
}

/** What payments do beside moving money; the fields belong to the form around them. */
export function TermsFields({ implied = {}, shares }: TermsFieldsProps) {
  const { t } = useTranslation('terms');
  const { control } = useFormContext<TermsForm>();
  const [zakatSplit, escrow, multiSig] = useWatch({ control, name: ['zakatSplit', 'escrow', 'multiSig'] });
  const waitsInEscrow = escrow || implied.escrow !== undefined;
  return (
    <Box component="fieldset" sx={fieldsetStyle}>
      <Box component="legend" sx={{ typography: 'body2', fontWeight: 550, padding: 0 }}>
        {t('title')}
      </Box>
      <Term name="zakatSplit" impliedBy={implied.zakatSplit}>
        {(zakatSplit || implied.zakatSplit !== undefined) && <ZakatFields shares={shares} />}
      </Term>
      <Term name="escrow" impliedBy={implied.escrow}>
        {waitsInEscrow && !multiSig && <ExpiryFields />}
      </Term>
      <Term name="multiSig">
        {multiSig && (
          <>
            <QuorumField />
            <ExpiryFields />
          </>
        )}
      </Term>
    </Box>
  );
}

interface TermProps {
  name: 'zakatSplit' | 'escrow' | 'multiSig';
  /** Why the term holds whatever is chosen. */
  impliedBy?: string | undefined;
  /** The settings of the term, while it applies. */
  children: ReactNode;
}

function Term({ name, impliedBy, children }: TermProps) {
  const { t } = useTranslation('terms');
  const { control } = useFormContext<TermsForm>();
  const hintId = useId();
  const isImplied = impliedBy !== undefined;
  return (
    <Box>
      <Controller
        control={control}
        name={name}
        render={({ field: { value, ...field } }) => (
          <FormControlLabel
            control={<Checkbox size="small" slotProps={{ input: { 'aria-describedby': hintId } }} />}
            {...field}
            checked={value || isImplied}
            disabled={isImplied}
            label={t(name)}
            slotProps={{ typography: { variant: 'body2', sx: { fontWeight: 550 } } }}
          />
        )}
      />
      <Box id={hintId} sx={{ typography: 'caption', color: 'text.secondary', marginInlineStart: 3.5 }}>
        {impliedBy ?? t(`${name}Hint`)}
      </Box>
      {children && <Box sx={settingsStyle}>{children}</Box>}
    </Box>
  );
}

const fieldsetStyle = { display: 'grid', gap: 1, margin: 0, padding: 0, border: 0, minInlineSize: 0 } as const;

const settingsStyle = {
  display: 'grid',
  gap: 2,
  marginInlineStart: 4,
  marginBlock: 1.5,
  paddingInlineStart: 2,
  borderInlineStart: '2px solid',
  borderColor: 'divider',
} as const;
