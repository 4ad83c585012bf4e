import type { ContractDocumentDto, DocumentLanguage } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetContractDocumentQuery } from '../contracts.api.ts';
import { reasonOf } from '../../../api/problem.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { CardSkeleton } from '../../../ui/loading/skeletons.tsx';

const languages: readonly DocumentLanguage[] = ['en', 'ar'];

const sheetId = 'contract-text';
const panelId = 'contract-text-panel';

/** The contract as people sign it, in English and Arabic, to be read or printed by itself. */
export function ContractDocument({ id }: { id: string }) {
  const { t, i18n } = useTranslation('contracts');
  const [lang, setLang] = useState<DocumentLanguage>(i18n.language.startsWith('ar') ? 'ar' : 'en');
  const asked = useGetContractDocumentQuery({ id, lang }, { refetchOnMountOrArgChange: true });
  const { currentData, error, refetch } = asked;
  return (
    <SectionCard
      title={t('document.title')}
      actions={
        <Button variant="outlined" color="inherit" disabled={!currentData} onClick={() => print()}>
          {t('document.print')}
        </Button>
      }
    >
      <GlobalStyles styles={printStyles} />
      <Tabs
        value={lang}
        onChange={(_, chosen: DocumentLanguage) => setLang(chosen)}
        aria-label={t('document.language')}
      >
        {languages.map((one) => (
          <Tab key={one} value={one} id={`text-${one}`} aria-controls={panelId} label={t(`document.${one}`)} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={panelId} aria-labelledby={`text-${lang}`}>
        {error && <ErrorState title={t('document.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />}
        {!currentData && !error && <CardSkeleton height={320} />}
        {currentData && <Sheet text={currentData} />}
      </Box>
    </SectionCard>
  );
}

function Sheet({ text: { language, direction, title, madeOn, sections } }: { text: ContractDocumentDto }) {
  return (
    <Box component="article" id={sheetId} lang={language} dir={direction} sx={sheetStyle}>
      <Box component="h3" sx={{ typography: 'h3', margin: 0 }}>
        {title}
      </Box>
      <Box component="time" dateTime={madeOn} sx={{ color: 'text.secondary' }}>
        {madeOn}
      </Box>
      {sections.map(({ heading, paragraphs }) => (
        <Box key={heading} component="section" sx={{ breakInside: 'avoid-page' }}>
          <Box component="h4" sx={{ typography: 'body1', fontWeight: 650, margin: 0 }}>
            {heading}
          </Box>
          {paragraphs.map((paragraph, place) => (
            <Box key={place} component="p" sx={{ margin: 0, marginBlockStart: 0.5, overflowWrap: 'anywhere' }}>
              {paragraph}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

// No line of it is longer than one reads with ease.
const sheetStyle = {
  display: 'grid', gap: 2, padding: 3, lineHeight: 1.7, maxInlineSize: '90ch', marginInline: 'auto',
} as const;

// On paper stands the contract alone.
const printStyles = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    [`#${sheetId}, #${sheetId} *`]: { visibility: 'visible', color: '#000' },
    [`#${sheetId}`]: { position: 'absolute', insetBlockStart: 0, insetInline: 0 },
  },
} as const;
