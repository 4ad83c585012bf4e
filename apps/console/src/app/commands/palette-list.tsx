import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Keys } from './keys.tsx';
import { type Command, groups } from './use-commands.ts';

interface PaletteListProps {
  id: string;
  commands: readonly Command[];
  /** The place of the command that Enter runs. */
  active: number;
  onRun: (command: Command) => void;
  onPoint: (place: number) => void;
}

/** The commands under the name of their group; the field above says which is active, so that it keeps the focus. */
export function PaletteList({ id, commands, active, onRun, onPoint }: PaletteListProps) {
  const { t } = useTranslation('palette');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, commands.length]);
  const placed = commands.map((command, place) => ({ command, place }));
  return (
    <Box role="listbox" id={id} ref={list} aria-label={t('title')} sx={listStyle}>
      {groups.map((group) => {
        const members = placed.filter(({ command }) => command.group === group);
        if (members.length === 0) return null;
        return (
          <Box key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <Box id={`${id}-${group}`} sx={groupStyle}>{t(`groups.${group}`)}</Box>
            {members.map(({ command, place }) => (
              <Box
                key={command.id}
                role="option"
                id={`${id}-${place}`}
                aria-selected={place === active}
                onClick={() => onRun(command)}
                onMouseMove={() => onPoint(place)}
                sx={optionStyle}
              >
                <Box sx={{ display: 'flex', color: 'text.secondary' }}><command.Mark size={18} /></Box>
                <Box component="bdi" sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>{command.label}</Box>
                {command.note !== undefined && <Note command={command} />}
              </Box>
            ))}
          </Box>
        );
      })}
    </Box>
  );
}

function Note({ command: { group, note = '' } }: { command: Command }) {
  if (group !== 'objects' && group !== 'payments') return <Keys keys={note} />;
  return <Box component="bdi" dir="auto" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{note}</Box>;
}

const listStyle = { overflowY: 'auto', paddingInline: 1, paddingBlockEnd: 1, '&:empty': { display: 'none' } } as const;

const groupStyle = {
  typography: 'caption', fontWeight: 600, color: 'text.secondary', paddingInline: 1.5, paddingBlockStart: 1.5,
  paddingBlockEnd: 0.5,
} as const;

const optionStyle = {
  display: 'flex', alignItems: 'center', gap: 1.5, minBlockSize: 44, paddingInline: 1.5, borderRadius: 1,
  typography: 'body2', cursor: 'pointer', scrollMarginBlock: 36,
  '&[aria-selected="true"]': {
    bgcolor: 'surface.hover', outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2,
  },
} as const;
