import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon } from '../../ui/icons/navigation-icons.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import type { Category } from './use-questions.ts';

/** The questions of one category; one answer is open at a time. */
export function CategoryCard({ category: { title, questions } }: { category: Category }) {
  const { t } = useTranslation('faq');
  const [open, setOpen] = useState<string | null>(null);
  return (
    <SectionCard title={title} actions={<Count>{t('inCategory', { count: questions.length })}</Count>}>
      {questions.map(({ id, question, answer }) => (
        <Accordion
          key={id}
          disableGutters
          elevation={0}
          expanded={open === id}
          onChange={(_, isOpen) => setOpen(isOpen ? id : null)}
          sx={{ '&::before': { display: 'none' } }}
        >
          <AccordionSummary
            id={`${id}-question`}
            aria-controls={`${id}-answer`}
            expandIcon={<ChevronDownIcon size={18} />}
            sx={{ fontWeight: 550, paddingInline: 2.5 }}
          >
            {question}
          </AccordionSummary>
          <AccordionDetails id={`${id}-answer`} sx={{ paddingInline: 2.5, maxInlineSize: '75ch', lineHeight: 1.7 }}>
            {answer}
          </AccordionDetails>
        </Accordion>
      ))}
    </SectionCard>
  );
}

const Count = ({ children }: { children: string }) => (
  <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>{children}</Typography>
);
