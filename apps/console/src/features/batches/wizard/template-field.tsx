import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/inputs/field.tsx';
import { templateOf } from './templates.ts';
import type { Table } from './use-import.ts';

/** Keeps a mapping under a name; answers what went wrong, if anything did. */
export type KeepTemplate = (name: string, query: string) => Promise<string | null>;

const longestName = 60;

/** Keeps what the columns say, for the next table with the same names of columns. */
export function TemplateField({ table: { head, reading }, onKeep }: { table: Table; onKeep: KeepTemplate }) {
  const { t } = useTranslation('batches');
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isKept, setIsKept] = useState(false);
  const keep = async () => {
    const wrong = await onKeep(name.trim(), templateOf(head ?? [], reading));
    setProblem(wrong);
    setIsKept(wrong === null);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}>
      <Box sx={{ flex: '1 1 14rem', maxInlineSize: 360 }}>
        <Field
          label={t('template.name')} value={name} error={problem ?? undefined}
          hint={t(isKept ? 'template.kept' : 'template.hint')} inputProps={{ dir: 'auto', maxLength: longestName }}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            setName(event.target.value);
            setIsKept(false);
          }}
        />
      </Box>
      <Button
        variant="outlined" color="inherit" disabled={name.trim() === ''} onClick={() => void keep()}
        sx={{ marginBlockStart: 3.5 }}
      >
        {t('template.keep')}
      </Button>
    </Box>
  );
}
