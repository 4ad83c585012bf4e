import { wordForms } from '../text/word-forms.ts';

/** Words for one and the same party, each of which may stand where a word list has another. */
const PARTIES = [
  ['customer', 'client', 'buyer', 'purchaser', 'orderer', 'عميل', 'مشتري', 'زبون', 'متعامل'],
  ['tenant', 'lessee', 'renter', 'hirer', 'occupier', 'مستاجر'],
  ['bank', 'financier', 'institution', 'بنك', 'مصرف', 'ممول'], ['lessor', 'landlord', 'مؤجر'],
  ['manager', 'mudarib', 'entrepreneur', 'مضارب'], ['investor', 'provider', 'مستثمر'], ['partner', 'شريك'],
];
const SAME_PARTY: ReadonlyMap<string, readonly string[]> = new Map(PARTIES.flatMap((words) =>
  [words, words.map((word) => `${word}s`)].flatMap((same) => same.map((word) => [word, same] as const))));

const ARABIC = /^[\u0621-\u064a]+$/;
/** A pronoun written onto a noun of two or three letters or more, as in «حصتها» and «مالها». */
const OWNED = /^(.{3,})(?:هما|ها|هم|ه)$/;
/** The past of a woman or a company: «دفعت» as «دفع». */
const FEMININE_PAST = /^(.{3,})ت$/;
/** A verb of the future, or of a woman, a company or a bank in the feminine: «سيتحمل», «تتحمل», «ستتحمل». */
const FUTURE = /^س([يت].{2,})$/;
const FEMININE = /^ت(.{3,})$/;

/**
 * The forms of a word in a contract: those of any text, the other words for a party, and for an Arabic word the noun
 * without its pronoun and the verb as the word lists have it, of one man in the present.
 */
export function clauseForms(word: string): readonly string[] {
  const forms = wordForms(word).flatMap((form) => [form, ...SAME_PARTY.get(form) ?? []]);
  if (!ARABIC.test(word)) return forms;
  const nouns = forms.flatMap((form) => {
    const [, owned] = OWNED.exec(form) ?? [];
    return owned === undefined ? [] : [owned, owned.replace(/ت$/, 'ه')];
  });
  const present = [...forms, ...nouns].map((form) => form.replace(FUTURE, '$1').replace(FEMININE_PAST, '$1'));
  return [...new Set([...forms, ...nouns, ...present, ...present.map((form) => form.replace(FEMININE, 'ي$1'))])];
}
