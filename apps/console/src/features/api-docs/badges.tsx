import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Operation } from '../../api/api-document.ts';
import { roles, type Role } from '../../api/session.slice.ts';

const tones: Record<Operation['method'], { bgcolor: string; color: string }> = {
  GET: { bgcolor: 'tone.neutral', color: 'text.primary' },
  POST: { bgcolor: 'tone.positive', color: 'success.main' },
  PUT: { bgcolor: 'tone.caution', color: 'warning.main' },
  PATCH: { bgcolor: 'tone.caution', color: 'warning.main' },
  DELETE: { bgcolor: 'tone.negative', color: 'error.main' },
};

/** The method of a call, coloured by what it may change. */
export function MethodBadge({ method }: { method: Operation['method'] }) {
  return <Box component="span" dir="ltr" sx={{ ...badgeStyle, ...tones[method], fontWeight: 700 }}>{method}</Box>;
}

const isRole = (role: string): role is Role => roles.some((one) => one === role);

/** Whether a call needs a token, and who may make it. */
export function AccessBadges({ roles: open }: Pick<Operation, 'roles'>) {
  const { t } = useTranslation('apiDocs');
  const { t: tShell } = useTranslation('shell');
  if (open.length === 0) return <Box component="span" sx={plainStyle}>{t('public')}</Box>;
  return (
    <>
      <Box component="span" sx={tokenStyle}>{t('authRequired')}</Box>
      {open.map((role) => (
        <Box key={role} component="span" sx={plainStyle}>{isRole(role) ? tShell(`role.${role}`) : role}</Box>
      ))}
    </>
  );
}

const badgeStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: 24,
  paddingInline: 1,
  borderRadius: 1,
  fontSize: '0.75rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;

const plainStyle = { ...badgeStyle, bgcolor: 'tone.neutral', color: 'text.secondary' } as const;

const tokenStyle = { ...badgeStyle, bgcolor: 'tone.caution', color: 'warning.main' } as const;
