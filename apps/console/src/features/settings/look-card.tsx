import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { MonitorIcon, MoonIcon, SunIcon } from '../../ui/icons/action-icons.tsx';
import { type Language, languages } from '../../ui/preferences/languages.ts';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { type ColourMode, colourModes, useColourScheme } from '../../ui/preferences/use-colour-scheme.ts';
import { type ContrastMode, contrastModes, useContrast } from '../../ui/preferences/use-contrast.ts';
import { useLanguage } from '../../ui/preferences/use-language.ts';

const marks = { light: SunIcon, dark: MoonIcon, system: MonitorIcon };

/** How the console looks in this browser. */
export function LookCard() {
  const { t } = useTranslation('settings');
  const { t: tShell } = useTranslation('shell');
  const { mode, choose } = useColourScheme();
  const contrast = useContrast();
  const { language, choose: chooseLanguage } = useLanguage();
  return (
    <SectionCard title={t('look.title')} subtitle={t('look.subtitle')}>
      <Box sx={{ padding: 2.5, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <ToggleButtonGroup
          exclusive
          aria-label={tShell('user.language')}
          value={language}
          onChange={(_, chosen: Language | null) => chosen && chooseLanguage(chosen)}
        >
          {languages.map(({ code, name, direction }) => (
            <ToggleButton key={code} value={code} lang={code} dir={direction} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          aria-label={tShell('user.scheme')}
          value={mode}
          onChange={(_, chosen: ColourMode | null) => chosen && choose(chosen)}
        >
          {colourModes.map((choice) => {
            const Mark = marks[choice];
            return (
              <ToggleButton key={choice} value={choice} sx={{ gap: 1, textTransform: 'none' }}>
                <Mark size={18} />
                {tShell(`user.${choice}`)}
              </ToggleButton>
            );
          })}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          aria-label={t('look.contrast.label')}
          value={contrast.mode}
          onChange={(_, chosen: ContrastMode | null) => chosen && contrast.choose(chosen)}
        >
          {contrastModes.map((choice) => (
            <ToggleButton key={choice} value={choice} sx={{ textTransform: 'none' }}>
              {t(`look.contrast.${choice}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
    </SectionCard>
  );
}
