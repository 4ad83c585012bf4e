import type { StrSettingsDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { reasonOf } from '../../api/problem.ts';
import { selectRole } from '../../api/session.slice.ts';
import { useGetStrSettingsQuery, useSaveStrSettingsMutation } from '../../api/strs.api.ts';
import { useListBanksQuery } from '../../api/users.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { fieldsStyle } from './party-fieldset.tsx';
import { empty, fieldNames, fromText, toSettings, type SettingsText } from './settings-text.ts';

/** What the bank tells its financial intelligence unit of itself; administrators choose the bank. */
export function StrSettingsPage({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('strs');
  const isAdmin = useSelector(selectRole) === 'admin';
  const { data: banks } = useListBanksQuery(undefined, { skip: !isAdmin });
  const [chosen, setChosen] = useState('');
  const bankId = isAdmin ? chosen || banks?.[0]?.id : undefined;
  const { currentData: kept, error } = useGetStrSettingsQuery(bankId, { skip: isAdmin && bankId === undefined });
  return (
    <>
      <PageHeader
        title={t('settings.title')} subtitle={t('settings.subtitle')}
        actions={<Button variant="outlined" onClick={onBack}>{t('back')}</Button>}
      />
      {isAdmin && banks !== undefined && (
        <Box sx={{ maxInlineSize: '24rem', marginBlockEnd: 3 }}>
          <SelectField
            label={t('settings.bank')} value={bankId ?? ''} onChange={({ target }) => setChosen(target.value)}
            options={banks.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Box>
      )}
      {error && <ErrorState title={t('settings.failed')} {...reasonOf(error)} />}
      {!kept && !error && <RowsSkeleton rows={8} />}
      {kept && (
        <SettingsForm
          key={`${bankId ?? ''} ${kept.version}`} settings={kept.settings}
          {...(bankId === undefined ? {} : { bankId })}
        />
      )}
    </>
  );
}

function SettingsForm({ settings, bankId }: { settings: StrSettingsDto | null; bankId?: string }) {
  const { t } = useTranslation('strs');
  const { toast } = useToast();
  const [save, { isLoading, error }] = useSaveStrSettingsMutation();
  const [text, setText] = useState<SettingsText>(settings === null ? empty : fromText(settings));
  const submit = async () => {
    const { error: refusal } = await save({ settings: toSettings(text), ...(bankId === undefined ? {} : { bankId }) });
    if (!refusal) toast({ title: t('settings.kept') });
  };
  return (
    <Box component="form" noValidate onSubmit={(event) => { event.preventDefault(); void submit(); }}>
      <SectionCard title={t('settings.title')}>
        <Box sx={{ padding: 2.5, display: 'grid', gap: 2 }}>
          <Box sx={fieldsStyle}>
            {fieldNames.map((name) => (
              <Field
                key={name} label={t(`settings.${name}`)} value={text[name]} inputProps={{ dir: 'auto' }}
                onChange={({ target }) => setText({ ...text, [name]: target.value })}
              />
            ))}
          </Box>
          <Field
            label={t('settings.indicators')} hint={t('settings.indicatorsHint')} multiline minRows={4}
            inputProps={{ dir: 'ltr' }} value={text.indicators}
            onChange={({ target }) => setText({ ...text, indicators: target.value })}
          />
          <FormProblem message={reasonOf(error).message} />
          <Box><BusyButton type="submit" variant="contained" isBusy={isLoading}>{t('settings.keep')}</BusyButton></Box>
        </Box>
      </SectionCard>
    </Box>
  );
}
