import { useTranslation } from 'react-i18next';
import { formatRelative } from './format.ts';
import { useNow } from './use-now.ts';

/** How far a moment lies ahead or back, in words; it stands beside the moment itself. */
export function RelativeTime({ at }: { at: string }) {
  const { i18n } = useTranslation();
  const now = useNow();
  return <time dateTime={at}>{formatRelative(at, now, i18n.language)}</time>;
}
