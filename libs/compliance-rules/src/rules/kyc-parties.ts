import { cite } from '../citations.ts';
import { CASH_LIKE_MCC, PRECIOUS_METAL_MCC } from '../codes.ts';
import { fact } from '../evidence.ts';
import { payment } from '../examples.ts';
import { vocabulary } from '../facts/vocabulary.ts';
import type { Rule } from '../rule.ts';

const LEAST_OWNERSHIP_PCT = 25;
const NOT_EXPOSED = vocabulary('', 'none', 'no', 'false', 'not exposed', 'لا');

/** What the other side is: exposed, dealing in cash-like goods, owned by nobody known. */
export const kycPartyRules: readonly Rule[] = [
  {
    id: 'KYC-006',
    principle: 'kyc',
    severity: 'flag',
    title: { en: 'Politically exposed person', ar: 'شخص معرض سياسيًا' },
    reads: ['party.pep'],
    when({ facts }) {
      const pep = facts.party?.pep;
      if (pep === undefined || NOT_EXPOSED.has(String(pep))) return undefined;
      return { evidence: [fact('party.pep', pep)] };
    },
    explain: {
      en: 'The other side is politically exposed, or close to somebody who is.',
      ar: 'الطرف المقابل معرض سياسيًا أو قريب من معرض سياسيًا.',
    },
    remedy: {
      en: 'Get senior approval and establish the source of wealth.',
      ar: 'احصل على موافقة الإدارة العليا وأثبت مصدر الثروة.',
    },
    cite: cite('fatf-12'),
    examples: {
      compliant: [payment({ party: { pep: false } }), payment({ party: {} })],
      violating: [payment({ party: { pep: true } }), payment({ party: { pep: 'family' } })],
    },
  },
  {
    id: 'KYC-017',
    principle: 'kyc',
    severity: 'flag',
    title: { en: 'Cash-like merchant', ar: 'تاجر شبه نقدي' },
    reads: ['mcc', 'amount', 'currency'],
    when({ facts, policy, amountMinor }) {
      const { transferMinor, largeMinor } = policy.thresholds[facts.currency];
      const { mcc = '' } = facts;
      const cashLike = CASH_LIKE_MCC.has(mcc) && amountMinor >= transferMinor;
      const metals = PRECIOUS_METAL_MCC.has(mcc) && amountMinor >= largeMinor;
      if (!cashLike && !metals) return undefined;
      return { evidence: [fact('mcc', mcc), fact('amount', facts.amount)], data: { mcc } };
    },
    explain: {
      en: 'The merchant category {mcc} moves value like cash, and the amount is not small.',
      ar: 'فئة التاجر {mcc} تنقل القيمة كالنقد، والمبلغ ليس يسيرًا.',
    },
    remedy: { en: 'Check what the value is moved for.', ar: 'تحقق من الغرض من نقل القيمة.' },
    cite: cite('mcc-table', 'uae-cr-134-2025', 'qatar-law-20-2019'),
    examples: {
      compliant: [payment({ mcc: '6051', amount: '3499' }), payment({ mcc: '5944', amount: '9000' })],
      violating: [
        payment({ mcc: '6051', amount: '3500' }),
        payment({ mcc: '5944', amount: '60000', sourceOfFunds: 'Salary savings' }),
      ],
    },
  },
  {
    id: 'KYC-018',
    principle: 'kyc',
    severity: 'flag',
    title: { en: 'Beneficial owner unknown', ar: 'مستفيد حقيقي غير معروف' },
    reads: ['entity.ubo', 'payerEntity.ubo'],
    when({ facts }) {
      const unknown = (['entity', 'payerEntity'] as const).filter((entity) => {
        const owners = facts[entity]?.ubo;
        // An owner whose share is not stated is taken at his word.
        return owners?.some(({ ownershipPct = LEAST_OWNERSHIP_PCT, control = false }) =>
          control || ownershipPct >= LEAST_OWNERSHIP_PCT) === false;
      });
      return unknown.length === 0 ? undefined : { evidence: unknown.map((entity) => fact(`${entity}.ubo`)) };
    },
    explain: {
      en: 'Nobody is known who owns a quarter of the entity or controls it.',
      ar: 'لا يُعرف من يملك ربع الكيان أو يسيطر عليه.',
    },
    remedy: { en: 'Obtain the beneficial owner.', ar: 'اطلب بيانات المستفيد الحقيقي.' },
    cite: cite('fatf-24', 'uae-cr-134-2025', 'qatar-law-20-2019'),
    examples: {
      compliant: [
        payment({ entity: { ubo: [{ name: 'Omar Saleh', ownershipPct: 25 }] } }),
        payment({ entity: { ubo: [{ name: 'Omar Saleh', control: true }] } }),
      ],
      violating: [
        payment({ entity: { ubo: [] } }),
        payment({ payerEntity: { ubo: [] } }),
        payment({ entity: { ubo: [{ name: 'Omar Saleh', ownershipPct: 20 }] } }),
      ],
    },
  },
];
