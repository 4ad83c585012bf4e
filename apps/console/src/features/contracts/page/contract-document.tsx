import type { ContractDetailDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../../ui/section-card.tsx';
import { contractText } from './contract-text.ts';

const languages = ['en', 'ar'] as const;
type Language = (typeof languages)[number];

const sheetId = 'contract-text';

/** The contract as people sign it, in English and Arabic, to be read or printed by itself. */
export function ContractDocument({ contract }: { contract: ContractDetailDto }) {
  const { t, i18n } = useTranslation('contracts');
  const [language, setLanguage] = useState<Language>(i18n.language.startsWith('ar') ? 'ar' : 'en');
  const text = contractText(contract, language);
  return (
    <SectionCard
      title={t('document.title')}
      actions={
        <Button variant="outlined" color="inherit" onClick={() => print()}>
          {t('document.print')}
        </Button>
      }
    >
      <GlobalStyles styles={printStyles} />
      <Tabs
        value={language}
        onChange={(_, chosen: Language) => setLanguage(chosen)}
        aria-label={t('document.language')}
      >
        {languages.map((one) => <Tab key={one} value={one} label={t(`document.${one}`)} />)}
      </Tabs>
      <Box component="article" id={sheetId} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} sx={sheetStyle}>
        <Box component="h3" sx={{ typography: 'h3', margin: 0 }}>{text.title}</Box>
        <Box sx={{ color: 'text.secondary' }}>{text.preamble}</Box>
        <Box component="ol" sx={{ margin: 0, paddingInlineStart: 3, display: 'grid', gap: 1 }}>
          {text.clauses.map((clause) => <li key={clause}>{clause}</li>)}
        </Box>
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }}>
          {text.signatures.map((line) => <li key={line}>{line}</li>)}
        </Box>
      </Box>
    </SectionCard>
  );
}

const sheetStyle = { display: 'grid', gap: 2, padding: 3, lineHeight: 1.7 } as const;

// On paper stands the contract alone.
const printStyles = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    [`#${sheetId}, #${sheetId} *`]: { visibility: 'visible', color: '#000' },
    [`#${sheetId}`]: { position: 'absolute', insetBlockStart: 0, insetInline: 0 },
  },
} as const;
