import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeBlock } from '../../ui/data/code-block.tsx';
import { type CodeLanguage, codeLanguages } from '../../api/snippets/api-call.ts';
import type { ShownCall } from './shown-calls.ts';

/** A call of the API as a program, in the language one chooses, and what has to be known of token and key. */
export function CallCode({ call }: { call: ShownCall }) {
  const { t } = useTranslation('ui');
  const [language, setLanguage] = useState<CodeLanguage>('curl');
  const name = t(`request.language.${language}`);
  const notes = [...(call.isPublic ? [] : [t('request.token')]), ...(call.isKeyed ? [t('request.keyed')] : [])];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ToggleButtonGroup
        exclusive size="small" value={language} aria-label={t('request.languages')}
        onChange={(_event, chosen: CodeLanguage | null) => { if (chosen) setLanguage(chosen); }}
      >
        {codeLanguages.map((one) => <ToggleButton key={one} value={one}>{t(`request.language.${one}`)}</ToggleButton>)}
      </ToggleButtonGroup>
      <CodeBlock
        code={call.textIn(language)} label={t('request.code', { language: name })}
        copyLabel={t('request.copy', { language: name })} copied={t('request.copied')}
      />
      {notes.length > 0 && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>{notes.join(' ')}</Typography>
      )}
    </Box>
  );
}
