import type { StrDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem, reasonOf } from '../../api/problem.ts';
import { useApproveStrMutation, useDownloadStrMutation } from '../../api/strs.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { lazyPopup } from '../../ui/loading/lazy.tsx';
import { saveFrom } from '../../ui/data/save-file.ts';

const FileDialog = lazyPopup(async () => (await import('./file-dialog.tsx')).FileDialog);

/** What may be done with a report: approve it, take its file away, write down that it was filed. */
export function StrSteps({ str }: { str: StrDto }) {
  const { t } = useTranslation('strs');
  const { id, version, state, validation, mayApprove } = str;
  const [approve, approving] = useApproveStrMutation();
  const [download, downloading] = useDownloadStrMutation();
  const [isFiling, setIsFiling] = useState(false);
  const problem = [approving.error, downloading.error].find(isProblem);
  const take = async () => {
    const { data } = await download(id);
    if (data === undefined) return;
    saveFrom(data, `${id}-${String(version)}.xml`);
    URL.revokeObjectURL(data);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <FormProblem message={reasonOf(problem).message} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mayApprove && (
          <BusyButton variant="contained" isBusy={approving.isLoading} onClick={() => void approve({ id, version })}>
            {t('approve', { version })}
          </BusyButton>
        )}
        {validation !== null && (
          <BusyButton variant="outlined" isBusy={downloading.isLoading} onClick={() => void take()}>
            {t('download')}
          </BusyButton>
        )}
        {state === 'approved' && (
          <Button variant="contained" onClick={() => setIsFiling(true)}>{t('file.open')}</Button>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(state === 'draft' && !mayApprove && validation !== null ? 'needsAnother' : 'byHand')}
      </Typography>
      {isFiling && <FileDialog id={id} onClose={() => setIsFiling(false)} />}
    </Box>
  );
}
