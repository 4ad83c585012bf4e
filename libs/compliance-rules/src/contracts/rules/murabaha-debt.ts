import { cite } from '../../citations.ts';
import { readMinor } from '../../money.ts';
import type { Evidence } from '../../verdict.ts';
import { murabaha } from '../contract-examples.ts';
import type { ContractContext, ContractRule } from '../contract-rule.ts';
import { minorOf, murabahaTotal } from '../figures.ts';
import { hasWord, factIf } from '../term-evidence.ts';

const contracts = ['murabaha'] as const;

/** What may become of the price of a murabaha once it is owed, and of the security for it. */
export const murabahaDebtRules: readonly ContractRule[] = [
  {
    id: 'MUR-006', contracts, clause: 'rescheduledTotal', severity: 'prohibit',
    title: { en: 'Price raised after signing', ar: 'زيادة الثمن بعد العقد' },
    when: raisedPrice,
    explain: {
      en: 'The price grows after signing, which is more debt for more time.',
      ar: 'يزيد الثمن بعد العقد، وهو زيادة الدين مقابل الأجل.',
    },
    remedy: { en: 'Reschedule at the same total.', ar: 'أعد الجدولة بالمبلغ نفسه.' },
    cite: cite('ss-8', 'iifa-158'),
    examples: {
      compliant: [
        murabaha({ rescheduledTotal: '107500.00' }),
        murabaha({ clauses: 'Rescheduling brings no increase of the price.' }),
        murabaha({ clauses: 'إعادة الجدولة دون زيادة.' }),
      ],
      violating: [
        murabaha({ rescheduledTotal: '110000.00' }), murabaha({ clauses: 'The price increases on rescheduling.' }),
        murabaha({ clauses: 'يزيد الثمن عند إعادة الجدولة.' }),
      ],
    },
  },
  {
    id: 'MUR-010', contracts, clause: 'securityDeposit', severity: 'prohibit',
    title: { en: 'Deposit kept beyond the damage', ar: 'مصادرة هامش الجدية' },
    when: ({ terms: { securityDeposit: deposit } }) => factIf(
      deposit?.actualDamage !== undefined && (readMinor(deposit.kept) ?? 0n) > (readMinor(deposit.actualDamage) ?? 0n),
      'securityDeposit.kept', deposit?.kept),
    explain: {
      en: 'The seller keeps more of the deposit than the breach has cost it.',
      ar: 'يأخذ البائع من الهامش أكثر من الضرر الفعلي.',
    },
    remedy: { en: 'Keep the actual damage and return the rest.', ar: 'خذ مقدار الضرر الفعلي ورد الباقي.' },
    cite: cite('ss-8'),
    examples: {
      compliant: [
        murabaha({ securityDeposit: { amount: '900', actualDamage: '200', kept: '200' } }),
        murabaha({ clauses: 'On breach the bank keeps only its actual damage from the deposit.' }),
        murabaha({ clauses: 'لا يصادر البنك هامش الجدية كله.' }),
      ],
      violating: [
        murabaha({ securityDeposit: { amount: '900', actualDamage: '200', kept: '900' } }),
        murabaha({ clauses: 'On breach the whole deposit is forfeited.' }),
        murabaha({ clauses: 'يصادر البنك هامش الجدية عند النكول.' }),
      ],
    },
  },
  {
    id: 'MUR-012', contracts, clause: 'earlySettlementRebate', severity: 'prohibit',
    title: { en: 'Rebate promised for early payment', ar: 'حط مشروط للتعجيل' },
    when: ({ terms: { earlySettlementRebate: rebate } }) => factIf(
      isPromised(rebate), 'earlySettlementRebate', rebate),
    explain: {
      en: 'The contract promises less price for less time.',
      ar: 'يعد العقد بثمن أقل مقابل أجل أقصر.',
    },
    remedy: { en: 'Leave a rebate to the seller on the day.', ar: 'اترك الحط لتقدير البائع عند السداد.' },
    cite: cite('ss-8', 'iifa-64'),
    examples: {
      compliant: [
        murabaha({ earlySettlementRebate: 'discretionary' }),
        murabaha({ clauses: 'The bank does not promise a rebate on early payment.' }),
        murabaha({ clauses: 'لا يلتزم البنك بخصم عند السداد المبكر.' }),
      ],
      violating: [
        murabaha({ earlySettlementRebate: 'promised' }),
        murabaha({ clauses: 'The bank shall give a discount for early payment.' }),
        murabaha({ clauses: 'يلتزم البنك بخصم عند السداد المبكر.' }),
      ],
    },
  },
  {
    id: 'MUR-013', contracts, clause: 'titleWithheldUntilPaid', severity: 'prohibit',
    title: { en: 'Title withheld until paid', ar: 'حبس الملكية حتى السداد' },
    when: ({ terms: { titleWithheldUntilPaid: isKept } }) => factIf(isKept === true, 'titleWithheldUntilPaid', true),
    explain: {
      en: 'What is sold does not become the property of the buyer until the price is paid.',
      ar: 'لا تنتقل ملكية المبيع إلى المشتري حتى يُدفع الثمن.',
    },
    remedy: { en: 'Pass title at the sale and take a mortgage.', ar: 'انقل الملكية عند البيع وخذ رهنًا.' },
    cite: cite('ss-8', 'iifa-51'),
    examples: {
      compliant: [
        murabaha({ titleWithheldUntilPaid: false }),
        murabaha({ clauses: 'Ownership passes at once; the van is mortgaged until paid.' }),
        murabaha({ clauses: 'تنتقل الملكية فورًا وترهن السيارة حتى السداد.' }),
      ],
      violating: [
        murabaha({ titleWithheldUntilPaid: true }),
        murabaha({ clauses: 'The bank retains title until the final instalment.' }),
        murabaha({ clauses: 'تبقى ملكية السيارة للبنك حتى سداد الثمن.' }),
      ],
    },
  },
  {
    id: 'MUR-015', contracts, clause: 'acceleration', severity: 'advise',
    title: { en: 'Acceleration of instalments', ar: 'حلول الأقساط' },
    when: ({ terms: { acceleration } }) => factIf(acceleration?.notice === false, 'acceleration.notice', false)
      ?? factIf(acceleration?.sparesInsolvent === false, 'acceleration.sparesInsolvent', false),
    explain: {
      en: 'Instalments fall due at once without notice, or for a debtor unable to pay.',
      ar: 'تحل الأقساط بلا إشعار أو على مدين معسر.',
    },
    remedy: { en: 'Give notice first, and spare the insolvent.', ar: 'أشعر المدين أولًا واستثنِ المعسر.' },
    cite: cite('iifa-51', 'iifa-64'),
    examples: {
      compliant: [murabaha({ acceleration: { notice: true, sparesInsolvent: true } })],
      violating: [
        murabaha({ acceleration: { notice: false } }), murabaha({ acceleration: { sparesInsolvent: false } }),
      ],
    },
  },
  {
    id: 'MUR-018', contracts, clause: 'settles', severity: 'prohibit',
    title: { en: 'New murabaha to settle an old one', ar: 'مرابحة لسداد مرابحة' },
    when: ({ terms }) => {
      const { sameCustomer, oldBalance, newTotal } = terms.settles ?? {};
      const owed = readMinor(newTotal) ?? murabahaTotal(terms) ?? 0n;
      const grows = oldBalance !== undefined && owed > (readMinor(oldBalance) ?? 0n);
      return factIf(sameCustomer !== false && grows, 'settles.newTotal', newTotal);
    },
    explain: {
      en: 'The customer settles an old debt by owing more.',
      ar: 'يسدد العميل دينًا قديمًا بدين أكبر.',
    },
    remedy: { en: 'Reschedule the old debt at the same amount.', ar: 'أعد جدولة الدين القديم بالمبلغ نفسه.' },
    cite: cite('iifa-158'),
    examples: {
      compliant: [
        murabaha({ settles: { sameCustomer: true, oldBalance: '900', newTotal: '900' } }),
        murabaha({ clauses: 'This sale does not settle an earlier debt.' }),
        murabaha({ clauses: 'لا صلة لهذا البيع بدين سابق.' }),
      ],
      violating: [
        murabaha({ settles: { sameCustomer: true, oldBalance: '900', newTotal: '990' } }),
        murabaha({ clauses: 'It settles the balance of the old murabaha at a higher amount.' }),
        murabaha({ clauses: 'أبرمت لسداد المرابحة القديمة بمبلغ أعلى.' }),
      ],
    },
  },
  {
    id: 'GHR-008', contracts, clause: 'price', severity: 'prohibit',
    title: { en: 'Two sales in one', ar: 'بيعتان في بيعة' },
    explain: {
      en: 'A cash price and a dearer deferred price are offered, and the sale is concluded without choosing one.',
      ar: 'يُعرض ثمن حال وآخر مؤجل، ويُعقد البيع دون اختيار أحدهما.',
    },
    remedy: { en: 'Choose one price before signing.', ar: 'اختر ثمنًا واحدًا قبل التوقيع.' },
    cite: cite('tirmidhi-1231', 'iifa-51'),
    examples: {
      compliant: [
        murabaha({ clauses: 'Of a cash and a deferred price the parties agreed on the deferred one.' }),
        murabaha({ clauses: 'اتفقا على الثمن المؤجل دون النقدي.' }),
      ],
      violating: [
        murabaha({ clauses: 'The price is 900 cash or 990 deferred, as the buyer may choose after signing.' }),
        murabaha({ clauses: 'الثمن ألف نقدًا أو ألف ومئة مؤجلًا دون تحديد.' }),
      ],
    },
  },
];

/** A stated figure is a promise too, unless the seller stays free. */
const PROMISED = [
  'earlysettlementrebate', 'promis', 'guarantee', 'contract', 'entitle', 'stipulat', 'agreed', 'fixed',
] as const;
const NOT_PROMISED = /\b(?:no|not|un\w+|discretion\w*|may|none|never)\b|غير|بلا|بدون/i;

function isPromised(rebate: string | undefined): boolean {
  if (rebate === undefined || NOT_PROMISED.test(rebate)) return false;
  return /\d/.test(rebate) || hasWord(rebate, ...PROMISED);
}

function raisedPrice({ terms }: ContractContext): Evidence[] | undefined {
  const raised = readMinor(terms.rescheduledTotal);
  const agreed = terms.totalPrice === undefined ? murabahaTotal(terms) : minorOf(terms.totalPrice);
  if (raised === undefined || agreed === undefined) return undefined;
  return factIf(raised > agreed, 'rescheduledTotal', terms.rescheduledTotal);
}
