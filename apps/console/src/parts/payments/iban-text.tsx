import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/data/copy-button.tsx';
import { groupedIban } from './iban.ts';

/** The IBAN of a wallet in groups of four; the clipboard gets it whole, as forms of banks take it. */
export function IbanText({ iban }: { iban: string }) {
  const { t } = useTranslation('ui');
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="bdi" dir="ltr" sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
        {groupedIban(iban)}
      </Box>
      <CopyButton text={iban} label={t('copy.iban')} done={{ title: t('copy.ibanDone') }} />
    </Box>
  );
}
