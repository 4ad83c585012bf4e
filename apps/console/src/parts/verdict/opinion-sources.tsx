import type { OpinionDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** Where an opinion is written down, each with how sure that is. */
export function OpinionSources({ sources }: { sources: OpinionDto['sources'] }) {
  const { t } = useTranslation('verdict');
  return (
    <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
      {t('opinions.sources')}{' '}
      {sources.map(({ text, certainty }, place) => (
        <span key={text}>
          {place > 0 && ' · '}<cite><bdi>{text}</bdi></cite> ({t(`opinions.certainty.${certainty}`)})
        </span>
      ))}
    </Box>
  );
}
