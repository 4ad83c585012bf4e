import Box from '@mui/material/Box';
import { linesOfParty } from '../../parts/parties/party-lines.ts';
import type { Payment } from './payments.ts';

/** What a row says besides of its payee and its purpose, in one quiet line. */
export function RowDetailsLine({ payment }: { payment: Payment }) {
  const { counterpartyCountry, purposeCode, reference, beneficiary } = payment;
  const parts = [counterpartyCountry, purposeCode, reference, ...(beneficiary ? linesOfParty(beneficiary) : [])];
  const line = parts.filter(Boolean).join(' · ');
  return line !== '' && (
    <Box component="bdi" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>{line}</Box>
  );
}
