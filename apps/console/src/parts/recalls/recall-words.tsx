import type { RecallDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

type Bilingual = RecallDto['reasonText'];

/** A reason or an answer in the reader's language, with its code of ISO 20022. */
export function CodedWords({ code, words }: { code: string; words: Bilingual }) {
  const { i18n } = useTranslation();
  return (
    <>
      {i18n.language === 'ar' ? words.ar : words.en}{' '}
      <Box component="bdi" dir="ltr" sx={{ color: 'text.secondary', fontSize: '0.9em' }}>{code}</Box>
    </>
  );
}

/** What somebody wrote, as they wrote it. */
export function QuotedNote({ note }: { note: string }) {
  return (
    <Box component="blockquote" dir="auto" sx={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {note}
    </Box>
  );
}
