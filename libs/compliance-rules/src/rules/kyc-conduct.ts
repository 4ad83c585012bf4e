import { cite } from '../citations.ts';
import { fact, memoMatch } from '../evidence.ts';
import { paying, payment } from '../examples.ts';
import { isUninformative } from '../text/uninformative.ts';
import type { Rule } from '../rule.ts';

const HOLD = {
  en: 'Hold the payment and consider a suspicious transaction report.',
  ar: 'أوقف الدفعة مؤقتًا وانظر في رفع بلاغ اشتباه.',
};

/** What the memo gives away: evasion, lending one's account, unlicensed collection, no purpose. */
export const kycConductRules: readonly Rule[] = [
  {
    id: 'KYC-014',
    principle: 'kyc',
    severity: 'flag',
    title: { en: 'Stated intent to evade controls', ar: 'نية معلنة للتهرب من الرقابة' },
    reads: ['memo'],
    when: (context) => memoMatch(context, 'KYC-014'),
    explain: {
      en: '“{term}” states an intent to avoid limits, reports or questions.',
      ar: '«{term}» يصرح بنية تجنب الحدود أو الإبلاغ أو الأسئلة.',
    },
    remedy: HOLD,
    cite: cite('fatf-20'),
    examples: {
      compliant: [
        paying('Weight limit surcharge for the parcel'),
        paying('Rent, one of four cheques'),
        paying('مخالفة حد السرعة'),
      ],
      violating: [
        paying('Keep it under the limit so the bank does not ask'),
        paying('Fake invoice for the customs'),
        paying('نقسم المبلغ عشان البنك ما يسأل'),
      ],
    },
  },
  {
    id: 'KYC-015',
    principle: 'kyc',
    severity: 'flag',
    title: { en: 'Account lent to others', ar: 'استخدام الحساب لصالح الغير' },
    reads: ['memo'],
    when: (context) => memoMatch(context, 'KYC-015'),
    explain: {
      en: '“{term}”: the wallet seems to move money for an unknown third party.',
      ar: '«{term}»: يبدو أن المحفظة تنقل أموالًا لطرف ثالث غير معروف.',
    },
    remedy: {
      en: 'Hold the payment and warn the customer about lending an account.',
      ar: 'أوقف الدفعة مؤقتًا وحذّر العميل من إعارة حسابه.',
    },
    cite: cite('fatf-typologies'),
    examples: {
      compliant: [
        paying('Salary into my account'),
        paying('Reimbursement for the team lunch'),
        paying('راتبي على حسابي الشخصي'),
      ],
      violating: [
        paying('Received for someone I do not know, forward the rest and keep 5% commission'),
        paying('Rented wallet, monthly fee'),
        paying('استخدم حسابي لتحويل المبلغ'),
      ],
    },
  },
  {
    id: 'KYC-016',
    principle: 'kyc',
    severity: 'flag',
    title: { en: 'Unlicensed collection of donations', ar: 'جمع تبرعات بلا ترخيص' },
    reads: ['payee.npo', 'payee.licensed', 'memo'],
    when(context) {
      const { npo, licensed } = context.facts.payee ?? {};
      if (npo !== true || licensed !== false) return memoMatch(context, 'KYC-016');
      return { evidence: [fact('payee.licensed', false)], data: { term: 'payee' } };
    },
    explain: {
      en: '“{term}”: donations are collected outside a licensed body.',
      ar: '«{term}»: تُجمع التبرعات خارج جهة مرخصة.',
    },
    remedy: { en: 'Use a licensed charity.', ar: 'استعمل جهة خيرية مرخصة.' },
    cite: cite('fatf-8', 'uae-donations', 'qatar-donations'),
    examples: {
      compliant: [
        payment({ payee: { npo: true, licensed: true } }),
        paying('Donation to the Red Crescent'),
        paying('تبرع للهلال الأحمر'),
      ],
      violating: [
        payment({ payee: { npo: true, licensed: false } }),
        paying('Collecting donations without a licence'),
        paying('جمع تبرعات بدون ترخيص'),
      ],
    },
  },
  {
    id: 'KYC-019',
    principle: 'kyc',
    severity: 'advise',
    title: { en: 'Purpose unclear', ar: 'الغرض غير واضح' },
    reads: ['memo', 'type', 'amount', 'currency'],
    when({ facts, memo, policy, amountMinor }) {
      if (facts.memo === undefined) return undefined;
      const isLarge = amountMinor >= policy.thresholds[facts.currency].purposeMinor;
      const conflicts = facts.type === 'zakat' && memo.cues.has('sale-or-service') && !memo.cues.has('zakat');
      const isUnclear = isLarge && isUninformative(memo.words);
      return conflicts || isUnclear ? { evidence: [fact('memo', facts.memo)] } : undefined;
    },
    explain: {
      en: 'The memo does not say what the payment is for, or contradicts its kind.',
      ar: 'لا يبيّن النص الغرض من الدفعة أو يخالف نوعها.',
    },
    remedy: { en: 'Ask for an invoice or a purpose.', ar: 'اطلب فاتورة أو بيانًا للغرض.' },
    cite: cite('good-practice', 'own-policy'),
    examples: {
      compliant: [
        paying('goods', { amount: '9999' }),
        paying('Rent for villa 12, March', { amount: '20000' }),
        paying('إيجار فيلا ١٢', { amount: '20000' }),
      ],
      violating: [
        paying('payment', { amount: '12000' }),
        paying('xkcdq wrtp', { amount: '12000' }),
        payment({ amount: '15000', memo: 'بضاعة' }),
        paying('Rent for the shop', { type: 'zakat' }),
      ],
    },
  },
];
