import type { TrialDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useTakeOverTrialMutation } from '../../../api/non-compliance.api.ts';
import { reasonOf } from '../../../api/problem.ts';
import { selectRole } from '../../../api/session.slice.ts';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';

/** Takes what a version would refuse of completed payments into the register, part by part until nothing is left. */
export function TakeOverButton({ version, changes }: { version: number; changes: TrialDto['changes'] }) {
  const { t } = useTranslation('rulesets');
  const { toast } = useToast();
  const navigate = useNavigate();
  const [take] = useTakeOverTrialMutation();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isOfficer = useSelector(selectRole) === 'bank';
  if (!isOfficer || !changes.some(({ to }) => to === 'block')) return null;
  const takeAll = async () => {
    setIsBusy(true);
    let recorded = 0;
    for (let after: number | null = 0; after !== null;) {
      const { data, error } = await take({ version, after });
      if (!data) {
        setFailure(reasonOf(error).message);
        setIsBusy(false);
        return;
      }
      recorded += data.recorded;
      after = data.next;
    }
    setIsBusy(false);
    toast({ title: t('takeOver.done', { count: recorded }) });
    void navigate('/shariah/register?source=shadow_run');
  };
  return (
    <Box sx={{ padding: 2.5, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="body2">{t('takeOver.text')}</Typography>
      <FormProblem message={failure} />
      <BusyButton variant="outlined" color="inherit" isBusy={isBusy} onClick={() => void takeAll()}>
        {t('takeOver.submit')}
      </BusyButton>
    </Box>
  );
}
