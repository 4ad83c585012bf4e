import { useTranslation } from 'react-i18next';

const severities = ['advise', 'flag', 'prohibit'] as const;

/** Says in words what a version makes of a rule. */
export function useRuleSettingName(): (setting: string | null) => string {
  const { t } = useTranslation('rulesets');
  const { t: say } = useTranslation('verdict');
  return (setting) => {
    if (setting === null) return t('asShipped');
    const severity = severities.find((known) => known === setting);
    return severity ? say(`severity.${severity}`) : t('off');
  };
}
