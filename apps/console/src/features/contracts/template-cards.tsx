import type { BilingualDto, ContractTemplateDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { CardSkeleton } from '../../ui/loading/skeletons.tsx';

interface TemplateCardsProps {
  templates: readonly ContractTemplateDto[] | undefined;
  error: unknown;
  onRetry: () => void;
  onUse: (template: ContractTemplateDto) => void;
}

/** Terms to start from, one card for each. */
export function TemplateCards({ templates, error, onRetry, onUse }: TemplateCardsProps) {
  const { t, i18n } = useTranslation('contracts');
  const say = (text: BilingualDto) => (i18n.language.startsWith('ar') ? text.ar : text.en);
  if (error) return <ErrorState title={t('templates.failed')} {...reasonOf(error)} onRetry={onRetry} />;
  if (!templates) return <CardSkeleton height={220} />;
  return (
    <Box sx={gridStyle}>
      {templates.map((template) => (
        <SectionCard key={template.id} title={say(template.title)} subtitle={t(`type.${template.type}`)}>
          <Box sx={{ display: 'grid', gap: 2, padding: 2.5, justifyItems: 'start' }}>
            <div>{say(template.description)}</div>
            <Button
              variant="outlined"
              onClick={() => onUse(template)}
              aria-label={t('templates.useOf', { title: say(template.title) })}
            >
              {t('templates.use')}
            </Button>
          </Box>
        </SectionCard>
      ))}
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
  gap: 2,
} as const;
