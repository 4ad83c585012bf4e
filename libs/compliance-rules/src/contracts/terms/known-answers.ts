import { isPlausibleDay } from '../../days/plausible-day.ts';
import { cuesOf } from '../clause-reading.ts';
import { spelled } from './other-names.ts';

const DAY_NAME = /(?:On|Since)$/;
const PARTIES = 'lessor|landlord|owner|bank|financier|lessee|tenant|client|customer|buyer|seller|both|مؤجر|مستأجر|مالك'
  + '|بنك|مصرف|ممول|عميل|مشتر|بائع|متعامل|طرف';
const SHARED = 'share|capital|pro.?rata|proportion|ownership|حصص|حصة|بقدر|رأس المال|ملكي';

/**
 * The answers that the rules understand where a term is one of a few words, by the name of the term. Any other answer
 * was not read, unless a rule objects to it.
 */
const ANSWERS: Readonly<Record<string, RegExp>> = Object.fromEntries(Object.entries({
  currency: '^(?:aed|qar|dirhams?|riyals?)$',
  profitType: 'fix|flat|known|lump|ثابت|معلوم|مقطوع|محدد',
  possession: 'actual|constructive|physical|taken|delivered|received|fulfilled|both|حقيقي|حكمي|فعلي|قبض|استلم',
  earlySettlementRebate: 'discretion|not.?promised|unpromised|voluntary|^no|none|without|تقدير|غير|بلا|لا',
  insuranceBeforeSale: `${PARTIES}|none|no`,
  defectLiability: 'seller|bank|financier|بائع|بنك|مصرف',
  maintenanceResponsibility: `${PARTIES}|${SHARED}`,
  maintenanceScope: 'routine|operational|daily|minor|structural|major|essential|all|تشغيل|دوري|يومي|بسيط|أساس|هيكل'
    + '|روتين',
  insuranceResponsibility: `${PARTIES}|${SHARED}`,
  transferMethod: 'gift|sale|promise|option|separate|undertaking|hiba|deed|هبة|بيع|وعد|خيار|مستقل|منفصل|تلقائي',
  capitalKind: 'cash|money|goods|kind|نقد|عين|عروض|بضاع',
  mandate: 'restrict|مقيد|مطلق',
  wageContract: 'separate|independent|same|منفصل|مستقل',
  rentBasis: 'share|current|remaining|unit|حصة|حصص|الحالي|المتبقي',
  unitPricing: 'market|fair|agree|day|valu|apprais|سوق|عادل|اتفاق|يومئذ|تقييم|يوم',
  lossSharing: SHARED,
  kind: 'cash|kind|receivable|debt|goods|direct|customs|freight|transport|shipping|insurance|regist|duty|duties|port|'
    + 'clearance|inspection|fee|tax|vat|نقد|عين|عروض|شحن|جمارك|نقل|تسجيل|تأمين|ضريب|رسوم',
  binding: `one|both|two|mutual|unilateral|bilateral|single|none|not|${PARTIES}|واحد|طرف`,
  price: 'market|fair|face|nominal|par|original|agree|day|valu|سوق|عادل|اسمي|اتفاق|قيمة',
  appliesTo: 'future|past|retro|previous|next|coming|مستقبل|لاحق|ماض|سابق|قادم',
  beneficiary: `charit|donation|good|crescent|zakat|waqf|خير|صدق|تبرع|وقف|${PARTIES}`,
}).map(([name, words]) => [name, new RegExp(words, 'iu')]));

const OWNER = /^(?:lessor|landlord|owner|bank|financier|(?:ال)?مؤجر)$/i;
const PLEDGE = /^(?:a )?(?:mortgage|pledge|lien|رهن)$/i;
const AT_SIGNING = /^(?:at|on|with|upon) (?:the )?(?:signing|signature|sale|conclusion)$/i;
/** Terms that no rule asks for as long as they hold one of these answers. */
const SOUND: Readonly<Record<string, RegExp>> = {
  riskOfLoss: OWNER, riskBorneBy: OWNER, security: PLEDGE, collateral: PLEDGE, titleTransfer: AT_SIGNING,
  titlePasses: AT_SIGNING,
};
/** What offices write on a contract, which is no term of it. */
const OF_THE_OFFICE = new RegExp([
  '^(?:contract|invoice|quotation|quote|file|application|case|order|document|deal|account|internal|our|your)?'
    + '(?:Reference|Ref|Number|No|Id)$',
  '^(?:branch|department|costCent(?:re|er)|contact(?:Person|Name|Phone|Email)?|phone|telephone|mobile|email|language)$',
  '^(?:preparedBy|drafter|relationshipManager|accountOfficer|مرجع|رقم العقد|الفرع)$',
].join('|'), 'i');
const MOST_OFFICE_LETTERS = 60;

/** True for a term that no rule asks for, because its answer is sound or because it is only for the office. */
export function isUnasked(name: string, value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  const answer = String(value).trim();
  return SOUND[spelled(name)]?.test(answer) === true
    || (OF_THE_OFFICE.test(spelled(name)) && answer.length <= MOST_OFFICE_LETTERS && cuesOf(answer).size === 0);
}

/** True for a term that has only a few answers. */
export const hasAnswers = (name: string): boolean => Object.hasOwn(ANSWERS, name);

/** True unless a term that has only a few answers, or is a day, holds something that is none of them. */
export function isKnownAnswer(name: string, value: string): boolean {
  if (DAY_NAME.test(name)) return isPlausibleDay(value.trim());
  return ANSWERS[name]?.test(value.trim()) ?? true;
}
