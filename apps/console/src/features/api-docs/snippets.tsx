import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Operation, requestOf } from '../../api/api-document.ts';
import { type Language, LANGUAGES, snippetOf } from '../../api/snippets/snippet.ts';
import { CodeBlock } from '../../ui/code-block.tsx';

/** The call as programs in four languages make it. */
export function Snippets({ operation }: { operation: Operation }) {
  const { t } = useTranslation('apiDocs');
  const [language, setLanguage] = useState<Language>('curl');
  const name = t(`language.${language}`);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ToggleButtonGroup
        exclusive size="small" value={language} aria-label={t('languages')}
        onChange={(_event, chosen: Language | null) => { if (chosen) setLanguage(chosen); }}
      >
        {LANGUAGES.map((one) => <ToggleButton key={one} value={one}>{t(`language.${one}`)}</ToggleButton>)}
      </ToggleButtonGroup>
      <CodeBlock
        code={snippetOf(language, requestOf(operation), window.location.origin)}
        label={t('code', { language: name })} copyLabel={t('copyCode', { language: name })} copied={t('copied')}
      />
    </Box>
  );
}
