import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnalyzePaymentDto, ComplianceResultDto } from '@connect/sdk';
import { useAnalyzePaymentMutation } from '../../api/compliance.api.ts';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { lazyPart, prefetched } from '../../ui/loading/lazy.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { visuallyHidden } from '../../ui/layout/visually-hidden.ts';
import { columns } from '../../ui/layout/columns.ts';
import { AnalysisCard } from './analysis/analysis-form.tsx';
import { AnalysisForm, factsOf } from './analysis/analysis.form.ts';
import { AssistantCard } from './guidance/assistant-card.tsx';

const ResultCards = prefetched(lazyPart(async () => (await import('./analysis/result-cards.tsx')).ResultCards));

interface Analysis {
  facts: AnalyzePaymentDto;
  result: ComplianceResultDto;
}

/** Judges a payment that somebody describes, shows which rules speak and why, and takes questions about them. */
export function ComplianceScreen() {
  const { t } = useTranslation('compliance');
  const { t: say } = useTranslation('verdict');
  const [analyze] = useAnalyzePaymentMutation();
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const { form, submit, isBusy } = useMutationForm({
    rules: AnalysisForm,
    send: (values) => analyze(factsOf(values)),
    onDone: (result, values) => setAnalysis({ facts: factsOf(values), result }),
  });
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Box sx={columnsStyle}>
        <AnalysisCard form={form} isAnalyzing={isBusy} onSubmit={() => submit()} />
        <Box sx={{ display: 'grid', gap: 3, minInlineSize: 0 }}>
          <span role="status" style={visuallyHidden}>
            {analysis && say('announce', {
              action: say(`action.${analysis.result.action}`), score: analysis.result.score,
            })}
          </span>
          <ResultCards shown={analysis && { result: analysis.result, memo: analysis.facts.memo ?? '' }} />
          {!analysis && (
            <Card>
              <EmptyState title={t('empty')} description={t('emptyHint')} />
            </Card>
          )}
          <AssistantCard />
        </Box>
      </Box>
    </>
  );
}

const columnsStyle = columns('minmax(20rem, 2fr) minmax(0, 5fr)');
