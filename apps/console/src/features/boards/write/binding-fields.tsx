import type { BindingDto, BindingKind } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Tooltip } from '../../../ui/feedback/tooltip.tsx';
import { CloseIcon, PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import { products } from '../binding-text.tsx';

const kinds: readonly BindingKind[] = ['ruleset', 'rule', 'product', 'contract', 'profile'];

interface BindingFieldsProps {
  binds: readonly BindingDto[];
  onChange: (binds: readonly BindingDto[]) => void;
}

/** What a resolution is to bind, one a line. */
export function BindingFields({ binds, onChange }: BindingFieldsProps) {
  const { t } = useTranslation('boards');
  const change = (place: number, binding: BindingDto) =>
    onChange(binds.map((one, other) => (other === place ? binding : one)));
  return (
    <Box component="fieldset" sx={groupStyle}>
      <Box component="legend" sx={{ typography: 'body2', fontWeight: 550, padding: 0, marginBlockEnd: 1 }}>
        {t('write.binds')}
      </Box>
      {binds.map(({ kind, value }, place) => (
        <Box key={place} sx={lineStyle}>
          <SelectField
            label={t('write.kind')} value={kind}
            options={kinds.map((one) => ({ value: one, label: t(`binds.kind.${one}`) }))}
            onChange={({ target }) => change(place, {
              kind: target.value as BindingKind, value: target.value === 'product' ? products[0] : '',
            })}
          />
          {kind === 'product' ? (
            <SelectField
              label={t('write.value')} hint={t(`write.valueHint.${kind}`)} value={value}
              options={products.map((one) => ({ value: one, label: t(`binds.product.${one}`) }))}
              onChange={({ target }) => change(place, { kind, value: target.value })}
            />
          ) : (
            <Field
              label={t('write.value')} hint={t(`write.valueHint.${kind}`)} value={value} autoComplete="off"
              inputProps={{ dir: 'ltr', maxLength: 80, spellCheck: false }}
              onChange={({ target }) => change(place, { kind, value: target.value })}
            />
          )}
          <Tooltip title={t('write.remove')}>
            <IconButton
              size="small" aria-label={t('write.remove')} sx={{ marginBlockStart: '30px' }}
              onClick={() => onChange(binds.filter((_, other) => other !== place))}
            >
              <CloseIcon size={18} />
            </IconButton>
          </Tooltip>
        </Box>
      ))}
      <Button
        size="small" variant="text" startIcon={<PlusIcon />} sx={{ justifySelf: 'start' }}
        onClick={() => onChange([...binds, { kind: 'product', value: products[0] }])}
      >
        {t('write.add')}
      </Button>
    </Box>
  );
}

const groupStyle = { display: 'grid', gap: 1.5, border: 0, margin: 0, padding: 0, minInlineSize: 0 } as const;

const lineStyle = {
  display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto', gap: 1.5, alignItems: 'start',
} as const;
