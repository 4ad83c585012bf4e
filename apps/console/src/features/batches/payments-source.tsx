import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/inputs/field.tsx';
import { UploadIcon } from '../../ui/icons/action-icons.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';

// Ten thousand payments with long memos; the API takes no more than this at once.
const mostBytes = 8 * 1024 * 1024;

interface PaymentsSourceProps {
  text: string;
  onChange: (text: string) => void;
}

/** Where the payments come from: a file that is chosen or dropped, or a table pasted; either can be mended in place. */
export function PaymentsSource({ text, onChange }: PaymentsSourceProps) {
  const { t } = useTranslation('batches');
  const [error, setError] = useState<'tooLarge' | 'unreadable' | null>(null);
  const [isOver, setIsOver] = useState(false);

  const change = (fresh: string) => {
    setError(null);
    onChange(fresh);
  };

  const read = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > mostBytes) {
      setError('tooLarge');
      return;
    }
    try {
      change(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()));
    } catch {
      setError('unreadable');
    }
  };

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
          error={error ? t(`source.${error}`) : undefined}
          value={text}
          onChange={(event: ChangeEvent<HTMLInputElement>) => change(event.target.value)}
          placeholder={t('source.example')}
          multiline
          minRows={9}
          inputProps={{ wrap: 'off', dir: 'ltr', spellCheck: false }}
          // It does not grow with its text, which may have thousands of lines.
          sx={{ '& textarea': { fontFamily: 'monospace', fontSize: '0.8125rem', resize: 'vertical' } }}
        />
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
