import { useTranslation } from 'react-i18next';
import { i18n } from '../../../i18n/i18n.ts';
import type { Words } from '../../../i18n/words.ts';

const isKnown = (name: string): name is keyof Words['clock']['work'] =>
  i18n.exists(`clock:work.${name}`);

/** Names work that falls due in words; work that this console does not know keeps the server's name. */
export function useWorkName(): (name: string) => string {
  const { t } = useTranslation('clock');
  return (name) => (isKnown(name) ? t(`work.${name}`) : name);
}
