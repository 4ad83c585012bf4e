import { useTranslation } from 'react-i18next';
import { useAskBoardMutation, useWithdrawResolutionMutation } from '../../../api/boards.api.ts';
import { YesDialog } from '../yes-dialog.tsx';

interface ResolutionStepDialogProps { id: string; step: 'ask' | 'withdraw'; onClose: () => void }

/** Puts a resolution before its board, or takes it back. */
export function ResolutionStepDialog({ id, step, onClose }: ResolutionStepDialogProps) {
  const { t } = useTranslation('boards');
  const [ask] = useAskBoardMutation();
  const [withdraw] = useWithdrawResolutionMutation();
  const isAsk = step === 'ask';
  return (
    <YesDialog
      words={{
        title: t(`act.${step}Title`), text: t(`act.${step}Text`), submit: t(`act.${step}`), cancel: t('cancel'),
        pending: t('act.pending'), done: t(`act.${step}Done`),
      }}
      isEnd={!isAsk}
      send={() => (isAsk ? ask(id) : withdraw(id))}
      call={(sdk) => (isAsk ? sdk.boards.askBoard({ id }) : sdk.boards.withdrawResolution({ id }))}
      onClose={onClose}
    />
  );
}
