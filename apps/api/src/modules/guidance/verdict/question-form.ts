import { readable, readSign, says, type Sign } from '../intent/sign.ts';

/** How a question may be answered with one word: it asks whether something may be done, or whether it may not. */
export type QuestionForm = 'asks_permission' | 'asks_prohibition';

/** Words that turn a question round, or make it one of several: nothing is answered to them with yes or no. */
const TURNING = ['not', 'no', 'never', 'without', 'unless', 'except', 'or', 'if', 'but', 'why', 'how', 'what', 'when', 'who', 'which',
  'where', 'cannot', 'cant', 'isnt', 'shouldnt', 'must', 'should', 'because', 'لماذا', 'ليش', 'كيف', 'متى', 'ليس', 'ليست', 'بدون', 'دون',
  'إلا', 'أم', 'ولا', 'أو', 'لو', 'إذا', 'يجب', 'لازم', 'لأن', 'غير'];
const PERMISSION = ['may/can/could', 'allowed/permitted/permissible/lawful/halal/valid', 'يجوز/تجوز/يصح/يحل/يمكن/ينفع/جائز/جائزة/حلال/مباح/مباحة',
  'yajooz/yjooz/yajuz/yjuz/ynfa3/yenfa3/momken/mumkin/7alal/jayez'];
const PROHIBITION = ['haram/haraam/forbidden/prohibited/unlawful/impermissible', 'حرام/محرم/محرمة/ممنوع/ممنوعة', '7aram/7ram/mamnoo3'];
const OPENING = /^\s*(?:may|can|could|is|are|does|do|هل|hal|hl|momken|mumkin|yajooz|yjooz|ممكن|ينفع|يجوز|تجوز)\s/iu;
/** What one does not own is the one wording of a matter that says not. */
const OF_THE_MATTER = /do not own|dont own|don't own|لا أملك/iu;

const turning = TURNING.map(readSign);
const permission = PERMISSION.map(readSign);
const prohibition = PROHIBITION.map(readSign);

/** The form of a question, or nothing where yes and no could be taken for an answer to something else. */
export function formOf(question: string): QuestionForm | undefined {
  const text = readable(question.replace(OF_THE_MATTER, ''));
  const isAny = (signs: readonly Sign[]): boolean => signs.some((sign) => says(text, sign));
  if (!OPENING.test(question) || isAny(turning)) return undefined;
  const asks = { permission: isAny(permission), prohibition: isAny(prohibition) };
  if (asks.permission === asks.prohibition) return undefined;
  return asks.permission ? 'asks_permission' : 'asks_prohibition';
}
