import type { SupportConversationDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reasonOf } from '../../api/problem.ts';
import { useAssignSupportRequestMutation, useSolveSupportRequestMutation } from './support.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';

interface RequestActionsProps { request: SupportConversationDto; isStaff: boolean }

/** What can be done with a request beside writing in it. */
export function RequestActions({ request: { id, assignee, steps }, isStaff }: RequestActionsProps) {
  const { t } = useTranslation('support');
  const { toast } = useToast();
  const [solve, solving] = useSolveSupportRequestMutation();
  const [assign, assigning] = useAssignSupportRequestMutation();
  const showFailure = ({ error }: { error?: unknown }) => {
    if (error !== undefined) {
      toast({ tone: 'negative', title: t('conversation.notDone'), description: reasonOf(error).message ?? '' });
    }
  };
  const hand = async () => showFailure(await assign({ id, assignee: assignee === null ? 'me' : null }));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, padding: 2.5 }}>
      {steps.includes('solve') && (
        <BusyButton variant="outlined" isBusy={solving.isLoading} onClick={() => void solve(id).then(showFailure)}>
          {t('conversation.solve')}
        </BusyButton>
      )}
      {isStaff && (
        <>
          <BusyButton variant="outlined" color="inherit" isBusy={assigning.isLoading} onClick={() => void hand()}>
            {t(assignee === null ? 'conversation.take' : 'conversation.release')}
          </BusyButton>
          <Button component={Link} to={`/audit?resource=support_request&resourceId=${id}`} color="inherit">
            {t('conversation.audit')}
          </Button>
        </>
      )}
    </Box>
  );
}
