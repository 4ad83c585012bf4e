import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/inputs/field.tsx';
import { UploadIcon } from '../../ui/icons/action-icons.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import type { Import } from './wizard/use-import.ts';

/** Where the payments come from: a file that is chosen or dropped, or a table pasted. */
export function PaymentsSource({ reading: { problem, readFile, paste } }: { reading: Import }) {
  const { t } = useTranslation('batches');
  const [text, setText] = useState('');
  const [isOver, setIsOver] = useState(false);
  const read = readFile;

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void read(event.dataTransfer.files[0]);
  };

  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };

  return (
    <SectionCard title={t('source.title')} subtitle={t('source.subtitle')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, padding: 2.5 }}>
        <Box
          onDragOver={dragOver}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
          sx={{ ...dropStyle, ...(isOver && { borderColor: 'primary.main', bgcolor: 'surface.hover' }) }}
        >
          <UploadIcon size={24} />
          <Box sx={{ flex: '1 1 12rem', typography: 'body2', color: 'text.secondary' }}>{t('source.drop')}</Box>
          <FileButton label={t('source.choose')} onChoose={(file) => void read(file)} />
        </Box>
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

function FileButton({ label, onChoose }: { label: string; onChoose: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onChoose(currentTarget.files?.[0]);
    // The same file, mended in the meantime, can be chosen again.
    currentTarget.value = '';
  };
  return (
    <>
      <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input ref={input} type="file" accept=".csv,.txt,text/csv,text/plain" hidden onChange={choose} />
    </>
  );
}

const dropStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  padding: 2,
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: 1.25,
  color: 'text.secondary',
} as const;
