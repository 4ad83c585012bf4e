import { cite } from '../citations.ts';
import { fact } from '../evidence.ts';
import { payment } from '../examples.ts';
import type { Rule } from '../rule.ts';

/** What the payer says of the parties, against what their banks know of them. */
export const kycStatedRules: readonly Rule[] = [
  {
    id: 'KYC-025',
    principle: 'kyc',
    severity: 'flag',
    title: { en: 'Name of another than the payee', ar: 'اسم يخالف اسم المستفيد' },
    reads: ['statedName', 'statedNameMatch'],
    when({ facts: { statedName, statedNameMatch } }) {
      if (statedNameMatch === undefined || statedNameMatch === 'match') return undefined;
      return {
        evidence: [fact('statedName', statedName), fact('statedNameMatch', statedNameMatch)],
        ...(statedNameMatch === 'close' ? { outcome: 'close' } : {}),
      };
    },
    explain: {
      en: 'The name that the payer gives is not the name of the wallet’s owner.',
      ar: 'الاسم الذي أعطاه الدافع ليس اسم صاحب المحفظة.',
    },
    remedy: {
      en: 'Ask the payer who is to be paid before the payment is made.',
      ar: 'تحقق مع الدافع ممن يقصد الدفع له قبل التنفيذ.',
    },
    outcomes: {
      close: {
        severity: 'advise',
        explain: {
          en: 'The name that the payer gives is nearly that of the wallet’s owner.',
          ar: 'الاسم الذي أعطاه الدافع قريب من اسم صاحب المحفظة.',
        },
        remedy: { en: 'Check how the payee’s name is written.', ar: 'تحقق من كتابة اسم المستفيد.' },
      },
    },
    cite: cite('fatf-16'),
    examples: {
      compliant: [
        payment({ statedName: 'Lina Haddad', statedNameMatch: 'match' }),
        payment({ statedName: 'Lina Hadad', statedNameMatch: 'close' }),
      ],
      violating: [
        payment({ statedName: 'Omar Saleh', statedNameMatch: 'none' }),
        payment({ counterpartyName: 'Lina Haddad', statedName: 'Gulf Steel LLC', statedNameMatch: 'none' }),
      ],
    },
  },
  {
    id: 'KYC-026',
    principle: 'kyc',
    severity: 'flag',
    title: { en: 'Payment data against the customer file', ar: 'بيانات الدفعة تخالف ملف العميل' },
    reads: ['contradictions'],
    when({ facts: { contradictions = [] } }) {
      return contradictions.length === 0 ? undefined
        : { evidence: contradictions.map((field) => fact(field)), data: { fields: contradictions.join(', ') } };
    },
    explain: {
      en: 'What the payment says of a party is not what its bank knows: {fields}.',
      ar: 'ما تقوله الدفعة عن أحد الطرفين يخالف ما يعرفه مصرفه: {fields}.',
    },
    remedy: {
      en: 'Establish which is right; nothing in the customer file is changed by a payment.',
      ar: 'تحقق من الصحيح منهما، فالدفعة لا تغيّر ملف العميل.',
    },
    cite: cite('fatf-16', 'fatf-10'),
    examples: {
      compliant: [payment({ contradictions: [] }), payment({ counterpartyName: 'Lina Haddad' })],
      violating: [
        payment({ contradictions: ['beneficiary.dateAndPlaceOfBirth.dateOfBirth'] }),
        payment({ contradictions: ['originator.name', 'counterpartyCountry'] }),
      ],
    },
  },
];
