import type { PassportVerdict } from '@connect/sdk';
import Box from '@mui/material/Box';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCheckPassportMutation } from '../../api/passports.api.ts';
import { reasonOf } from '../../api/problem.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { useNow } from '../../ui/format/use-now.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { FileDrop } from '../../ui/inputs/file-drop.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { PassportFindings } from './passport-findings.tsx';

/** Checks a compliance passport in the reader's browser, and shows what it proves; open to everybody. */
export function PassportScreen() {
  const { t } = useTranslation('passports');
  const [text, setText] = useState('');
  const [verdict, setVerdict] = useState<PassportVerdict | null>(null);
  // A sandbox may be ahead of this machine.
  const now = useNow();
  const [check, { error, isLoading }] = useCheckPassportMutation();
  const start = async (passport: string) => {
    setVerdict(null);
    const { data } = await check({ passport: passport.trim(), now });
    setVerdict(data ?? null);
  };
  const take = async (file: File) => {
    const content = (await file.text()).trim();
    setText(content);
    await start(content);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void start(text);
  };
  return (
    <>
      <PageHeader title={t('check.title')} subtitle={t('check.subtitle')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <SectionCard title={t('check.input')}>
          <Box component="form" noValidate onSubmit={submit} sx={formStyle}>
            <FileDrop
              text={t('check.drop')} choose={t('check.choose')} accept=".txt,.jwt,.sd-jwt,text/plain"
              onFile={(file) => void take(file)}
            />
            <Field
              label={t('check.input')} hint={t('check.hint')} multiline minRows={4} maxRows={8} value={text}
              inputProps={{ dir: 'ltr', spellCheck: false, autoComplete: 'off' }}
              onChange={({ target }) => {
                setText(target.value);
                setVerdict(null);
              }}
            />
            <BusyButton type="submit" variant="contained" isBusy={isLoading} disabled={text.trim() === ''}>
              {t(isLoading ? 'check.checking' : 'check.submit')}
            </BusyButton>
          </Box>
        </SectionCard>
        {error && <ErrorState title={t('check.failed')} {...reasonOf(error)} onRetry={() => void start(text)} />}
        {verdict && <PassportFindings verdict={verdict} />}
      </Box>
    </>
  );
}

const formStyle = {
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, padding: 2.5, justifyItems: 'stretch',
  '& > button': { justifySelf: 'start' },
} as const;
