import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Operation } from '../../api/api-document.ts';
import { CopyButton } from '../../ui/data/copy-button.tsx';
import { exampleCall } from '../../api/snippets/api-call.ts';
import { shownCall } from '../../api/snippets/snippet.ts';
import { CallCode } from '../../parts/api-request/call-code.tsx';
import { AccessBadges, MethodBadge } from './badges.tsx';
import { Examples } from './examples.tsx';
import { Parameters, RefusalTable } from './operation-tables.tsx';
import { Prose } from './prose.tsx';
import { useMayTry } from './use-may-try.ts';

type View = 'examples' | 'parameters' | 'refusals' | 'snippets';

interface OperationCardProps {
  operation: Operation;
  /** Whether the address names this call, so that it is brought into view. */
  isNamed: boolean;
  onTry: (id: string) => void;
}

/** One call: what it is for, who may make it, what goes in and what comes out. */
export function OperationCard({ operation, isNamed, onTry }: OperationCardProps) {
  const { t } = useTranslation('apiDocs');
  const { id, method, path, summary, description, roles } = operation;
  const [view, setView] = useState<View>('examples');
  const title = useId();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNamed) card.current?.scrollIntoView({ block: 'start' });
  }, [isNamed]);
  const views: View[] = ['examples', ...(operation.parameters.length > 0 ? ['parameters' as const] : []),
    ...(operation.refusals.length > 0 ? ['refusals' as const] : []), 'snippets'];
  return (
    <Card ref={card} component="article" id={id} aria-labelledby={title} sx={isNamed ? namedStyle : null}>
      <Box sx={headStyle}>
        <MethodBadge method={method} />
        <Box component="code" dir="ltr" sx={pathStyle}>{path}</Box>
        <CopyButton text={linkTo(id)} label={t('copyLink', { call: summary })} done={{ title: t('copied') }} />
        <TryButton operation={operation} onTry={onTry} />
      </Box>
      <Box sx={{ paddingInline: 2.5, paddingBlockEnd: 1 }}>
        <Typography id={title} variant="h3" sx={{ fontSize: '1rem' }}>{summary}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBlock: 0.5, maxInlineSize: '72ch' }}>
          <Prose text={description} />
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, marginBlockStart: 1 }}>
          <AccessBadges roles={roles} />
        </Box>
      </Box>
      <ToggleButtonGroup exclusive value={view} aria-label={summary} sx={viewsStyle}
        onChange={(_event, chosen: View | null) => { if (chosen) setView(chosen); }}
      >
        {views.map((one) => <ToggleButton key={one} value={one}>{t(`view.${one}`)}</ToggleButton>)}
      </ToggleButtonGroup>
      <Box sx={{ padding: 2.5, borderBlockStart: '1px solid', borderColor: 'divider' }}>
        {view === 'examples' && <Examples operation={operation} />}
        {view === 'parameters' && <Parameters operation={operation} />}
        {view === 'refusals' && <RefusalTable operation={operation} />}
        {view === 'snippets' && <Snippets operation={operation} />}
      </Box>
    </Card>
  );
}

const linkTo = (id: string): string => `${window.location.origin}/api-docs?op=${id}`;

function TryButton({ operation, onTry }: { operation: Operation; onTry: (id: string) => void }) {
  const { t } = useTranslation('apiDocs');
  const mayTry = useMayTry();
  if (mayTry(operation) !== 'yes') return null;
  return (
    <Button size="small" variant="outlined" color="inherit" aria-label={t('try.open', { call: operation.summary })}
      onClick={() => { onTry(operation.id); }}
    >
      {t('try.button')}
    </Button>
  );
}

const namedStyle = { outline: '2px solid', outlineColor: 'primary.main' } as const;

const headStyle = {
  display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.25, padding: 2.5, paddingBlockEnd: 1.25,
} as const;

const viewsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  paddingInline: 1,
  '& button, & button.Mui-selected, & button.Mui-selected:hover': {
    minBlockSize: 44,
    paddingInline: 1.5,
    border: 0,
    borderBlockEnd: '2px solid transparent',
    borderRadius: 0,
    bgcolor: 'transparent',
    typography: 'body2',
    fontWeight: 550,
  },
  '& button.Mui-selected': { color: 'primary.main', borderColor: 'primary.main' },
} as const;

const pathStyle = {
  flex: '1 1 12rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontFamily: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
  fontSize: '0.875rem',
  fontWeight: 600,
  textAlign: 'left',
} as const;

/** The call as programs in four languages make it, with the examples of the documentation. */
function Snippets({ operation }: { operation: Operation }) {
  return <CallCode call={shownCall(exampleCall(operation), window.location.origin)} />;
}
