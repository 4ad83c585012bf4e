import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Where in the page a source of the answer is listed. */
export const sourceAnchor = (number: number | string): string => `source-${number}`;

/** A text of the answer whose numbers lead to the list of sources. */
export function CitedText({ text, numbers }: { text: string; numbers: ReadonlySet<number> }) {
  const { t } = useTranslation('guidance');
  return (
    <Typography sx={{ maxInlineSize: '72ch', lineHeight: 1.75 }}>
      {text.split(/\[(\d+)\]/).map((part, index) => {
        // Splitting leaves the numbers at the odd places.
        if (index % 2 === 0) return part;
        if (!numbers.has(Number(part))) return `[${part}]`;
        return (
          <MuiLink key={index} href={`#${sourceAnchor(part)}`} aria-label={t('source', { number: part })}>
            <bdi>[{part}]</bdi>
          </MuiLink>
        );
      })}
    </Typography>
  );
}
