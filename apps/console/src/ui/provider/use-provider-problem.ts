import { useTranslation } from 'react-i18next';
import { isProblem } from '../../api/problem.ts';
import type { Words } from '../../i18n/resources.ts';

type Code = keyof Words['provider']['problem'];

/** Says in the language of the reader what went wrong at a provider, or on the way there. */
export function useProviderProblem(): (problem: unknown) => string | undefined {
  const { t, i18n } = useTranslation('provider');
  const isKnown = (code: string): code is Code => i18n.exists(`provider:problem.${code}`);
  return (problem) => {
    const code = isProblem(problem) ? problem.code : problem;
    if (typeof code !== 'string') return undefined;
    return t(isKnown(code) ? `problem.${code}` : 'problem.other');
  };
}
