import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Problem, reasonOf } from '../../../api/problem.ts';
import { FactsList } from '../../../ui/data/facts-list.tsx';
import { formatCount } from '../../../ui/format/format.ts';
import { CrossCircleIcon } from '../../../ui/icons/status-icons.tsx';
import { type EarlierMessage, earlierIn, problemsIn } from '../message-problems.ts';
import { ProblemsList } from '../problems-list.tsx';

/** Why a message is not taken: its problems by their places, or the other message that has its name. */
export function MessageRefusal({ problem }: { problem: Problem }) {
  const { t, i18n } = useTranslation('isoMessages');
  const problems = problemsIn(problem);
  const earlier = earlierIn(problem);
  const isOfMessage = problems.length > 0;
  const { message } = reasonOf(problem);
  return (
    <Box sx={{ borderBlockStart: '1px solid', borderColor: 'divider' }}>
      <Alert severity="error" icon={<CrossCircleIcon size={20} />} sx={{ margin: 2.5, marginBlockEnd: 1 }}>
        <AlertTitle>
          {isOfMessage
            ? t('problems.title', { count: problems.length, figure: formatCount(problems.length, i18n.language) })
            : t('send.refused')}
        </AlertTitle>
        {earlier && t('send.exists')}
        {isOfMessage && t('problems.hint')}
        {!earlier && !isOfMessage && message}
      </Alert>
      {earlier && <Earlier earlier={earlier} />}
      {isOfMessage && <ProblemsList problems={problems} />}
    </Box>
  );
}

function Earlier({ earlier: { id, keptSha256, sentSha256 } }: { earlier: EarlierMessage }) {
  const { t } = useTranslation('isoMessages');
  return (
    <Box sx={{ paddingInline: 2.5, paddingBlockEnd: 1.5 }}>
      <FactsList
        facts={[
          {
            label: t('send.earlier'),
            value: <MuiLink component={Link} to={`/iso20022/${id}`}>{t('send.open')}</MuiLink>,
          },
          { label: t('send.keptSha256'), value: <Digest>{keptSha256}</Digest> },
          { label: t('send.sentSha256'), value: <Digest>{sentSha256}</Digest> },
        ]}
      />
    </Box>
  );
}

const Digest = ({ children }: { children: string }) => (
  <Box component="bdi" dir="ltr" sx={{ fontFamily: 'monospace', fontSize: '0.75rem' }}>{children}</Box>
);
