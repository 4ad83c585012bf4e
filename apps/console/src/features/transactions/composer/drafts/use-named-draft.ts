import type { DraftDto } from '@connect/sdk';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useListDraftsQuery } from '../../../../api/drafts.api.ts';
import { useToast } from '../../../../ui/feedback/toast/toast-context.ts';
import { useUrlState } from '../../../../ui/navigation/use-url-state.ts';

/** Opens the draft that the address names, once; the form then goes its own way and the address forgets it. */
export function useNamedDraft(open: (draft: DraftDto) => void): void {
  const { t } = useTranslation('transactions');
  const { toast } = useToast();
  const [{ draft: id }, change] = useUrlState(['draft']);
  const { data: drafts } = useListDraftsQuery();
  const openNamed = useEffectEvent((found: DraftDto | undefined) => {
    change({ draft: '' });
    if (found) open(found);
    else toast({ tone: 'negative', title: t('drafts.gone') });
  });
  useEffect(() => {
    if (id !== '' && drafts) openNamed(drafts.find((draft) => draft.id === id));
  }, [id, drafts]);
}
