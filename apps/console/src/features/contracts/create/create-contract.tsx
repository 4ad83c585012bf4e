import type { ContractDetailDto, ContractType } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Terms } from '../../../api/contracts.api.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { AssessmentCard } from './assessment-card.tsx';
import { ContractFields } from './contract-fields.tsx';
import { useContractForm } from './use-contract-form.ts';

interface CreateContractProps {
  type: ContractType;
  /** The terms to begin with. */
  template: Terms;
  onType: (type: ContractType) => void;
  onCreated: (contract: ContractDetailDto) => void;
}

/** Writes the terms of a contract, with what the rules say of them and what would fall due beside it. */
export function CreateContract({ type, template, onType, onCreated }: CreateContractProps) {
  const { t } = useTranslation('contracts');
  const creating = useContractForm(type, template, onCreated);
  return (
    <Box sx={columnsStyle}>
      <SectionCard title={t('create.title')} subtitle={t(`about.${type}`)}>
        <ContractFields type={type} creating={creating} onType={onType} />
      </SectionCard>
      <AssessmentCard assessment={creating.assessment} currency={creating.currency} />
    </Box>
  );
}

const columnsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 3,
  alignItems: 'start',
} as const;
