import type { RaiseSupportRequestDto, SupportCategory, SupportPriority } from '@connect/sdk';
import { IsEmail, IsNotEmpty } from 'class-validator';
import { i18n } from '../../i18n/i18n.ts';

export const categories = ['technical', 'billing', 'compliance', 'api', 'feature', 'other'] as const;
export const priorities = ['low', 'medium', 'high', 'critical'] as const;

/** What a person writes to support; category and priority may be left open. */
export class SupportForm {
  @IsNotEmpty({ message: () => i18n.t('support:errors.name') })
  name = '';

  @IsEmail({}, { message: () => i18n.t('support:errors.email') })
  email = '';

  @IsNotEmpty({ message: () => i18n.t('support:errors.subject') })
  subject = '';

  category: SupportCategory | '' = '';
  priority: SupportPriority | '' = '';

  @IsNotEmpty({ message: () => i18n.t('support:errors.message') })
  message = '';

  /** Whether support may look at the request that failed last. */
  namesFailure = false;
}

/** The form in the words of the API. */
export const requestOf = (form: SupportForm, failedRequestId: string | undefined): RaiseSupportRequestDto => {
  const { name, email, subject, category, priority, message, namesFailure } = form;
  return {
    name, email, subject, message,
    ...(category !== '' && { category }),
    ...(priority !== '' && { priority }),
    ...(namesFailure && failedRequestId !== undefined && { reportedRequestId: failedRequestId }),
  };
};
