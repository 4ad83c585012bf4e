import { Length } from 'class-validator';
import { i18n } from '../../../../i18n/i18n.ts';

/** What a draft is called. */
export class DraftForm {
  @Length(1, 80, { message: () => i18n.t('transactions:drafts.nameLength') })
  name = '';
}
