import type { BilingualDto, RuleDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useGetRuleQuery } from '../../../api/compliance.api.ts';
import { isProblem, reasonOf } from '../../../api/problem.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { FactsList } from '../../../ui/data/facts-list.tsx';
import { PaymentsLink } from '../../../parts/payments/payments-link.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { CardSkeleton } from '../../../ui/loading/skeletons.tsx';
import { twoColumns } from '../../../ui/layout/columns.ts';
import { RuleSeverityChip } from './severity-chip.tsx';

/** One rule: why it objects, what to do, on whose authority, and payments on either side of its line. */
export function RuleScreen() {
  const { t, i18n } = useTranslation('compliance');
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetRuleQuery(id);
  const back = (
    <Button component={Link} to="/compliance/rules" variant="outlined" color="inherit">{t('rule.back')}</Button>
  );
  if (isProblem(error) && error.status === 404) {
    return (
      <>
        <PageHeader title={t('rules.title')} />
        <Card><EmptyState title={t('rule.notFound')} description={t('rule.notFoundHint')} action={back} /></Card>
      </>
    );
  }
  if (error) return <ErrorState title={t('rule.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Box role="status" aria-label={t('rules.title')}><CardSkeleton height={360} /></Box>;
  return (
    <>
      <PageHeader
        title={i18n.language.startsWith('ar') ? data.title.ar : data.title.en} subtitle={data.id}
        actions={<><PaymentsLink of={{ rule: data.id }} />{back}</>}
      />
      <Box sx={twoColumns}>
        <Meaning rule={data} />
        <Box sx={{ display: 'grid', gap: 3, minInlineSize: 0 }}>
          <Examples title={t('rule.violating')} payments={data.examples.violating} />
          <Examples title={t('rule.compliant')} payments={data.examples.compliant} />
        </Box>
      </Box>
    </>
  );
}

function Meaning({ rule }: { rule: RuleDto }) {
  const { t } = useTranslation('compliance');
  const facts = [
    { label: t('rule.reads'), value: <bdi dir="ltr">{rule.reads.join(', ')}</bdi> },
    // A rule that asks by resemblance rests on no source.
    ...(rule.cite.length === 0 ? [] : [{ label: t('rule.sources'), value: <cite>{rule.cite.join(' · ')}</cite> }]),
  ];
  return (
    <SectionCard title={t(`rules.subject.${rule.principle}`)} actions={<RuleSeverityChip severity={rule.severity} />}>
      <Box sx={{ display: 'grid', gap: 2.5, padding: 2.5 }}>
        <Passage title={t('rule.reason')} texts={[rule.explain, ...rule.outcomes.map(({ explain }) => explain)]} />
        <Passage title={t('rule.remedy')} texts={[rule.remedy, ...rule.outcomes.map(({ remedy }) => remedy)]} />
        <FactsList facts={facts} />
      </Box>
    </SectionCard>
  );
}

// Both languages stand side by side: an officer compares the Arabic wording with the English one.
function Passage({ title, texts }: { title: string; texts: readonly BilingualDto[] }) {
  const once = [...new Map(texts.map((text) => [text.en, text])).values()];
  return (
    <section>
      <Box component="h3" sx={{ typography: 'body2', fontWeight: 650, margin: 0, marginBlockEnd: 0.75 }}>{title}</Box>
      {once.map(({ en, ar }) => (
        <Box key={en} sx={{ display: 'grid', gap: 0.5, paddingBlock: 0.75, typography: 'body2' }}>
          <div lang="en" dir="ltr"><WithGaps text={en} /></div>
          <Box lang="ar" dir="rtl" sx={{ color: 'text.secondary' }}><WithGaps text={ar} /></Box>
        </Box>
      ))}
    </section>
  );
}

// What a finding fills in is shown as the gap it is.
function WithGaps({ text }: { text: string }) {
  return text.split(/\{(\w+)\}/).map((part, index) =>
    index % 2 === 0 ? part : <Box key={index} component="bdi" sx={gapStyle}>{part}</Box>,
  );
}

function Examples({ title, payments }: { title: string; payments: RuleDto['examples']['violating'] }): ReactNode {
  return (
    <SectionCard title={title}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, paddingInline: 2.5, paddingBlock: 1 }}>
        {payments.map((payment, index) => {
          const { memo, facts } = factsInWords(payment);
          return (
            <Box component="li" key={index} sx={exampleStyle}>
              {memo !== null && <Box dir="auto" sx={{ typography: 'body1' }}>“{memo}”</Box>}
              <Box component="bdi" dir="ltr" sx={{ typography: 'caption', color: 'text.secondary' }}>{facts}</Box>
            </Box>
          );
        })}
      </Box>
    </SectionCard>
  );
}

const gapStyle = {
  paddingInline: 0.75,
  borderRadius: 1,
  bgcolor: 'surface.sunken',
  border: '1px dashed',
  borderColor: 'surface.strongLine',
  fontStyle: 'italic',
} as const;

const exampleStyle = {
  display: 'grid',
  gap: 0.25,
  paddingBlock: 1.25,
  overflowWrap: 'anywhere',
  '&:not(:last-of-type)': { borderBlockEnd: '1px solid', borderColor: 'divider' },
} as const;

type Facts = Readonly<Record<string, unknown>>;

const spelled = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(spelled).join('; ')}]`;
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).map(([name, inner]) => `${name} ${spelled(inner)}`).join(', ');
  }
  return String(value);
};

/** An example payment as it is read: its memo as a sentence, its other facts in one line. */
function factsInWords({ memo, amount, currency, ...others }: Facts): { memo: string | null; facts: string } {
  const money = amount === undefined ? [] : [`${spelled(amount)} ${spelled(currency ?? '')}`.trim()];
  const rest = Object.entries(others).map(([name, value]) => `${name}: ${spelled(value)}`);
  return { memo: typeof memo === 'string' ? memo : null, facts: [...money, ...rest].join(' · ') };
}
