import type { ContractDetailDto, ContractType } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type ContractTerms, useCreateContractMutation } from '../contracts.api.ts';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { twoColumns } from '../../../ui/layout/columns.ts';
import { AssessmentCard } from './assessment-card.tsx';
import { ContractFields } from './contract-fields.tsx';
import { useTermsForm } from './use-terms-form.ts';

interface CreateContractProps {
  type: ContractType;
  /** The terms to begin with. */
  template: ContractTerms;
  onType: (type: ContractType) => void;
  onCreated: (contract: ContractDetailDto) => void;
}

/** Writes the terms of a contract, with what the rules say of them and what would fall due beside it. */
export function CreateContract({ type, template, onType, onCreated }: CreateContractProps) {
  const { t } = useTranslation('contracts');
  const { toast } = useToast();
  const [create, { isLoading }] = useCreateContractMutation();
  const writing = useTermsForm(type, template, {
    save: (terms, idempotencyKey) => create({ type, terms, idempotencyKey }),
    onSaved: (made) => {
      toast({ title: t('create.success'), description: t('create.done', { type: t(`type.${type}`) }) });
      onCreated(made);
    },
  });
  return (
    <Box sx={twoColumns}>
      <SectionCard title={t('create.title')} subtitle={t(`about.${type}`)}>
        <ContractFields
          type={type}
          writing={writing}
          onType={onType}
          submit={t(isLoading ? 'create.pending' : 'create.submit')}
          isSaving={isLoading}
        />
      </SectionCard>
      <AssessmentCard assessment={writing.assessment} isBlank={writing.isBlank} currency={writing.currency} />
    </Box>
  );
}
