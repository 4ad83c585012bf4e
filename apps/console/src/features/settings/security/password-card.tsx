import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showProblem } from '../../../api/form-problems.ts';
import { useChangePasswordMutation } from '../../../api/profile.api.ts';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { PasswordField } from '../../../ui/inputs/password-field.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { useRulesOf } from '../../../ui/inputs/use-rules-of.ts';
import { PasswordForm } from './password.form.ts';

/** Exchanges one's password for another. */
export function PasswordCard() {
  const { t } = useTranslation('settings');
  const { toast } = useToast();
  const [change, { isLoading }] = useChangePasswordMutation();
  const form = useForm<PasswordForm>({
    resolver: useRulesOf(PasswordForm),
    defaultValues: new PasswordForm(),
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    const { error } = await change({ ...values });
    if (error) {
      showProblem(form, error);
      return;
    }
    form.reset();
    toast({ title: t('password.done'), description: t('password.doneHint') });
  });
  return (
    <SectionCard title={t('password.title')} subtitle={t('password.subtitle')}>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={formStyle}>
        <FormProblem message={errors.root?.message} />
        <PasswordField
          label={t('password.current')} autoComplete="current-password" error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <PasswordField
          label={t('password.new')} autoComplete="new-password" hint={t('password.newHint')}
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        <BusyButton
          type="submit" variant="contained" isBusy={isLoading} sx={{ justifySelf: 'start' }}
        >
          {t(isLoading ? 'password.pending' : 'password.submit')}
        </BusyButton>
      </Box>
    </SectionCard>
  );
}

const formStyle = { display: 'grid', gap: 2, padding: 2.5, maxInlineSize: '28rem' } as const;
