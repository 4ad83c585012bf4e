import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { useShortcutsChoice } from '../../ui/preferences/use-shortcuts-choice.ts';

/** Whether single keys lead about the console in this browser. */
export function KeysCard() {
  const { t } = useTranslation('settings');
  const { isOn, choose } = useShortcutsChoice();
  return (
    <SectionCard title={t('shortcuts.title')} subtitle={t('shortcuts.subtitle')}>
      <FormControlLabel
        control={<Switch checked={isOn} onChange={(_, chosen) => choose(chosen)} />}
        label={t('shortcuts.single')}
        sx={{ paddingInline: 2.5, paddingBlock: 1.5 }}
      />
    </SectionCard>
  );
}
