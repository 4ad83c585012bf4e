/** Words that say that something is paid, but not for what. */
const EMPTY_WORDS = new Set([
  'goods', 'payment', 'payments', 'pay', 'paid', 'transfer', 'transfers', 'services', 'service', 'money', 'misc',
  'other', 'stuff', 'things', 'general', 'various', 'settlement', 'test', 'na', 'n', 'a', 'none', 'the', 'for',
  'of', 'to', 'as', 'discussed', 'agreed', 'items', 'consulting', 'urgent', 'cash', 'بضاعه', 'دفعه', 'دفع',
  'تحويل', 'حواله', 'خدمات', 'مبلغ', 'متفرقات', 'اخري', 'حسب', 'الاتفاق', 'اتفاق', 'عام', 'سداد', 'مدفوعات',
]);
const LATIN_VOWEL = /[aeiouy]/;
const LATIN_WORD = /^[a-z]{4,}$/;

/** True when a memo has no word that says what is paid for: empty, generic or mere letters. */
export function isUninformative(words: readonly string[]): boolean {
  return words.every((word) => EMPTY_WORDS.has(word) || (LATIN_WORD.test(word) && !LATIN_VOWEL.test(word)));
}
