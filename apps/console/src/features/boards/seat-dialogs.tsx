import type { BoardSeatDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useConfirmSeatMutation, useEndSeatMutation } from '../../api/boards.api.ts';
import { selectRole } from '../../api/session.slice.ts';
import { i18n } from '../../i18n/i18n.ts';
import { DecisionDialog, decisionRules } from '../../parts/forms/decision-dialog.tsx';
import { seatEndOf } from './seat-end.ts';
import { YesDialog } from './yes-dialog.tsx';

const ReasonForm = decisionRules(() => i18n.t('boards:errors.reason'));

interface SeatDialogProps { seat: BoardSeatDto; onClose: () => void }

/** Lets a proposed member sit on the board. */
export function ConfirmSeatDialog({ seat: { id, name }, onClose }: SeatDialogProps) {
  const { t } = useTranslation('boards');
  const [confirm] = useConfirmSeatMutation();
  return (
    <YesDialog
      words={{
        title: t('confirmSeat.title', { name }), text: t('confirmSeat.text', { name }), cancel: t('cancel'),
        submit: t('confirmSeat.submit'), pending: t('key.pending'), done: t('confirmSeat.done'),
      }}
      send={() => confirm(id)}
      call={(sdk) => sdk.boards.confirmSeat({ id })}
      onClose={onClose}
    />
  );
}

/** Ends a seat before its day, or asks for it. */
export function EndSeatDialog({ seat, onClose }: SeatDialogProps) {
  const { t } = useTranslation('boards');
  const [end] = useEndSeatMutation();
  const way = seatEndOf(seat, useSelector(selectRole));
  const { id, name } = seat;
  return (
    <DecisionDialog
      isApproved={way === 'ask'}
      name={name}
      rules={ReasonForm}
      words={{
        title: t(`end.${way}.title`, { name }), text: t(`end.${way}.text`), reason: t('end.reason'),
        cancel: t('cancel'), submit: t(`end.${way}.submit`), pending: t('end.pending'), done: t(`end.${way}.done`),
      }}
      send={(reason) => end({ id, reason })}
      call={(reason) => (sdk) => sdk.boards.endSeat({ id, requestBody: { reason } })}
      onClose={onClose}
    />
  );
}
