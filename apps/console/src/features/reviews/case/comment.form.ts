import { Length } from 'class-validator';
import { i18n } from '../../../i18n/i18n.ts';

/** What an officer writes about a case. */
export class CommentForm {
  @Length(1, 2000, { message: () => i18n.t('reviews:comments.length') })
  text = '';
}
