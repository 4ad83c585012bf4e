import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { languages } from './languages.ts';
import { useLanguage } from './use-language.ts';

/** Offers the other languages, each in its own words, to who cannot read this one. */
export function LanguageSwitch() {
  const { language, choose } = useLanguage();
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {languages.filter(({ code }) => code !== language).map(({ code, name, direction }) => (
        <Button key={code} size="small" lang={code} dir={direction} onClick={() => choose(code)}>{name}</Button>
      ))}
    </Box>
  );
}
