import Box from '@mui/material/Box';
import { IsNotEmpty, MinLength } from 'class-validator';
import { useTranslation } from 'react-i18next';
import { useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { useChangePasswordMutation } from '../../../api/profile.api.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { BusyButton } from '../../../ui/inputs/busy-button.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { PasswordField } from '../../../ui/inputs/password-field.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';

const LEAST_CHARACTERS = 8;

/** The password one has, and the one to have from now on. */
class PasswordForm {
  @IsNotEmpty({ message: () => i18n.t('settings:password.errors.current') })
  currentPassword = '';

  @MinLength(LEAST_CHARACTERS, { message: () => i18n.t('settings:password.errors.new') })
  newPassword = '';
}

/** Exchanges one's password for another. */
export function PasswordCard() {
  const { t } = useTranslation('settings');
  const { toast } = useToast();
  const [change] = useChangePasswordMutation();
  const { field, submit, failure, isBusy } = useMutationForm({
    rules: PasswordForm,
    send: (values) => change({ ...values }),
    onDone: (_, __, form) => {
      form.reset();
      toast({ title: t('password.done'), description: t('password.doneHint') });
    },
  });
  return (
    <SectionCard title={t('password.title')} subtitle={t('password.subtitle')}>
      <Box component="form" noValidate onSubmit={submit} sx={formStyle}>
        <FormProblem message={failure} />
        <PasswordField label={t('password.current')} autoComplete="current-password" {...field('currentPassword')} />
        <PasswordField
          label={t('password.new')} autoComplete="new-password" hint={t('password.newHint')} {...field('newPassword')}
        />
        <BusyButton
          type="submit" variant="contained" isBusy={isBusy} sx={{ justifySelf: 'start' }}
        >
          {t(isBusy ? 'password.pending' : 'password.submit')}
        </BusyButton>
      </Box>
    </SectionCard>
  );
}

const formStyle = { display: 'grid', gap: 2, padding: 2.5, maxInlineSize: '28rem' } as const;
