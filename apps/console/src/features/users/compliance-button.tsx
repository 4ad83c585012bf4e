import type { UserDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { isProblem } from '../../api/problem.ts';
import { useSetUserComplianceMutation } from '../../api/users.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';

/** Lets somebody of the staff look after suspicious-transaction reports, or no longer. */
export function ComplianceButton({ user: { id, name, role, isComplianceOfficer } }: { user: UserDto }) {
  const { t } = useTranslation('users');
  const { toast } = useToast();
  const [set, { isLoading }] = useSetUserComplianceMutation();
  if (role === 'user') return null;
  const change = async () => {
    const { error } = await set({ id, isComplianceOfficer: !isComplianceOfficer });
    if (isProblem(error)) toast({ title: error.message, tone: 'negative' });
    else toast({ title: t('compliance.done'), description: name });
  };
  return (
    <BusyButton variant="outlined" color="inherit" isBusy={isLoading} onClick={() => void change()}>
      {t(isComplianceOfficer ? 'compliance.withdraw' : 'compliance.give')}
    </BusyButton>
  );
}
