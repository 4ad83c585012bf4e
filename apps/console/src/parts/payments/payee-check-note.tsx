import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { refusalWords } from '../../api/problem-words.ts';
import { AlertIcon, CheckCircleIcon } from '../../ui/icons/status-icons.tsx';
import { AlikeAddresses } from './alike-addresses.tsx';
import { type CheckedPayee, needsAcknowledgement } from './payee-check.ts';

interface PayeeCheckNoteProps {
  check: CheckedPayee | null;
  /** Absent where nothing has to be acknowledged. */
  acknowledged?: { value: boolean; onChange: (value: boolean) => void };
}

/** Says how a payee's name agrees with the wallet's owner: quietly where it does, plainly where it does not. */
export function PayeeCheckNote({ check, acknowledged }: PayeeCheckNoteProps) {
  const { t } = useTranslation('beneficiaries');
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
      {check && <Agreement check={check} />}
      {check?.lookAlikeOf && (
        <Alert severity="error" icon={<AlertIcon size={20} />}>
          <strong>{t('check.lookAlikeTitle')}</strong> {t(`check.lookAlike.${check.lookAlikeOf.of}`)}
          <AlikeAddresses written={check.address} known={check.lookAlikeOf} />
        </Alert>
      )}
      {check?.problem && <Box sx={quietStyle}>{refusalWords(check.problem)}</Box>}
      {acknowledged && needsAcknowledgement(check) && (
        <FormControlLabel
          label={t('check.acknowledge')}
          control={
            <Checkbox checked={acknowledged.value} onChange={(_, isChecked) => acknowledged.onChange(isChecked)} />
          }
        />
      )}
    </Box>
  );
}

function Agreement({ check: { result, name, missing = [], extra = [] } }: { check: CheckedPayee }) {
  const { t } = useTranslation('beneficiaries');
  if (result === undefined) return null;
  if (result === 'match') {
    return (
      <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center', typography: 'body2', color: 'success.main' }}>
        <CheckCircleIcon size={16} /> {t('check.match')}
      </Box>
    );
  }
  if (result === 'unknown') {
    return <Box sx={quietStyle}>{t('check.unknown')}</Box>;
  }
  if (result === 'no_match') {
    return (
      <Alert severity="warning" icon={<AlertIcon size={20} />}>
        <strong>{t('check.noMatchTitle')}</strong> {t('check.noMatch')}
      </Alert>
    );
  }
  const differing = new Set(missing);
  return (
    <Alert severity="info" icon={<AlertIcon size={20} />}>
      <strong>{t('check.closeTitle')}</strong> {t('check.close')}{' '}
      <bdi>
        {(name ?? '').split(/\s+/).map((word, place) => (
          <span key={`${word} ${String(place)}`}>
            {place > 0 && ' '}
            {differing.has(word) ? <mark>{word}</mark> : word}
          </span>
        ))}
      </bdi>
      {extra.length > 0 && <Box>{t('check.extra')} <bdi>{extra.join(' ')}</bdi></Box>}
    </Alert>
  );
}

const quietStyle = { typography: 'body2', color: 'text.secondary' } as const;
