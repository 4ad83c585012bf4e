import { Length, Matches } from 'class-validator';
import { i18n } from '../../i18n/i18n.ts';

/** What the unit answered to a report that was uploaded. */
export class FileForm {
  @Length(1, 255, { message: () => i18n.t('strs:errors.reference') })
  reference = '';

  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: () => i18n.t('strs:errors.filedOn') })
  filedOn = '';
}
