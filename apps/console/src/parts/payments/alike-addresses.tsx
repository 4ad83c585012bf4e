import type { LookAlikeDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

interface AlikeAddressesProps {
  written: string;
  known: LookAlikeDto;
}

/** Two addresses that begin and end alike, one above the other and whole, with what differs between them marked. */
export function AlikeAddresses({ written, known }: AlikeAddressesProps) {
  const { t } = useTranslation('beneficiaries');
  return (
    <Box component="dl" sx={listStyle}>
      <dt>{known.name === null ? t('check.known') : <bdi>{known.name}</bdi>}</dt>
      <dd dir="ltr"><Differing text={known.address} from={written} /></dd>
      <dt>{t('check.written')}</dt>
      <dd dir="ltr"><Differing text={written} from={known.address} /></dd>
    </Box>
  );
}

function Differing({ text, from }: { text: string; from: string }) {
  const [start, end] = differenceOf(text.toLowerCase(), from.toLowerCase());
  return <>{text.slice(0, start)}<mark>{text.slice(start, end)}</mark>{text.slice(end)}</>;
}

/** Where a text begins and ends to differ from another one of the same length. */
function differenceOf(text: string, other: string): [number, number] {
  let start = 0;
  while (start < text.length && text[start] === other[start]) start++;
  let end = text.length;
  while (end > start && text[end - 1] === other[end - 1]) end--;
  return [start, end];
}

const listStyle = {
  margin: 0, marginBlockStart: 1, display: 'grid', gap: 0.25,
  '& dt': { typography: 'caption' },
  '& dd': { margin: 0, fontFamily: 'monospace', overflowWrap: 'anywhere', textAlign: 'start' },
  '& mark': { bgcolor: 'tone.negative', color: 'error.main', fontWeight: 650, borderRadius: 0.5 },
} as const;
