import { useTranslation } from 'react-i18next';
import { resources } from '../../../i18n/resources.ts';

const { work } = resources.en.clock;

const isKnown = (name: string): name is keyof typeof work => name in work;

/** Names work that falls due in words; work that this console does not know keeps the server's name. */
export function useWorkName(): (name: string) => string {
  const { t } = useTranslation('clock');
  return (name) => (isKnown(name) ? t(`work.${name}`) : name);
}
