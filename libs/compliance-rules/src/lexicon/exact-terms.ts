import type { Principle } from '../verdict.ts';
import { phrases } from '../text/phrase-list.ts';
import type { Language, Term } from '../text/lexicon.ts';

/** Words that have one sense: whoever names them, and neither denies nor opposes them, pays for the thing itself. */
export const exactTerms: readonly Term[] = [
  exact(['RIBA-002'], 'riba', 'en', `
    usury, usurious interest|loan, interest on the|a|my bank|personal|home|car loan, bank loan interest, credit card
    interest charge|charges, overdraft interest`),
  exact(['RIBA-002'], 'riba', 'ar', `
    ربا, فايده|فوايد ربويه|بنكيه, فايده|فوايد القرض|قرض|البنك|بنك, فايده|فوايد السحب|سحب|الحساب? علي? المكشوف|مكشوف,
    فايده|فوايد عالمكشوف|المكشوف, فايده|فوايد السحب عالمكشوف, قرض ربوي, قروض ربويه`),
  exact(['MAY-002', 'HAL-004'], 'maysir', 'en', 'lottery|lotto ticket|tickets|coupon|coupons|draw'),
  exact(['MAY-002', 'HAL-004'], 'maysir', 'en', 'casino chips|credit|winnings|losses, roulette|blackjack table|stake|bet'),
  exact(['MAY-002', 'HAL-004'], 'maysir', 'ar', 'تذكره|تذاكر|ورقه|بطاقه|شراء يانصيب, لعب|رهان|طاوله القمار|روليت'),
  exact(['HAL-002'], 'halal', 'en', `
    bottle|bottles|case|crate|cases of vodka|whisky|whiskey|tequila|rum|arak`),
  exact(['HAL-002'], 'halal', 'ar', 'زجاجه|زجاجات|قنينه|قناني|غرشه|غراش|كرتون|صندوق خمر|ويسكي|فودكا|عرق|نبيذ'),
  exact(['HAL-003'], 'halal', 'en', 'pork ribs|chops|belly|meat|sausage|sausages|loin|shoulder'),
  exact(['HAL-003'], 'halal', 'ar', 'لحم|ضلوع|نقانق|شرايح|سجق خنزير|الخنزير'),
  exact(['HAL-005'], 'halal', 'en', 'brothel, prostitute|prostitutes'),
  exact(['HAL-005'], 'halal', 'ar', 'دعاره, بيت دعاره, بايعه هوي'),
  exact(['HAL-009'], 'halal', 'en', 'cocaine, crystal meth, gram|grams of hashish|heroin|cocaine|meth'),
  exact(['HAL-009'], 'halal', 'ar', 'كوكايين, هيرويين, غرام|غرامات|جرام حشيش|هيروين|شبو|كوكايين'),
];

function exact(rules: readonly string[], principle: Principle, language: Language, list: string): Term {
  return { rules, principle, strength: 'strong', isExact: true, language, phrases: phrases(list) };
}
