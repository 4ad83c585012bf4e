import type { SendableType } from '@connect/sdk';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type ReactNode, useId } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Judgement } from './judgement.ts';
import type { SendForm } from './send.form.ts';
import { canExpire, goesToEscrow, setsZakatAside } from './terms.ts';
import { ExpiryFields, QuorumField } from './waiting-fields.tsx';
import { ZakatFields } from './zakat-fields.tsx';

interface ProgrammableLogicProps {
  form: UseFormReturn<SendForm>;
  /** What the server reckons for the draft as it stands. */
  judgement: Judgement | null;
}

/** What the payment does beside moving money; what its type already says is checked and stays so. */
export function ProgrammableLogic({ form, judgement }: ProgrammableLogicProps) {
  const { t } = useTranslation('transactions');
  const { control } = form;
  const terms = useWatch({ control, name: ['type', 'zakatSplit', 'escrow', 'multiSig'] });
  const [type, zakatSplit, escrow, multiSig] = terms;
  const hintOf = (term: 'zakatSplit' | 'escrow', impliedBy: SendableType) =>
    t(type === impliedBy ? `logic.${term}Implied` : `logic.${term}Hint`);
  return (
    <Box component="fieldset" sx={fieldsetStyle}>
      <Box component="legend" sx={{ typography: 'body2', fontWeight: 550, padding: 0 }}>
        {t('logic.title')}
      </Box>
      <Term form={form} name="zakatSplit" isImplied={type === 'zakat_split'} hint={hintOf('zakatSplit', 'zakat_split')}>
        {setsZakatAside({ type, zakatSplit }) && <ZakatFields form={form} judgement={judgement} />}
      </Term>
      <Term form={form} name="escrow" isImplied={type === 'escrow'} hint={hintOf('escrow', 'escrow')}>
        {goesToEscrow({ type, escrow }) && !multiSig && <ExpiryFields form={form} />}
      </Term>
      <Term form={form} name="multiSig" isImplied={false} hint={t('logic.multiSigHint')}>
        {multiSig && (
          <>
            <QuorumField form={form} />
            {canExpire({ type, escrow, multiSig }) && <ExpiryFields form={form} />}
          </>
        )}
      </Term>
    </Box>
  );
}

interface TermProps {
  form: UseFormReturn<SendForm>;
  name: 'zakatSplit' | 'escrow' | 'multiSig';
  /** The type of the transaction asks for it already. */
  isImplied: boolean;
  hint: string;
  /** The settings of the term, while it applies. */
  children: ReactNode;
}

function Term({ form, name, isImplied, hint, children }: TermProps) {
  const { t } = useTranslation('transactions');
  const hintId = useId();
  return (
    <Box>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value, ...field } }) => (
          <FormControlLabel
            control={<Checkbox size="small" slotProps={{ input: { 'aria-describedby': hintId } }} />}
            {...field}
            checked={value || isImplied}
            disabled={isImplied}
            label={t(`logic.${name}`)}
            slotProps={{ typography: { variant: 'body2', sx: { fontWeight: 550 } } }}
          />
        )}
      />
      <Box id={hintId} sx={{ typography: 'caption', color: 'text.secondary', marginInlineStart: 3.5 }}>
        {hint}
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
