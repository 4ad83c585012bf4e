import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { Operation } from '../../api/api-document.ts';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { Prose } from './prose.tsx';

/** What a call takes in its address and its headers. */
export function Parameters({ operation: { parameters } }: { operation: Operation }) {
  const { t } = useTranslation('apiDocs');
  return (
    <ScrollRegion role="group" label={t('view.parameters')}>
      <Table size="small" aria-label={t('view.parameters')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('parameter.name')}</TableCell>
            <TableCell>{t('parameter.place')}</TableCell>
            <TableCell>{t('parameter.meaning')}</TableCell>
            <TableCell>{t('parameter.example')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {parameters.map(({ name, place, isRequired, description, example }) => (
            <TableRow key={`${place} ${name}`}>
              <TableCell component="th" scope="row"><bdi dir="ltr"><code>{name}</code></bdi></TableCell>
              <TableCell>
                {t(isRequired ? 'parameter.required' : 'parameter.optional', { place: t(`parameter.in.${place}`) })}
              </TableCell>
              <TableCell><Prose text={description} /></TableCell>
              <TableCell><bdi dir="ltr"><code>{example}</code></bdi></TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollRegion>
  );
}

/** What a call may be refused with. */
export function RefusalTable({ operation: { refusals } }: { operation: Operation }) {
  const { t } = useTranslation('apiDocs');
  return (
    <Table size="small" aria-label={t('view.refusals')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('refusal.status')}</TableCell>
          <TableCell>{t('refusal.codes')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {refusals.map(({ status, codes }) => (
          <TableRow key={status}>
            <TableCell component="th" scope="row" sx={{ fontVariantNumeric: 'tabular-nums' }}>{status}</TableCell>
            <TableCell>
              <Box dir="ltr" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
                {codes.map((code) => <code key={code}>{code}</code>)}
              </Box>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
