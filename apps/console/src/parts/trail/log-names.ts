import { useTranslation } from 'react-i18next';
import { readableName } from './readable-name.ts';

/** What the actions, objects and details of the log are called in the reader's language; others by their own words. */
export function useLogNames() {
  const { t, i18n } = useTranslation('trail');
  const isKnown = (path: string): path is 'whole.login' => i18n.exists(`trail:${path}`);
  const named = (path: string, name: string): string => (isKnown(path) ? t(path) : readableName(name));
  const action = (name: string): string => {
    const parts = isKnown(`whole.${name}`) ? null
      : partsOf(name).find(({ subject, verb }) => isKnown(`subject.${subject}`) && isKnown(`verb.${verb}`));
    if (!parts) return named(`whole.${name}`, name);
    const { subject, verb } = parts;
    return t('composed', { subject: named(`subject.${subject}`, subject), verb: named(`verb.${verb}`, verb) });
  };
  return {
    action,
    resource: (name: string): string => named(`subject.${name}`, name),
    detail: (name: string): string => named(`detail.${name}`, name),
  };
}

/** The object and the deed that the name of an action may be made of, the longer object first. */
const partsOf = (action: string): { subject: string; verb: string }[] => {
  const words = action.split('_');
  return words.slice(1).map((_, n) => words.length - 1 - n)
    .map((count) => ({ subject: words.slice(0, count).join('_'), verb: words.slice(count).join('_') }));
};
