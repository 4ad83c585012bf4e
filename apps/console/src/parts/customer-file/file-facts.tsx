import type { CustomerDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { fileFields, linesOf } from './file-lines.ts';

/** A customer’s file as it is in force, and the level that it gives today. */
export function FileFacts({ customer }: { customer: CustomerDto }) {
  const { t } = useTranslation('customers');
  const { file, level, standing, identifiedUntil, version } = customer;
  if (file === null) {
    return <Typography variant="body2" sx={{ color: 'text.secondary' }}>{t('file.none')}</Typography>;
  }
  const lines = linesOf(file, t);
  return (
    <FactsList
      facts={[
        { label: t('file.levelToday'), value: t(`level.${level}`) },
        { label: t('file.standing'), value: t(`standing.${standing}`) },
        { label: t('file.until'), value: <bdi>{identifiedUntil ?? t('file.noEnd')}</bdi> },
        { label: t('file.version'), value: version },
        ...fileFields.filter((field) => lines[field] !== '').map((field) => ({
          label: t(`field.${field}`), value: <Lines text={lines[field]} />,
        })),
      ]}
    />
  );
}

/** Several lines of a field, each in the direction of its own letters. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line) => (
    <Box key={line} sx={{ overflowWrap: 'anywhere' }}><bdi>{line}</bdi></Box>
  ));
}
