import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { CheckCircleIcon, CrossCircleIcon, ShieldIcon } from '../../ui/icons/status-icons.tsx';

/** What was checked, by the names of the verifier, and whether all of it passed. */
export interface ProofResult {
  isProven: boolean;
  checks: readonly { name: string; passed: boolean }[];
}

interface ProofCardProps {
  result: ProofResult | undefined;
  isPending: boolean;
  /** Why nothing could be checked, if so. */
  problem?: string | undefined;
  onVerify: () => void;
  /** Gives up the head this browser kept; offered when the log no longer extends it. */
  onForget: () => void;
  /** What else can be done with a proof, such as keeping it. */
  actions?: ReactNode;
}

const aboutThePast = ['same_past', 'not_older', 'only_grew', 'same_head'];

/** Lets the reader have the record checked by their own browser, and shows what was checked. */
export function ProofCard({ result, isPending, problem, onVerify, onForget, actions }: ProofCardProps) {
  const { t } = useTranslation('proof');
  const hasOtherPast = result?.checks.some(({ name, passed }) => !passed && aboutThePast.includes(name)) ?? false;
  return (
    <Box component="section" aria-label={t('title')} sx={cardStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 12rem' }}>
          <Typography variant="h3">{t('title')}</Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t('hint')}
          </Typography>
        </Box>
        <BusyButton variant="outlined" startIcon={<ShieldIcon />} isBusy={isPending} onClick={onVerify}>
          {t(isPending ? 'verifying' : 'verify')}
        </BusyButton>
      </Box>
      <Box role="status">
        {problem !== undefined && <Typography variant="body2">{problem}</Typography>}
        {result && <Outcome result={result} />}
      </Box>
      {hasOtherPast && (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography variant="body2">{t('otherPast')}</Typography>
          <Button size="small" variant="outlined" color="inherit" onClick={onForget}>
            {t('forget')}
          </Button>
        </Box>
      )}
      {actions}
    </Box>
  );
}

function Outcome({ result: { isProven, checks } }: { result: ProofResult }) {
  const { t } = useTranslation('proof');
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600, color: isProven ? 'success.main' : 'error.main' }}>
        {t(isProven ? 'proven' : 'notProven')}
      </Typography>
      <Box component="ul" sx={checksStyle}>
        {checks.map(({ name, passed }) => (
          <Box component="li" key={name} sx={{ display: 'flex', gap: 1, typography: 'body2' }}>
            <Box component="span" sx={{ color: passed ? 'success.main' : 'error.main', flex: 'none', lineHeight: 0 }}>
              {passed ? <CheckCircleIcon size={18} /> : <CrossCircleIcon size={18} />}
            </Box>
            <span>{t(`${passed ? 'passed' : 'failed'}.${name as 'signature'}`)}</span>
          </Box>
        ))}
      </Box>
    </>
  );
}

const checksStyle = {
  listStyle: 'none',
  margin: 0,
  marginBlockStart: 1,
  padding: 0,
  display: 'grid',
  gap: 0.5,
} as const;

const cardStyle = {
  display: 'grid',
  gap: 1.5,
  padding: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
} as const;
