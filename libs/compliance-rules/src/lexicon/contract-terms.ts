import { phrases } from '../text/phrase-list.ts';
import type { Term } from '../text/lexicon.ts';

/** Named arrangements that are judged by their name. */
export const contractTerms: readonly Term[] = [
  {
    rules: ['RIBA-012'],
    principle: 'riba',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      fx|currency|forex|dollar|euro|exchange forward|forwards, forward exchange|fx|currency
      contract|contracts|deal|rate|cover, forward contract|contracts for|on|in dollars|euros|sterling|usd|eur|gbp|
      yen|currency, forward|cover|contract on|for dollars|euros|usd|eur|gbp|currency, non deliverable
      forward|forwards, ndf contract|deal|settlement`),
  },
  {
    rules: ['RIBA-012'],
    principle: 'riba',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      صرف اجل|مستقبلي, عقد|عقود صرف اجل|اجله|مستقبلي, عقد|عقود عملات|عمله اجله|مستقبليه, شراء|بيع
      عملات|عمله|دولار|يورو اجل|باجل-مستقبلي, تثبيت سعر صرف لشهر|لتسليم|مستقبلا`),
  },
  {
    rules: ['RIBA-017'],
    principle: 'riba',
    strength: 'strong',
    language: 'en',
    phrases: phrases('tawarruq, tawaruq, tawarrouq, commodity murabaha|murabahah'),
  },
  {
    rules: ['RIBA-017'],
    principle: 'riba',
    strength: 'strong',
    language: 'ar',
    phrases: phrases('تورق, التورق, مرابحه سلع'),
  },
  {
    rules: ['RIBA-021'],
    principle: 'riba',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      guarantor|guarantee|surety|kafala fee|commission|charge of? # %, # % guarantor|guarantee|surety|kafala
      fee|commission|charge, # % for guaranteeing|being|standing guarantor|surety|the|my|his|her, for guaranteeing
      my|his|her|the|our|a loan|debt|mortgage|financing, paid|pay|paying|pays *? for being|standing
      my|his|her|a|the guarantor|surety`),
  },
  {
    rules: ['RIBA-021'],
    principle: 'riba',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      عموله|اجره|اجر|رسوم|نسبه كفاله|ضمان # %, عموله|اجره|اجر|رسوم علي كفاله|كفالته|ضمانه # %?, # % مقابل|علي
      كفاله|كفالته|ضمان-الدين, عموله|رسوم|اجره|اجر ضمان|كفاله بنسبه|نسبه|شهريه|سنويه, مقابل كفالتي|كفالته|كفالتك
      للقرض|للدين|علي`),
  },
];
