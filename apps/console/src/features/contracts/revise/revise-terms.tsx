import type { ContractDetailDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useReviseContractMutation } from '../contracts.api.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { AlertIcon } from '../../../ui/icons/status-icons.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { Changes } from '../../../parts/trail/changes.tsx';
import { AssessmentCard } from '../create/assessment-card.tsx';
import { ContractFields } from '../create/contract-fields.tsx';
import { contractFormOf, contractTermsOf } from '../create/contract-terms.ts';
import { useTermsForm } from '../create/use-terms-form.ts';
import { termName } from '../term-names.ts';
import { twoColumns } from '../../../ui/layout/columns.ts';
import { changedTerms, changesIn, termsToRevise } from './revision.ts';

interface ReviseTermsProps {
  /** The contract whose version is revised. */
  basis: ContractDetailDto;
  /** The version that stands by now. */
  newest: number;
  onStartOver: () => void;
}

/** Writes the next version of a draft's terms, with what it changes and what the rules say of it. */
export function ReviseTerms({ basis: { id, type, version, ...basis }, newest, onStartOver }: ReviseTermsProps) {
  const { t } = useTranslation('contracts');
  const { toast } = useToast();
  const navigate = useNavigate();
  const [revise, { isLoading }] = useReviseContractMutation();
  const [begun] = useState(() => {
    const template = termsToRevise({ id, type, version, ...basis });
    return { template, terms: contractTermsOf(type, contractFormOf(type, template), template) };
  });
  const writing = useTermsForm(type, begun.template, {
    save: (terms, idempotencyKey, { note = '' }) => revise({
      id, idempotencyKey,
      revision: {
        version, terms: changedTerms(begun.terms, terms), ...(note.trim() !== '' && { note: note.trim() }),
      },
    }),
    onSaved: (saved) => {
      toast({ title: t('revise.done', { version: saved.version }), description: t('revise.doneHint') });
      void navigate(`/smart-contracts/${id}`);
    },
  });
  const changes = changesIn(begun.terms, writing.terms);
  return (
    <Box sx={twoColumns}>
      <SectionCard title={t('revise.terms', { version })} subtitle={t(`about.${type}`)}>
        {newest !== version && (
          <Alert
            severity="warning"
            icon={<AlertIcon size={20} />}
            sx={{ margin: 2.5, marginBlockEnd: 0 }}
            action={<Button color="inherit" onClick={onStartOver}>{t('revise.startOver', { version: newest })}</Button>}
          >
            {t('revise.overtaken', { version: newest })}
          </Alert>
        )}
        <ContractFields
          type={type}
          writing={writing}
          submit={isLoading ? t('revise.pending') : t('revise.submit', { version: version + 1 })}
          isSaving={isLoading}
        >
          <Field
            {...writing.form.register('note')}
            label={t('revise.note')}
            hint={t('revise.noteHint')}
            error={writing.form.formState.errors['note']?.message}
            autoComplete="off"
            inputProps={{ dir: 'auto', maxLength: 500 }}
          />
        </ContractFields>
      </SectionCard>
      <Box sx={{ display: 'grid', gap: 3, minInlineSize: 0 }}>
        <SectionCard title={t('revise.changes')}>
          <Box role="status" sx={{ padding: 2.5 }}>
            {changes.length === 0 ? t('revise.unchanged') : (
              <Changes changes={changes} nameOf={(field) => termName(t, field)} />
            )}
          </Box>
        </SectionCard>
        <AssessmentCard assessment={writing.assessment} currency={writing.currency} />
      </Box>
    </Box>
  );
}
