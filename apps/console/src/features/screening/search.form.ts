import { Length, Matches, ValidateIf } from 'class-validator';
import { i18n } from '../../i18n/i18n.ts';

/** Who is sought: a name, and what else is known. */
export class SearchForm {
  @Length(1, 200, { message: () => i18n.t('screening:errors.name') })
  name = '';

  @ValidateIf(({ dateOfBirth }: SearchForm) => dateOfBirth !== '')
  @Matches(/^[12]\d{3}(-\d{2}-\d{2})?$/, { message: () => i18n.t('screening:errors.dateOfBirth') })
  dateOfBirth = '';

  @ValidateIf(({ country }: SearchForm) => country !== '')
  @Matches(/^[A-Za-z]{2}$/, { message: () => i18n.t('screening:errors.country') })
  country = '';
}
