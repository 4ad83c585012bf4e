import { cite } from '../citations.ts';
import { fact } from '../evidence.ts';
import { payment } from '../examples.ts';
import { readMinor, showMinor } from '../money.ts';
import type { Rule } from '../rule.ts';

/** What payments of any size add up to: caps of the unidentified, a large sum in parts, a wallet that wakes. */
export const kycSumRules: readonly Rule[] = [
  {
    id: 'KYC-022',
    principle: 'kyc',
    severity: 'flag',
    title: { en: 'Cap of a sender who is not identified', ar: 'سقف مرسل غير مثبت الهوية' },
    reads: ['senderKyc', 'sums', 'amount', 'currency'],
    when({ facts, policy, amountMinor }) {
      const { senderKyc: status, sums } = facts;
      if (status === undefined || status === 'verified') return undefined;
      const { unverifiedDayMinor, unverifiedMonthMinor } = policy.thresholds[facts.currency];
      const dayMinor = amountMinor + (readMinor(sums?.askedDay) ?? 0n);
      const monthMinor = amountMinor + (readMinor(sums?.askedMonth) ?? 0n);
      const isOver = dayMinor >= unverifiedDayMinor || monthMinor >= unverifiedMonthMinor;
      if (!isOver) return undefined;
      const [total, limit] = dayMinor >= unverifiedDayMinor
        ? [dayMinor, unverifiedDayMinor] : [monthMinor, unverifiedMonthMinor];
      const data = { total: `${showMinor(total)} ${facts.currency}`, limit: `${showMinor(limit)} ${facts.currency}` };
      return { evidence: [fact('senderKyc', status), fact('sums')], data };
    },
    explain: {
      en: 'With what was asked for before, {total} is to be paid; from {limit} on the sender’s identity is needed.',
      ar: 'يبلغ المطلوب دفعه مع ما سبق {total}؛ وابتداءً من {limit} يلزم إثبات هوية المرسل.',
    },
    remedy: { en: 'Complete customer due diligence.', ar: 'استكمل إجراءات العناية الواجبة تجاه العميل.' },
    cite: cite('fatf-10', 'uae-cr-134-2025', 'qatar-law-20-2019', 'own-policy'),
    examples: {
      compliant: [
        payment({ amount: '999', senderKyc: 'unverified', sums: { askedDay: '1998', askedMonth: '5000' } }),
        payment({ amount: '999', senderKyc: 'verified', sums: { askedDay: '9000', askedMonth: '90000' } }),
      ],
      violating: [
        payment({ amount: '999', senderKyc: 'unverified', sums: { askedDay: '2997', askedMonth: '2997' } }),
        payment({ amount: '10', currency: 'QAR', senderKyc: 'expired', sums: { askedMonth: '9990' } }),
      ],
    },
  },
  {
    id: 'KYC-023',
    principle: 'kyc',
    severity: 'flag',
    title: { en: 'Large sum in many parts', ar: 'مبلغ كبير على أجزاء كثيرة' },
    reads: ['sums', 'amount', 'currency', 'walletKind'],
    when({ facts, policy, amountMinor }) {
      const { count = 0, amount } = facts.sums?.paidWeek ?? {};
      const { largeMinor } = policy.thresholds[facts.currency];
      const totalMinor = amountMinor + (readMinor(amount) ?? 0n);
      if (facts.walletKind === 'business' || amountMinor >= largeMinor || totalMinor < largeMinor) return undefined;
      if (count + 1 < policy.patterns.splitCount) return undefined;
      const data = { count: String(count + 1), total: `${showMinor(totalMinor)} ${facts.currency}` };
      return { evidence: [fact('amount', facts.amount), fact('sums')], data };
    },
    explain: {
      en: '{count} payments of a week come to {total} together.',
      ar: 'يبلغ مجموع {count} دفعات في أسبوع {total}.',
    },
    remedy: { en: 'Aggregate the payments and review them.', ar: 'اجمع الدفعات وراجعها معًا.' },
    cite: cite('fatf-10', 'own-policy'),
    examples: {
      compliant: [
        payment({ amount: '5000', sums: { paidWeek: { count: 8, amount: '54000' } } }),
        payment({ amount: '5000', walletKind: 'business', sums: { paidWeek: { count: 80, amount: '540000' } } }),
      ],
      violating: [
        payment({ amount: '999', sums: { paidWeek: { count: 55, amount: '54945' } } }),
        payment({ amount: '5000', currency: 'QAR', sums: { paidWeek: { count: 9, amount: '45000' } } }),
      ],
    },
  },
  {
    id: 'KYC-024',
    principle: 'kyc',
    severity: 'flag',
    title: { en: 'Dormant wallet wakes', ar: 'تنشط محفظة خاملة' },
    reads: ['sums', 'amount', 'currency'],
    when({ facts, policy, amountMinor }) {
      if (facts.sums?.dormant !== true) return undefined;
      const totalMinor = amountMinor + (readMinor(facts.sums.paidWeek?.amount) ?? 0n);
      if (totalMinor < policy.thresholds[facts.currency].transferMinor) return undefined;
      return { evidence: [fact('amount', facts.amount), fact('sums')] };
    },
    explain: {
      en: 'Nothing moved in the sender’s wallets for ninety days, and now a sum like this is paid.',
      ar: 'لم تتحرك أموال في محافظ المرسل تسعين يومًا، والآن يُدفع مبلغ كهذا.',
    },
    remedy: {
      en: 'Confirm with the customer that the payment is theirs.', ar: 'تأكد من العميل أن الدفعة صادرة عنه.',
    },
    cite: cite('fatf-typologies', 'own-policy'),
    examples: {
      compliant: [
        payment({ amount: '3499', sums: { dormant: true } }),
        payment({ amount: '9000', sums: { paidWeek: { count: 2, amount: '9000' } } }),
      ],
      violating: [
        payment({ amount: '3500', sums: { dormant: true } }),
        payment({ amount: '500', sums: { dormant: true, paidWeek: { count: 6, amount: '3000' } } }),
      ],
    },
  },
];
