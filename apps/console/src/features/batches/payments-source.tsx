import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/inputs/field.tsx';
import { FileDrop } from '../../ui/inputs/file-drop.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import type { Import } from './wizard/use-import.ts';

/** Where the payments come from: a file that is chosen or dropped, or a table pasted. */
export function PaymentsSource({ reading: { problem, readFile, paste } }: { reading: Import }) {
  const { t } = useTranslation('batches');
  const [text, setText] = useState('');
  return (
    <SectionCard title={t('source.title')} subtitle={t('source.subtitle')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, padding: 2.5 }}>
        <FileDrop
          text={t('source.drop')} choose={t('source.choose')} accept=".csv,.txt,text/csv,text/plain"
          onFile={(file) => void readFile(file)}
        />
        <Field
          label={t('source.text')}
          hint={t('source.textHint')}
          error={problem ? t(`source.${problem}`) : undefined}
          value={text}
          onChange={(event: ChangeEvent<HTMLInputElement>) => setText(event.target.value)}
          placeholder={t('source.example')}
          multiline
          minRows={9}
          inputProps={{ wrap: 'off', dir: 'ltr', spellCheck: false }}
          // It does not grow with its text, which may have thousands of lines.
          sx={{ '& textarea': { fontFamily: 'monospace', fontSize: '0.8125rem', resize: 'vertical' } }}
        />
        <Button
          variant="contained" size="large" disabled={text.trim() === ''} onClick={() => paste(text)}
          sx={{ justifySelf: 'end' }}
        >
          {t('source.continue')}
        </Button>
      </Box>
    </SectionCard>
  );
}
