import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { reasonOf } from '../../api/problem.ts';
import { useGetProfileQuery } from '../../api/profile.api.ts';
import { useListStrsAboutQuery, useOpenStrMutation } from '../../api/strs.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';

/** The suspicious-transaction reports of a case, for those who look after them; nothing for anybody else. */
export function StrPart({ caseId }: { caseId: string }) {
  const { data: profile } = useGetProfileQuery();
  return profile?.isComplianceOfficer ? <Reports caseId={caseId} /> : null;
}

function Reports({ caseId }: { caseId: string }) {
  const { t } = useTranslation('reviews');
  const navigate = useNavigate();
  const { currentData: strs } = useListStrsAboutQuery(caseId, { refetchOnMountOrArgChange: true });
  const [open, { isLoading, error }] = useOpenStrMutation();
  const begin = async () => {
    const { data } = await open({ caseId });
    if (data) void navigate(`/compliance/strs?str=${data.id}`);
  };
  return (
    <Box component="section">
      <Typography variant="h3" gutterBottom>{t('str.title')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>{t('str.hint')}</Typography>
      <FormProblem message={reasonOf(error).message} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
        {strs?.map(({ id, version }) => (
          <Button key={id} component={Link} to={`/compliance/strs?str=${id}`} variant="outlined">
            {t('str.show', { version })}
          </Button>
        ))}
        <BusyButton variant="outlined" isBusy={isLoading} onClick={() => void begin()}>{t('str.begin')}</BusyButton>
        <Button component={Link} to="/compliance/strs">{t('str.all')}</Button>
      </Box>
    </Box>
  );
}
