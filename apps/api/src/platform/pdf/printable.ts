// Characters without a look, and those that turn the direction of text: both could hide what a line says.
const UNSEEN = /[[\p{Cc}\p{DI}\ufffe\uffff]--[\n]]/gv;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\v\f]/g;
const PRESENTATION_FORMS = /[\ufb50-\ufdff\ufe70-\ufefc]+/g;
// Vowel signs are aids to reading that a report does without; a stretched line between letters is nothing but style.
const SIGNS = /[[\p{M}&&\p{scx=Arab}]\u0640]/gv;
const AMOUNT = /(\d) (?=(?:AED|QAR)\b)/g;

/** A text as it is printed: whole letters in the order in which they are read, and nothing that cannot be seen. */
export const printable = (text: string): string => text.toWellFormed()
  .replace(PRESENTATION_FORMS, (letters) => letters.normalize('NFKC')).normalize('NFC')
  .replace(LINE_ENDS, '\n').replaceAll('\t', ' ').replace(UNSEEN, '').replace(SIGNS, '')
  .replace(AMOUNT, '$1\u00a0');
