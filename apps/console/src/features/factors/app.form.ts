import { Length, Matches } from 'class-validator';
import { i18n } from '../../i18n/i18n.ts';

/** The first code of an app, and what the app is called. */
export class AppForm {
  @Length(1, 60, { message: () => i18n.t('factors:errors.name') })
  label = i18n.t('factors:app.label');

  @Matches(/^\s*(\d\s*){6}$/, { message: () => i18n.t('factors:errors.appCode') })
  code = '';
}
