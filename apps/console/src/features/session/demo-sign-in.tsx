import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSandboxSignInMutation } from '../../api/session.api.ts';
import { personaGroups } from '../../api/persona-groups.ts';
import { reasonOf } from '../../api/problem.ts';
import { useGetStatusQuery } from '../../api/status.api.ts';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { initialsOf } from '../../ui/format/format.ts';
import { visuallyHidden } from '../../ui/layout/visually-hidden.ts';

/**
 * The people of the sandbox, each one click away in a browser that came by its link; another browser on the same
 * machine is told where the link is. Elsewhere there are none, and nothing is shown.
 */
export function DemoSignIn() {
  const { t } = useTranslation(['session', 'shell']);
  const { automaticSignIn = false, personas = [] } = useGetStatusQuery().data ?? {};
  const [signIn, { isLoading, error }] = useSandboxSignInMutation();
  if (personas.length === 0) return null;
  if (!automaticSignIn) {
    return (
      <Alert severity="info" sx={{ marginBlockStart: 4 }}>
        {t('signIn.startLink')}
      </Alert>
    );
  }
  return (
    <Box component="section" aria-label={t('signIn.demo')} sx={{ marginBlockStart: 4 }}>
      <Divider sx={{ typography: 'caption', color: 'text.secondary' }}>{t('signIn.demo')}</Divider>
      <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center', marginBlock: 1.5 }}>
        {t('signIn.demoHint')}
      </Typography>
      <FormProblem message={reasonOf(error).message} />
      {personaGroups(personas).map(({ role, bank, people }) => (
        <Box
          key={`${role} ${bank ?? ''}`}
          role="group"
          aria-label={[role === 'bank' ? null : t(`shell:role.${role}`), bank].filter(Boolean).join(' ')}
          sx={groupStyle}
        >
          <Box aria-hidden="true" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {role !== 'bank' && t(`shell:role.${role}`)} {bank !== null && <bdi>{bank}</bdi>}
          </Box>
          <Box sx={peopleStyle}>
            {people.map(({ username, name }) => (
              <Button
                key={username}
                variant="outlined"
                color="inherit"
                size="small"
                disabled={isLoading}
                onClick={() => void signIn({ username })}
                sx={personStyle}
              >
                <Avatar aria-hidden="true" sx={avatarStyle}>
                  {initialsOf(name)}
                </Avatar>
                <span style={visuallyHidden}>{t('signIn.demoAs')}</span>
                <Box component="span" sx={{ flex: 1, textAlign: 'start' }}>
                  {name}
                </Box>
              </Button>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const groupStyle = { display: 'grid', gap: 0.75, marginBlockStart: 1.5 } as const;

const peopleStyle = {
  display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const personStyle = { gap: 1.25, paddingBlock: 0.75, paddingInlineStart: 1, paddingInlineEnd: 1.5 } as const;

const avatarStyle = {
  inlineSize: 28,
  blockSize: 28,
  bgcolor: 'tone.positive',
  color: 'primary.main',
  fontSize: '0.75rem',
  fontWeight: 650,
} as const;
