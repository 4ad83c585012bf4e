import type { UserDto, UserWithCodeDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { isProblem, reasonOf } from '../../api/problem.ts';
import { refusalWords } from '../../api/problem-words.ts';
import { isStaff, selectUser } from '../../api/session.slice.ts';
import {
  useGetUserQuery, useIssuePasswordCodeMutation, useReactivateUserMutation, useSetUserComplianceMutation,
} from '../../api/users.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { SidePanel } from '../../ui/layout/side-panel.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { EndSessionsDialog } from './end-sessions-dialog.tsx';
import { ResetFactorsDialog } from './reset-factors-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { UserChip } from './user-chip.tsx';

interface UserPanelProps {
  userId: string;
  onIssued: (issued: UserWithCodeDto) => void;
  onClose: () => void;
}

/** One person: who they are, what they may do, and what an administrator can change about it. */
export function UserPanel({ userId, onIssued, onClose }: UserPanelProps) {
  const { t } = useTranslation('users');
  const { currentData: user, error } = useGetUserQuery(userId, {
    skip: userId === '', refetchOnMountOrArgChange: true,
  });
  const own = useSelector(selectUser)?.id;
  return (
    <SidePanel
      open={userId !== ''} onClose={onClose} title={user?.name ?? t('panel.title')}
      subtitle={user && <bdi dir="ltr">{user.username}</bdi>}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, padding: 2.5 }}>
        {error && <ErrorState title={t('panel.failed')} {...reasonOf(error)} />}
        {!user && !error && <RowsSkeleton rows={6} height={40} />}
        {user && <Facts user={user} />}
        {user && (user.id === own
          ? <Typography variant="body2" sx={{ color: 'text.secondary' }}>{t('panel.own')}</Typography>
          : <Actions user={user} onIssued={onIssued} />)}
      </Box>
    </SidePanel>
  );
}

function Facts({ user }: { user: UserDto }) {
  const { t } = useTranslation(['users', 'shell']);
  const { email, role, bank, identityNumber, hasFactor, isComplianceOfficer, createdAt } = user;
  const { deactivatedAt, lockedUntil, lastSignInAt, codeExpiresAt } = user;
  const moment = (label: string, at: string | null) => (at === null ? [] : [{ label, value: <DateTime at={at} /> }]);
  return (
    <FactsList
      facts={[
        { label: t('stateLabel'), value: <UserChip user={user} /> },
        { label: t('role'), value: t(`shell:role.${role}`) },
        ...(bank === null ? [] : [{ label: t('bank'), value: <bdi>{bank.name}</bdi> }]),
        ...(identityNumber === null
          ? [] : [{ label: t('identityNumber'), value: <bdi dir="ltr">{identityNumber}</bdi> }]),
        ...(!isStaff(role) ? [] : [{
          label: t('compliance.label'), value: t(isComplianceOfficer ? 'compliance.yes' : 'compliance.no'),
        }]),
        { label: t('panel.email'), value: <bdi dir="ltr">{email}</bdi> },
        { label: t('secondFactor'), value: t(hasFactor ? 'hasFactor' : 'noFactor') },
        { label: t('lastSignIn'), value: lastSignInAt === null ? t('never') : <DateTime at={lastSignInAt} /> },
        ...moment(t('panel.lockedUntil'), lockedUntil),
        ...moment(t('panel.codeUntil'), codeExpiresAt),
        ...moment(t('panel.deactivated'), deactivatedAt),
        ...moment(t('panel.created'), createdAt),
      ]}
    />
  );
}

function Actions({ user, onIssued }: Pick<UserPanelProps, 'onIssued'> & { user: UserDto }) {
  const { t } = useTranslation('users');
  const { toast } = useToast();
  const [issue, issuing] = useIssuePasswordCodeMutation();
  const [reactivate, reactivating] = useReactivateUserMutation();
  const [asked, setAsked] = useState<'role' | 'sessions' | 'factors' | 'deactivate' | null>(null);
  const problem = issuing.error ?? reactivating.error;
  const giveCode = async () => {
    const { data } = await issue(user.id);
    if (data) onIssued(data);
  };
  const letIn = async () => {
    const { error } = await reactivate(user.id);
    if (!error) toast({ title: t('reactivate.done'), description: user.name });
  };
  if (user.state === 'deactivated') {
    return (
      <>
        <FormProblem message={reasonOf(problem).message} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>{t('reactivate.text')}</Typography>
        <Box sx={actionsStyle}>
          <BusyButton variant="contained" isBusy={reactivating.isLoading} onClick={() => void letIn()}>
            {t('reactivate.action')}
          </BusyButton>
        </Box>
      </>
    );
  }
  return (
    <>
      <FormProblem message={reasonOf(problem).message} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>{t('code.hint')}</Typography>
      <Box sx={actionsStyle}>
        <BusyButton variant="outlined" color="inherit" isBusy={issuing.isLoading} onClick={() => void giveCode()}>
          {t('code.action')}
        </BusyButton>
        <Button variant="outlined" color="inherit" onClick={() => setAsked('role')}>{t('changeRole.action')}</Button>
        <ComplianceButton user={user} />
        <Button variant="outlined" color="error" onClick={() => setAsked('sessions')}>{t('endSessions.action')}</Button>
        {user.hasFactor && (
          <Button variant="outlined" color="error" onClick={() => setAsked('factors')}>
            {t('resetFactors.action')}
          </Button>
        )}
        <Button variant="outlined" color="error" onClick={() => setAsked('deactivate')}>
          {t('deactivate.action')}
        </Button>
      </Box>
      {asked === 'role' && <RoleDialog user={user} onClose={() => setAsked(null)} />}
      {asked === 'sessions' && <EndSessionsDialog user={user} onClose={() => setAsked(null)} />}
      {asked === 'factors' && <ResetFactorsDialog user={user} onClose={() => setAsked(null)} />}
      {asked === 'deactivate' && <DeactivateDialog user={user} onClose={() => setAsked(null)} />}
    </>
  );
}

const actionsStyle = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

/** Lets somebody of the staff look after suspicious-transaction reports, or no longer. */
function ComplianceButton({ user: { id, name, role, isComplianceOfficer } }: { user: UserDto }) {
  const { t } = useTranslation('users');
  const { toast } = useToast();
  const [set, { isLoading }] = useSetUserComplianceMutation();
  if (!isStaff(role)) return null;
  const change = async () => {
    const { error } = await set({ id, isComplianceOfficer: !isComplianceOfficer });
    if (isProblem(error)) toast({ title: refusalWords(error), tone: 'negative' });
    else toast({ title: t('compliance.done'), description: name });
  };
  return (
    <BusyButton variant="outlined" color="inherit" isBusy={isLoading} onClick={() => void change()}>
      {t(isComplianceOfficer ? 'compliance.withdraw' : 'compliance.give')}
    </BusyButton>
  );
}
