import type { DiminishingMusharakaTerms, IjaraTerms, MurabahaTerms } from '@connect/compliance-rules';
import { termMinor } from '../life/tables/records.ts';
import type { Clause, Draftsman } from './document-words.ts';

const figure = ({ plan }: Draftsman, name: string): bigint =>
  plan?.figures.find(([known]) => known === name)?.[1] ?? 0n;

/** What a murabaha says. */
export const murabahaClauses = (draft: Draftsman): Clause[] => {
  const { installments = 12, deferredPaymentPeriod = 12 } = draft.terms as unknown as MurabahaTerms;
  const { who, money } = draft;
  const [cost, profit] = [money(figure(draft, 'cost')), money(figure(draft, 'profit'))];
  const total = money(figure(draft, 'totalPrice'));
  return [
    {
      en: `${who('seller').en} buys the goods for itself and takes possession of them before it sells them.`,
      ar: `يشتري البائع (${who('seller').ar}) السلعة لنفسه ويقبضها قبل أن يبيعها.`,
    },
    {
      en: `The cost is ${cost.en}, disclosed to the buyer; the profit is ${profit.en}; the price is ${total.en}. `
        + 'It is known at signing and never rises.',
      ar: `الثمن الأول ${cost.ar} معلوم للمشتري، والربح ${profit.ar}، والثمن الإجمالي ${total.ar}؛ `
        + 'وهو معلوم عند التوقيع ولا يزيد أبدًا.',
    },
    {
      en: `${who('buyer').en} pays in ${String(installments)} instalments over ${String(deferredPaymentPeriod)} months, `
        + 'as the schedule says; the last instalment takes what division leaves over.',
      ar: `يسدد المشتري (${who('buyer').ar}) الثمن على ${String(installments)} قسطًا خلال `
        + `${String(deferredPaymentPeriod)} شهرًا وفق الجدول، ويستوعب القسط الأخير ما بقي من القسمة.`,
    },
    {
      en: 'Ownership passes with the sale. The seller answers for defects that were hidden at delivery.',
      ar: 'تنتقل الملكية بالبيع، ويضمن البائع العيوب الخفية وقت التسليم.',
    },
    {
      en: 'No rebate for early payment is promised; the seller may forgo a part of his own will on the day.',
      ar: 'لا يُشترط حسم للسداد المبكر، وللبائع أن يتنازل عن جزء من حقه باختياره يوم السداد.',
    },
  ];
};

/** What a lease says. */
export const ijaraClauses = (draft: Draftsman): Clause[] => {
  const terms = draft.terms as unknown as IjaraTerms;
  const { who, money } = draft;
  const rent = money(termMinor(terms.monthlyRent));
  const months = String(terms.rentalPeriod ?? 12);
  const { floor, cap, benchmark, spread } = terms.rentFormula ?? {};
  const rents: Clause = terms.rentFormula
    ? {
        en: `The rent follows ${benchmark ?? ''} plus ${String(spread ?? 0)} percent, not below `
          + `${money(termMinor(floor)).en} and not above ${money(termMinor(cap)).en} a month; the reading of each month `
          + 'is published before the month begins.',
        ar: `تتبع الأجرة مؤشر ${benchmark ?? ''} مضافًا إليه ${String(spread ?? 0)} بالمئة، ولا تقل عن `
          + `${money(termMinor(floor)).ar} ولا تزيد على ${money(termMinor(cap)).ar} شهريًا، ويُعلن المؤشر قبل بدء كل شهر.`,
      }
    : { en: `The rent is ${rent.en} a month.`, ar: `الأجرة ${rent.ar} شهريًا.` };
  return [
    {
      en: `${who('landlord').en} owns the asset and lets it to ${who('tenant').en} for ${months} months from delivery.`,
      ar: `يملك المؤجر (${who('landlord').ar}) العين ويؤجرها للمستأجر (${who('tenant').ar}) مدة ${months} شهرًا من التسليم.`,
    },
    rents,
    {
      en: 'Rent runs only from delivery, and not for days on which the asset cannot be used through no fault of the '
        + 'lessee. It falls due when its month has been enjoyed.',
      ar: 'لا تجب الأجرة إلا من التسليم، ولا تجب عن أيام تعطل العين بغير تقصير من المستأجر، وتستحق بعد الانتفاع بشهرها.',
    },
    {
      en: 'The lessor bears essential maintenance, insurance and the loss of the asset; the lessee answers for misuse and '
        + 'routine upkeep.',
      ar: 'يتحمل المؤجر الصيانة الأساسية والتأمين وهلاك العين، ويضمن المستأجر التعدي والتقصير والصيانة المعتادة.',
    },
    terms.purchaseOption === true
      ? {
          en: 'After the last rent the asset may pass to the lessee by a separate deed of sale or gift, never by this '
            + 'contract.',
          ar: 'يجوز بعد سداد آخر أجرة أن تنتقل العين إلى المستأجر بعقد مستقل بيعًا أو هبة، لا بهذا العقد.',
        }
      : { en: 'At its end the asset goes back to the lessor.', ar: 'تعود العين إلى المؤجر عند انتهاء المدة.' },
  ];
};

/** What a diminishing musharaka says. */
export const diminishingClauses = (draft: Draftsman): Clause[] => {
  const { units = 100, financierUnits = 0, fullRent } = draft.terms as unknown as DiminishingMusharakaTerms;
  const { who, money } = draft;
  const rent = money(termMinor(fullRent));
  return [
    {
      en: `${who('financier').en} and ${who('client').en} own the asset together in ${String(units)} units; the `
        + `financier has ${String(financierUnits)} of them.`,
      ar: `يملك الممول (${who('financier').ar}) والعميل (${who('client').ar}) العين معًا على ${String(units)} حصة، `
        + `للممول منها ${String(financierUnits)}.`,
    },
    {
      en: `The rent of the whole is ${rent.en} a period; the client pays the part that belongs to the financier’s units.`,
      ar: `أجرة العين كلها ${rent.ar} عن كل فترة، ويدفع العميل منها ما يقابل حصص الممول.`,
    },
    {
      en: 'Each unit is sold by an offer and an acceptance of its own, at the price of that day.',
      ar: 'تباع كل حصة بإيجاب وقبول مستقلين وبثمن يوم البيع.',
    },
    {
      en: 'Essential maintenance, insurance and loss are borne by both as they own.',
      ar: 'يتحمل الطرفان الصيانة الأساسية والتأمين والخسارة بقدر ملك كل منهما.',
    },
  ];
};
