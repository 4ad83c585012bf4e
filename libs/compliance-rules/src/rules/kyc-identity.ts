import { cite } from '../citations.ts';
import type { Rule } from '../rule.ts';

/** Rules about who pays: identity, completeness of payment data, source of funds. */
export const kycIdentityRules: readonly Rule[] = [
  {
    id: 'KYC-001',
    principle: 'kyc',
    severity: 'flag',
    title: { en: 'Sender not identified', ar: 'هوية المرسل غير مثبتة' },
    reads: ['senderKyc', 'amount', 'currency'],
    when({ facts, policy, amountMinor }) {
      const status = facts.senderKyc;
      if (status === undefined || status === 'verified') return undefined;
      if (amountMinor < policy.thresholds[facts.currency].transferMinor) return undefined;
      return { evidence: [{ field: 'senderKyc', text: status }, { field: 'amount', text: facts.amount }] };
    },
    explain: {
      en: 'The identity of the sender is not established for a payment of this size.',
      ar: 'هوية المرسل غير مثبتة لدفعة بهذا المبلغ.',
    },
    remedy: { en: 'Complete customer due diligence.', ar: 'استكمل إجراءات العناية الواجبة تجاه العميل.' },
    cite: cite('fatf-10', 'uae-cr-134-2025', 'qfcra-4.3.2'),
    examples: {
      compliant: [
        { type: 'send', amount: '3499.99', currency: 'AED', senderKyc: 'unverified' },
        { type: 'send', amount: '5000', currency: 'AED', senderKyc: 'verified' },
      ],
      violating: [
        { type: 'send', amount: '3500', currency: 'AED', senderKyc: 'unverified' },
        { type: 'send', amount: '9000', currency: 'QAR', senderKyc: 'expired' },
      ],
    },
  },
];
