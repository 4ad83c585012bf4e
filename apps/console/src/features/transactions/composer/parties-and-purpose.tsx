import type { FindingDto } from '@connect/sdk';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useListPurposesQuery } from '../../../api/compliance.api.ts';
import { PartiesSection } from '../../../parts/parties/parties-section.tsx';
import { asksForDetails, purposeOptions } from '../../../parts/parties/payment-details.ts';
import type { SendForm } from './send.form.ts';

interface PartiesAndPurposeProps {
  form: UseFormReturn<SendForm>;
  findings: readonly FindingDto[];
}

/** Whom the payment is between and what it is for; it stands open once a rule asks for something of it. */
export function PartiesAndPurpose({ form, findings }: PartiesAndPurposeProps) {
  const { i18n } = useTranslation();
  const network = useWatch({ control: form.control, name: 'network' });
  const { data: purposes = [] } = useListPurposesQuery(undefined);
  return (
    <PartiesSection purposes={purposeOptions(purposes, network, i18n.language)} isAsked={asksForDetails(findings)} />
  );
}
