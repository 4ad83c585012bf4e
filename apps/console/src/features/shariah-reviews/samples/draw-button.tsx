import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem, reasonOf } from '../../../api/problem.ts';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';
import { useDrawReviewSampleMutation } from '../reviews.api.ts';

/** An order is sealed within about a second; it is asked again as long as a block may take. */
const [tries, everyMs] = [20, 500] as const;

/** Draws a sample that was ordered; waits for the block that seals the order, of which the seed is made. */
export function DrawButton({ id }: { id: string }) {
  const { t } = useTranslation('shariahReviews');
  const { toast } = useToast();
  const [draw] = useDrawReviewSampleMutation();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    for (let tried = 1; ; tried += 1) {
      const { data, error } = await draw(id);
      if (data) {
        toast({ title: t('draw.done', { count: data.payments.length }) });
        break;
      }
      if (!(isProblem(error) && error.code === 'EVENT_NOT_SEALED' && tried < tries)) {
        const { message } = reasonOf(error);
        toast({ tone: 'negative', title: t('draw.failed'), ...(message && { description: message }) });
        break;
      }
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
    setBusy(false);
  };
  return (
    <BusyButton size="small" variant="contained" isBusy={isBusy} onClick={() => void press()}>
      {t(isBusy ? 'draw.waiting' : 'draw.open')}
    </BusyButton>
  );
}
