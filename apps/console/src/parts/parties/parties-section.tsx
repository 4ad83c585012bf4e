import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PlusIcon } from '../../ui/icons/action-icons.tsx';
import { lazyPart } from '../../ui/loading/lazy.tsx';
import type { Option } from '../../ui/inputs/select-field.tsx';
import { useEver } from '../../ui/loading/use-ever.ts';
import type { DetailsForm } from './payment-details.ts';

const DetailsFields = lazyPart(async () => (await import('./details-fields.tsx')).DetailsFields);

interface PartiesSectionProps {
  /** The purposes that the network of the payment takes. */
  purposes: readonly Option[];
  /** Whether a rule asks for something that stands here. */
  isAsked?: boolean;
  /** Whether it holds for many payments: then each says itself whom it pays. */
  isForMany?: boolean;
  /** Whether the payee's name is asked for elsewhere, beside the address. */
  isPayeeNamed?: boolean;
}

const fields = ['counterpartyName', 'counterpartyCountry', 'purposeCode', 'reference'] as const;

/**
 * Whom a payment is between and what it is for. It is closed until somebody opens it, a rule asks for something in it,
 * or something in it is filled in or wrong; the fields belong to the form around it.
 */
export function PartiesSection({ purposes, isAsked = false, ...rest }: PartiesSectionProps) {
  const { isForMany = false, isPayeeNamed = false } = rest;
  const { t } = useTranslation('parties');
  const { control, formState: { errors } } = useFormContext<DetailsForm>();
  const [choice, setChoice] = useState<boolean | null>(null);
  const [name, country, purpose, reference] = useWatch({ control, name: fields });
  const [originator, beneficiary] = useWatch({ control, name: ['originator.kind', 'beneficiary.kind'] });
  const given = [isPayeeNamed ? '' : name, country, purpose, reference, originator, beneficiary].filter(Boolean).length;
  const wasAsked = useEver(isAsked);
  const isWrong = [...fields, 'originator', 'beneficiary']
    .some((field) => field in errors && !(isPayeeNamed && field === 'counterpartyName'));
  const isOpen = isWrong || (choice ?? (wasAsked || given > 0));
  useFittingPurpose(purposes);
  const id = useId();
  return (
    <Box sx={frameStyle}>
      <Button
        size="small" startIcon={isOpen ? undefined : <PlusIcon />} aria-expanded={isOpen} aria-controls={id}
        onClick={() => setChoice(!isOpen)} sx={{ justifySelf: 'start' }}
      >
        {!isOpen && given > 0 ? t('titleGiven', { count: given }) : t('title')}
      </Button>
      <Box component="fieldset" id={id} aria-label={t('title')} hidden={!isOpen} sx={isOpen ? groupStyle : undefined}>
        {isOpen && wasAsked && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t('asked')}</Box>}
        {isOpen && <DetailsFields purposes={purposes} isForMany={isForMany} isPayeeNamed={isPayeeNamed} />}
      </Box>
    </Box>
  );
}

/** A purpose that the network of the payment does not take is no longer chosen. */
function useFittingPurpose(purposes: readonly Option[]): void {
  const { control, setValue } = useFormContext<DetailsForm>();
  const chosen = useWatch({ control, name: 'purposeCode' });
  const isUnfit = chosen !== '' && purposes.length > 0 && purposes.every(({ value }) => value !== chosen);
  useEffect(() => {
    if (isUnfit) setValue('purposeCode', '');
  }, [isUnfit, setValue]);
}

const frameStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, marginBlockStart: -1 } as const;

const groupStyle = {
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, border: 0, margin: 0, padding: 0, minInlineSize: 0,
} as const;
