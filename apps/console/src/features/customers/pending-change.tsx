import type { CustomerChangeDto, CustomerDecision, CustomerDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Lines } from '../../parts/customer-file/file-facts.tsx';
import { fileFields, linesOf } from '../../parts/customer-file/file-lines.ts';
import { DecideChangeDialog } from './decide-dialog.tsx';

/** What is proposed beside what is in force, field by field, for whoever may decide it. */
export function PendingChange({ customer, change }: { customer: CustomerDto; change: CustomerChangeDto }) {
  const { t } = useTranslation('customers');
  const [decision, setDecision] = useState<CustomerDecision | null>(null);
  const [now, then] = [customer.file && linesOf(customer.file, t), linesOf(change.file, t)];
  const changed = fileFields.filter((field) => (now?.[field] ?? '') !== then[field]);
  return (
    <Box component="section">
      <Typography variant="h3" gutterBottom>{t('change.title')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('change.by', { name: change.proposedBy ?? '', reason: change.reason ?? '' })}
      </Typography>
      <Table size="small" sx={{ tableLayout: 'fixed', marginBlock: 1 }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('change.field')}</TableCell>
            <TableCell>{t('change.now')}</TableCell>
            <TableCell>{t('change.then')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {changed.map((field) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row">{t(`field.${field}`)}</TableCell>
              <TableCell><Lines text={now?.[field] || t('none')} /></TableCell>
              <TableCell><Lines text={then[field] || t('none')} /></TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {change.mayDecide
        ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="contained" onClick={() => setDecision('approve')}>{t('change.approve')}</Button>
            <Button variant="outlined" color="error" onClick={() => setDecision('refuse')}>{t('change.refuse')}</Button>
          </Box>
        )
        : <Typography variant="body2" sx={{ color: 'text.secondary' }}>{t('change.notYours')}</Typography>}
      {decision && (
        <DecideChangeDialog
          changeId={change.id} name={customer.name} decision={decision} onClose={() => setDecision(null)}
        />
      )}
    </Box>
  );
}
