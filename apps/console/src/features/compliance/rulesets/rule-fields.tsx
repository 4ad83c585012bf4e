import type { RuleDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useListRulesQuery } from '../../../api/compliance.api.ts';
import { reasonOf } from '../../../api/problem.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { CloseIcon } from '../../../ui/icons/action-icons.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import { type DraftRule, settingsFor } from './draft.form.ts';
import { useRuleSettingName } from './setting-names.ts';

interface RuleFieldsProps {
  rules: readonly DraftRule[];
  onChange: (rules: DraftRule[]) => void;
  error: string | undefined;
}

/** The rules that a board makes graver or milder, or turns off, one by one. */
export function RuleFields({ rules, onChange, error }: RuleFieldsProps) {
  const { t, i18n } = useTranslation('rulesets');
  const { data: catalogue = [], error: failure, refetch } = useListRulesQuery({});
  const titleOf = ({ title }: RuleDto) => (i18n.language.startsWith('ar') ? title.ar : title.en);
  const open = catalogue.filter((rule) =>
    settingsFor(rule).length > 0 && !rules.some(({ ruleId }) => ruleId === rule.id));
  const add = (id: string) => {
    const rule = catalogue.find((candidate) => candidate.id === id);
    const severity = rule && settingsFor(rule).find((setting) => setting !== 'off' && setting !== rule.severity);
    if (severity) onChange([...rules, { ruleId: id, severity }]);
  };
  if (failure) return <ErrorState title={t('rulesFailed')} {...reasonOf(failure)} onRetry={() => void refetch()} />;
  return (
    <Box component="section" aria-label={t('setting.rules')} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3" component="p">{t('setting.rules')}</Typography>
      {rules.map((rule) => (
        <RuleField
          key={rule.ruleId}
          rule={rule}
          known={catalogue.find(({ id }) => id === rule.ruleId)}
          onChange={(changed) => onChange(rules.map((other) => (other === rule ? changed : other)))}
          onRemove={() => onChange(rules.filter((other) => other !== rule))}
        />
      ))}
      <SelectField
        label={t('draft.addRule')}
        hint={t('draft.addRuleHint')}
        value=""
        options={open.map((rule) => ({ value: rule.id, label: `${rule.id} · ${titleOf(rule)}` }))}
        onChange={({ target }) => add(target.value)}
      />
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}

interface RuleFieldProps {
  rule: DraftRule;
  known: RuleDto | undefined;
  onChange: (rule: DraftRule) => void;
  onRemove: () => void;
}

function RuleField({ rule, known, onChange, onRemove }: RuleFieldProps) {
  const { t } = useTranslation('rulesets');
  const nameOf = useRuleSettingName();
  const settings = known ? settingsFor(known) : [rule.severity];
  return (
    <Box sx={{ display: 'flex', alignItems: 'end', gap: 1 }}>
      <SelectField
        label={rule.ruleId}
        value={rule.severity}
        options={settings.map((value) => ({ value, label: nameOf(value) }))}
        onChange={({ target }) => {
          const severity = settings.find((setting) => setting === target.value);
          if (severity) onChange({ ...rule, severity });
        }}
      />
      <IconButton aria-label={t('draft.removeRule', { rule: rule.ruleId })} onClick={onRemove} sx={{ fontSize: 18 }}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}
