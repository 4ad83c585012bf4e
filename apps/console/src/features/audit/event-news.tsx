import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { type AuditFilter, useCountNewAuditEventsQuery } from '../../api/audit.api.ts';
import { NewsPill } from '../../ui/data/news-pill.tsx';

interface EventNewsProps {
  filter: AuditFilter;
  /** The newest event that is shown; null while none is. */
  newestId: string | null;
  onShow: () => void;
}

/** Says how many events came since the list was read. */
export function EventNews({ filter, newestId, onShow }: EventNewsProps) {
  const { t } = useTranslation('audit');
  const order = newestId === null ? skipToken : { filter, after: newestId };
  const { currentData: count = 0 } = useCountNewAuditEventsQuery(order, { refetchOnMountOrArgChange: true });
  return <NewsPill text={count > 0 ? t(count < 100 ? 'news' : 'newsMany', { count }) : null} onShow={onShow} />;
}
