import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon, PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { ChevronDownIcon } from '../../../../ui/icons/navigation-icons.tsx';
import { useMenu } from '../../../../ui/inputs/use-menu.ts';

/** Where what a pill opens stands, and how it closes. */
export type Opened = ReturnType<typeof useMenu>['menu'];

interface FilterPillProps {
  label: string;
  /** What is chosen, in words; empty while everything is let through. */
  value: string;
  opens: 'menu' | 'dialog';
  onRemove: () => void;
  children: (opened: Opened) => ReactNode;
}

/** One filter: what it lets through, how to change that, and how to be rid of it. */
export function FilterPill({ label, value, opens, onRemove, children }: FilterPillProps) {
  const { t } = useTranslation('explorer');
  const { isWanted, button, menu } = useMenu();
  const isOn = value !== '';
  const Mark = isOn ? ChevronDownIcon : PlusIcon;
  return (
    <>
      <Box sx={isOn ? onStyle : offStyle}>
        <ButtonBase
          {...button}
          aria-haspopup={opens}
          aria-label={isOn ? t('filters.change', { label, value }) : t('filters.add', { label })}
          sx={mainStyle}
        >
          {!isOn && <Mark size={14} />}
          <span>{label}</span>
          {isOn && <Box component="bdi" sx={valueStyle}>{value}</Box>}
          {isOn && <Mark size={14} />}
        </ButtonBase>
        {isOn && <RemoveButton name={t('filters.remove', { label, value })} onRemove={onRemove} />}
      </Box>
      {(opens === 'menu' ? isWanted : menu.open) && children(menu)}
    </>
  );
}

interface FilterChipProps {
  label: string;
  value: string;
  onRemove: () => void;
}

/** A filter that is in force and was chosen elsewhere. */
export function FilterChip({ label, value, onRemove }: FilterChipProps) {
  const { t } = useTranslation('explorer');
  return (
    <Box sx={onStyle}>
      <Box component="span" sx={mainStyle}>
        <span>{label}</span>
        <Box component="bdi" sx={valueStyle}>{value}</Box>
      </Box>
      <RemoveButton name={t('filters.remove', { label, value })} onRemove={onRemove} />
    </Box>
  );
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <ButtonBase aria-label={name} onClick={onRemove} sx={removeStyle}>
      <CloseIcon size={14} />
    </ButtonBase>
  );
}

const pillStyle = {
  display: 'inline-flex', alignItems: 'stretch', maxInlineSize: '100%', minBlockSize: 34, borderRadius: 999,
  border: '1px solid', typography: 'body2', boxSizing: 'border-box',
} as const;

const offStyle = {
  ...pillStyle, borderStyle: 'dashed', borderColor: 'surface.strongLine', color: 'text.secondary',
  '&:hover': { color: 'text.primary', bgcolor: 'surface.hover' },
} as const;

const onStyle = { ...pillStyle, borderColor: 'surface.strongLine', bgcolor: 'surface.sunken' } as const;

const mainStyle = {
  display: 'inline-flex', alignItems: 'center', gap: 0.75, font: 'inherit', minInlineSize: 0, paddingInline: 1.5,
  borderRadius: 999,
} as const;

const valueStyle = {
  color: 'primary.main', fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap',
  maxInlineSize: '16rem',
} as const;

const removeStyle = {
  inlineSize: 30, flex: 'none', color: 'text.secondary', borderRadius: 999, marginInlineStart: -0.75,
  '&:hover': { color: 'text.primary' },
} as const;
