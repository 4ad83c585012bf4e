import { Length } from 'class-validator';
import { i18n } from '../../../i18n/i18n.ts';

const leastCharacters = 3;
const mostCharacters = 500;

/** A question to the corpus. */
export class QuestionForm {
  @Length(leastCharacters, mostCharacters, { message: () => i18n.t('guidance:form.errors.question') })
  question = '';
}
