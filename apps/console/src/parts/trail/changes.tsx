import type { FieldChangeDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LoggedValue } from './logged-value.tsx';
import { useLogNames } from './log-names.ts';

/** The words for a value of a field. */
export type SayValue = (field: string, value: string) => string;

interface ChangesProps {
  changes: readonly FieldChangeDto[];
  /** What a field is called, where its owner has better words. */
  nameOf?: (field: string) => string;
  /** What a value of a field is called, where its owner has words for it. */
  sayOf?: SayValue;
}

/** What was changed, field by field; what changed nothing shows nothing. */
export function Changes({ changes, nameOf, sayOf }: ChangesProps) {
  const { t } = useTranslation('trail');
  const { detail } = useLogNames();
  if (changes.length === 0) return null;
  const said = (field: string, value: string | null) => (value === null || !sayOf ? value : sayOf(field, value));
  return (
    <section>
      <Typography variant="h3">{t('changes')}</Typography>
      <Table size="small" aria-label={t('changes')} sx={{ '& td, & th': { paddingInline: 0.75 } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('field')}</TableCell>
            <TableCell>{t('before')}</TableCell>
            <TableCell>{t('after')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map(({ field, before, after }) => (
            <TableRow key={field}>
              <TableCell>{(nameOf ?? detail)(field)}</TableCell>
              <Value of={said(field, before)} colour="error.main" tag="del" />
              <Value of={said(field, after)} colour="success.main" tag="ins" />
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}

function Value({ of, colour, tag }: { of: string | null; colour: string; tag: 'del' | 'ins' }) {
  const { t } = useTranslation('trail');
  return (
    <TableCell sx={{ overflowWrap: 'anywhere' }}>
      {of === null ? (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('nothing')}
        </Box>
      ) : (
        <Box component={tag} sx={{ color: colour, textDecoration: 'none', fontWeight: 600 }}>
          <LoggedValue value={of} />
        </Box>
      )}
    </TableCell>
  );
}
