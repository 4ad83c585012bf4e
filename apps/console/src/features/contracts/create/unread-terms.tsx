import type { UnreadTermDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { InfoIcon } from '../../../ui/icons/status-icons.tsx';

/** The terms that no rule could read, each where it stands and with its value in short. */
export function UnreadTerms({ terms }: { terms: readonly UnreadTermDto[] }) {
  const { t } = useTranslation('contracts');
  if (terms.length === 0) return null;
  return (
    <Alert severity="warning" icon={<InfoIcon size={20} />}>
      <strong>{t('assessment.unread', { count: terms.length })}</strong>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
        {terms.map(({ path, value }) => (
          <li key={path}>
            <Box component="bdi" sx={{ fontFamily: 'monospace' }}>{path}</Box>: <bdi>{value}</bdi>
          </li>
        ))}
      </Box>
      <Box sx={{ typography: 'caption' }}>{t('assessment.unreadHint')}</Box>
    </Alert>
  );
}
