import type { TransactionLifeDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readRequestOf, sendRequestOf } from '../../../api/snippets/api-request.ts';
import { LANGUAGES, snippetOf, type Language } from '../../../api/snippets/snippet.ts';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';

type Purpose = 'send' | 'read';

/** The calls that read this transaction and send one like it, in the languages programs are written in. */
export function ByProgram({ transaction }: { transaction: TransactionLifeDto }) {
  const { t } = useTranslation('transactions');
  const send = sendRequestOf(transaction);
  const [purpose, setPurpose] = useState<Purpose>(send ? 'send' : 'read');
  const [language, setLanguage] = useState<Language>('curl');
  const request = (purpose === 'send' ? send : null) ?? readRequestOf(transaction);
  const name = t(`byProgram.language.${language}`);
  return (
    <SectionCard
      title={t('byProgram.title')}
      actions={send && (
        <ToggleButtonGroup
          exclusive size="small" value={purpose} aria-label={t('byProgram.purpose')}
          onChange={(_event, chosen: Purpose | null) => { if (chosen) setPurpose(chosen); }}
        >
          <ToggleButton value="send">{t('byProgram.send')}</ToggleButton>
          <ToggleButton value="read">{t('byProgram.read')}</ToggleButton>
        </ToggleButtonGroup>
      )}
    >
      <Tabs
        value={language} variant="scrollable" aria-label={t('byProgram.languages')}
        onChange={(_event, chosen: Language) => { setLanguage(chosen); }}
      >
        {LANGUAGES.map((one) => <Tab key={one} value={one} label={t(`byProgram.language.${one}`)} />)}
      </Tabs>
      <Box sx={{ padding: 2 }}>
        <CodeBlock
          code={snippetOf(language, request, window.location.origin)}
          label={t('byProgram.code', { language: name })}
          copyLabel={t('byProgram.copy', { language: name })}
          copied={t('byProgram.copied')}
        />
      </Box>
    </SectionCard>
  );
}
