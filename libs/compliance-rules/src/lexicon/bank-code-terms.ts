import type { Principle } from '../verdict.ts';
import { phrases } from '../text/phrase-list.ts';
import type { Language, Term } from '../text/lexicon.ts';
import { BOOKMAKERS, BREWERIES } from './gazetteer.ts';

/** What bank statements abbreviate, instalments of loans, and the houses of the gazetteer. */
export const bankCodeTerms: readonly Term[] = [
  // Instalments end as a review: they may be of a lawful financing.
  term('RIBA-002', 'riba', 'en', `
    home|house|housing|car|auto|personal|bank|student|vehicle|mortgage loan instalment|installment|instalments|inst|
    emi|emis, loan instalment|installment|emi, mortgage instalment|installment|emi|payment, emi for|of the|my?
    car|house|home|loan, emi home|car|house|bank|loan, si loan|ln|emi, ln|loan inst|emi # *?, loan ki|ka
    qist|kist|emi, hulog sa loan|utang`,
  { unless: ['islamic-paper', 'islamic-house', 'lawful-financing', 'given-away'] }),
  term('RIBA-002', 'riba', 'ar', `
    قسط|اقساط قرض|القرض, قسط|اقساط قرض|القرض? العقاري|السكني|الشخصي|البنكي|السياره|المنزل|البيت, قسط|اقساط|دفعه
    الرهن العقاري`,
  { unless: ['islamic-paper', 'islamic-house', 'lawful-financing', 'given-away'] }),
  term('RIBA-002', 'riba', 'en', `
    int|intt chg|chgs|chrg|charge|dr|debit|on|od|cc|recd|paid, od int|intt|interest, cc|c/c|ccard
    int|intt|interest|fin, fin|finance chg|chgs|chrg|charge, tr int|intt|interest, int on tr|od|loan|cc, penal
    int|interest, rollover int|chg| charge, sud|sood|sudh|byaj|biaj|byaaj
    ka|ki|ke|par|pe|dena|diya|wala|paisa|paise|raqam, vaddi, tubo ng? utang|loan|pera, may|na-may tubo, interes
    sa|ng utang|loan|pera|bangko, patong na? #, # na? patong, pautang na|may interes|tubo|patong`,
  { unless: ['islamic-paper', 'given-away'] }),
  term('HAL-002', 'halal', 'en', BREWERIES),
  { ...term('MAY-002', 'maysir', 'en', BOOKMAKERS), rules: ['MAY-002', 'HAL-004'] },
];

function term(
  rule: string, principle: Principle, language: Language, list: string, rest: Pick<Term, 'unless'> = {},
): Term {
  return { rules: [rule], principle, strength: 'strong', language, phrases: phrases(list), ...rest };
}
