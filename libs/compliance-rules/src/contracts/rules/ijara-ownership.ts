import { cite } from '../../citations.ts';
import { fact } from '../../evidence.ts';
import type { Evidence } from '../../verdict.ts';
import { ijara, ijaraOfUnknown } from '../contract-examples.ts';
import type { ContractContext, ContractRule } from '../contract-rule.ts';
import { hasWord, factIf } from '../term-evidence.ts';

const contracts = ['ijara'] as const;
const BY_ITSELF = [
  'automatic', 'samecontract', 'sameagreement', 'samedeed', 'byitself', 'thiscontract', 'included', 'embedded',
  'lastrent', 'finalrent', 'lastpayment', 'finalpayment', 'تلقائي', 'العقدنفسه',
] as const;
const TWO_SIDED = ['bindingsale', 'bothparties', 'twosided', 'bilateral', 'mutual', 'boundnow', 'ملزمللطرفين'] as const;
const MAJOR_ON_LESSOR = ['majorlessor', 'majorbylessor', 'structurallessor', 'structuralbylessor'] as const;
const BEFORE_LEASE = ['draft', 'promised', 'assetacquired'] as const;

/** Who owns what is let, bears what owning brings, and how ownership may pass in the end. */
export const ijaraOwnershipRules: readonly ContractRule[] = [
  {
    id: 'IJA-001', contracts, clause: 'lessorOwnsSince', severity: 'prohibit',
    title: { en: 'Lease before ownership', ar: 'إجارة قبل التملك' },
    when: letBeforeOwned,
    explain: {
      en: 'The lessor lets what neither it nor its use belongs to the lessor at signing.',
      ar: 'يؤجر المؤجر ما لا يملكه ولا يملك منفعته عند العقد.',
    },
    remedy: { en: 'Take a promise now, acquire, and let after that.', ar: 'خذ وعدًا الآن ثم تملّك ثم أجّر.' },
    cite: cite('ss-9'),
    examples: {
      compliant: [
        ijara(), ijara({ clauses: 'The tenant promises to lease after the lessor has bought the crane.' }),
        ijara({ clauses: 'يعد المستأجر بالاستئجار بعد أن يتملك المؤجر العين.' }),
      ],
      violating: [
        ijara({ lessorOwnsSince: null }), ijara({ lessorOwnsSince: '2026-05-01' }),
        ijara({ clauses: 'The lessor will buy the crane after the lease.' }),
        ijara({ clauses: 'يؤجر المؤجر العين قبل أن يتملكها.' }),
      ],
    },
  },
  {
    id: 'IJA-017', contracts, clause: 'lessorOwnsSince', severity: 'flag',
    title: { en: 'Ownership not told', ar: 'الملك غير مذكور' },
    when: ownerUntold,
    explain: {
      en: 'The terms do not say that the asset or its use belongs to the lessor, nor since when.',
      ar: 'لا تذكر الشروط أن العين أو منفعتها ملك للمؤجر ولا منذ متى.',
    },
    remedy: {
      en: 'Say since when the lessor owns it, or that the tenant only promises to lease once it does.',
      ar: 'اذكر منذ متى يملكها المؤجر، أو أن المستأجر إنما يعد بالاستئجار متى ملكها.',
    },
    cite: cite('ss-9'),
    examples: {
      compliant: [
        ijara(), ijaraOfUnknown({ clauses: 'The lessor has owned the crane since 2024.' }),
        ijaraOfUnknown({ clauses: 'العين المؤجرة مملوكة للمؤجر.' }),
        ijaraOfUnknown({ status: 'promised' }),
      ],
      violating: [
        ijaraOfUnknown(), ijaraOfUnknown({ status: 'draft' }),
        ijaraOfUnknown({ clauses: 'The tenant shall insure his own goods.' }),
        ijaraOfUnknown({ clauses: 'يلتزم المستأجر بالمحافظة على العين.' }),
      ],
    },
  },
  {
    id: 'IJA-002', contracts, clause: 'assetDescription', severity: 'prohibit',
    title: { en: 'Thing that use consumes', ar: 'عين تُستهلك بالانتفاع' },
    explain: {
      en: 'Money, food, fuel and the like are used up by their use and cannot be let.',
      ar: 'النقود والطعام والوقود ونحوها تُستهلك بالانتفاع فلا تؤجر.',
    },
    remedy: { en: 'Sell it, or let something that lasts.', ar: 'بعها أو أجّر ما يبقى بعد الانتفاع.' },
    cite: cite('ss-9'),
    examples: {
      compliant: [ijara({ assetDescription: 'Fuel tanker truck' }), ijara({ assetDescription: 'مطحنة قمح' })],
      violating: [ijara({ assetDescription: '500 litres of fuel' }), ijara({ assetDescription: 'خمسون كيس أرز' })],
    },
  },
  {
    id: 'IJA-006', contracts, clause: 'maintenanceResponsibility', severity: 'prohibit',
    title: { en: 'Major maintenance on the lessee', ar: 'الصيانة الأساسية على المستأجر' },
    when: majorUpkeepOnLessee,
    explain: {
      en: 'The lessee bears more than routine maintenance, which belongs to the owner.',
      ar: 'يتحمل المستأجر أكثر من الصيانة التشغيلية، وهي على المالك.',
    },
    remedy: { en: 'Limit his duty to routine maintenance.', ar: 'اقصر واجبه على الصيانة التشغيلية.' },
    cite: cite('ss-9', 'iifa-110'),
    examples: {
      compliant: [
        ijara({ maintenanceResponsibility: 'lessee', maintenanceScope: 'routine' }),
        ijara({ clauses: 'Structural repairs are borne by the lessor.' }),
        ijara({ clauses: 'الصيانة الأساسية على المؤجر.' }),
      ],
      violating: [
        ijara({ maintenanceResponsibility: 'lessee' }), ijara({ clauses: 'The tenant pays for structural repairs.' }),
        ijara({ clauses: 'يتحمل المستأجر الصيانة الأساسية.' }),
      ],
    },
  },
  {
    id: 'IJA-007', contracts, clause: 'insuranceResponsibility', severity: 'prohibit',
    title: { en: 'Insurance on the lessee', ar: 'التأمين على المستأجر' },
    when: ({ terms: { insuranceResponsibility: payer } }) =>
      factIf(hasWord(payer, 'lessee', 'tenant', 'client', 'المستأجر'), 'insuranceResponsibility', payer),
    explain: { en: 'The lessee pays for insuring the owner’s risk.', ar: 'يدفع المستأجر تأمين مخاطر المالك.' },
    remedy: {
      en: 'Let the lessor insure, and reckon with it in the rent.',
      ar: 'اجعل التأمين على المؤجر وراعه في الأجرة.',
    },
    cite: cite('iifa-110'),
    examples: {
      compliant: [
        ijara({ insuranceResponsibility: 'lessor' }), ijara({ clauses: 'The lessor pays for the takaful.' }),
        ijara({ clauses: 'التكافل على المؤجر.' }),
      ],
      violating: [
        ijara({ insuranceResponsibility: 'lessee' }), ijara({ clauses: 'The tenant pays the insurance.' }),
        ijara({ clauses: 'يتحمل المستأجر التأمين.' }),
      ],
    },
  },
  {
    id: 'IJA-008', contracts, clause: 'liability', severity: 'prohibit',
    title: { en: 'Loss without fault on the lessee', ar: 'ضمان المستأجر بلا تعدٍّ' },
    when: ({ terms }) => factIf(terms.liableWithoutFault === true, 'liableWithoutFault', true)
      ?? factIf(terms.rentAfterTotalLoss === true, 'rentAfterTotalLoss', true),
    explain: {
      en: 'The lessee answers for loss without fault, or owes rent for what is lost.',
      ar: 'يضمن المستأجر الهلاك بلا تعدٍّ أو يدفع أجرة ما هلك.',
    },
    remedy: { en: 'Leave loss without fault with the owner.', ar: 'اجعل الهلاك بلا تعدٍّ على المالك.' },
    cite: cite('iifa-110'),
    examples: {
      compliant: [
        ijara({ liableWithoutFault: false }),
        ijara({ clauses: 'The tenant is liable for loss only in case of negligence.' }),
        ijara({ clauses: 'لا يضمن المستأجر العين إلا بالتعدي.' }),
      ],
      violating: [
        ijara({ liableWithoutFault: true }), ijara({ clauses: 'The tenant is liable for loss even without fault.' }),
        ijara({ clauses: 'يضمن المستأجر العين في جميع الأحوال.' }),
      ],
    },
  },
  {
    id: 'IJA-009', contracts, clause: 'transferMethod', severity: 'prohibit',
    title: { en: 'Ownership that passes by itself', ar: 'انتقال الملكية تلقائيًا' },
    when: ({ terms: { transferMethod } }) => factIf(
      hasWord(transferMethod, ...BY_ITSELF) && !hasWord(transferMethod, 'notautomatic', 'nonautomatic', 'separate'),
      'transferMethod',
      transferMethod),
    explain: {
      en: 'Ownership passes automatically or by the lease itself.',
      ar: 'تنتقل الملكية تلقائيًا أو بعقد الإجارة نفسه.',
    },
    remedy: { en: 'Transfer it by a separate sale or gift afterwards.', ar: 'انقلها بعد ذلك ببيع أو هبة بعقد مستقل.' },
    cite: cite('iifa-110', 'ss-9'),
    examples: {
      compliant: [
        ijara({ purchaseOption: true, transferMethod: 'gift by a separate deed' }),
        ijara({ clauses: 'Ownership does not pass automatically.' }), ijara({ clauses: 'لا تنتقل الملكية تلقائيًا.' }),
      ],
      violating: [
        ijara({ purchaseOption: true, transferMethod: 'automatic' }),
        ijara({ clauses: 'Ownership passes automatically with the last rent.' }),
        ijara({ clauses: 'تنتقل الملكية تلقائيًا بسداد آخر قسط.' }),
      ],
    },
  },
  {
    id: 'IJA-012', contracts, clause: 'saleAndLeaseback', severity: 'flag',
    title: { en: 'Sale, leaseback and buy-back', ar: 'بيع ثم استئجار ثم إعادة شراء' },
    when: ({ terms: { saleAndLeaseback: back } }) =>
      factIf(back?.buyBack === true || back?.conditional === true, 'saleAndLeaseback'),
    explain: {
      en: 'The lessee sold the asset and will have it back, so the sale must be real and unconditional.',
      ar: 'باع المستأجر العين وستعود إليه، فيلزم أن يكون البيع حقيقيًا بلا شرط.',
    },
    remedy: {
      en: 'Show a real sale, no condition, and time between the steps.',
      ar: 'أثبت بيعًا حقيقيًا بلا شرط ومدة بين المراحل.',
    },
    cite: cite('ss-9'),
    examples: {
      compliant: [
        ijara(),
        ijara({ clauses: 'The tenant does not buy the crane back.' }),
        ijara({ clauses: 'لا يعيد المستأجر شراء العين.' }),
      ],
      violating: [
        ijara({ saleAndLeaseback: { buyBack: true } }),
        ijara({ clauses: 'He sells it to the bank, leases it back and agrees to buy it back.' }),
        ijara({ clauses: 'يبيع العميل العقار للبنك ويستأجره منه ثم يعيد شراءه.' }),
      ],
    },
  },
  {
    id: 'IJA-013', contracts, clause: 'sublease', severity: 'flag',
    title: { en: 'Sublease without leave', ar: 'تأجير من الباطن بلا إذن' },
    when: ({ terms: { sublease } }) => factIf(sublease?.ownerPermission === false, 'sublease.ownerPermission', false),
    explain: { en: 'The lessee lets to others without leave of the owner.', ar: 'يؤجر المستأجر لغيره بلا إذن المالك.' },
    remedy: { en: 'Obtain the leave of the owner.', ar: 'احصل على إذن المالك.' },
    cite: cite('ss-9'),
    examples: {
      compliant: [
        ijara({ sublease: { ownerPermission: true } }),
        ijara({ clauses: 'The tenant may not sublet without permission.' }),
        ijara({ clauses: 'لا يجوز التأجير من الباطن دون إذن.' }),
      ],
      violating: [
        ijara({ sublease: { ownerPermission: false } }),
        ijara({ clauses: 'The tenant may sublet without permission.' }),
        ijara({ clauses: 'يحق التأجير من الباطن دون إذن المالك.' }),
      ],
    },
  },
  {
    id: 'IJA-016', contracts, clause: 'transferMethod', severity: 'prohibit',
    title: { en: 'Purchase option without a sound transfer', ar: 'خيار تملك بلا طريق صحيح' },
    when: ({ terms: { purchaseOption, transferMethod } }) => factIf(purchaseOption === true
      && (transferMethod === undefined || hasWord(transferMethod, ...TWO_SIDED)),
    'transferMethod', transferMethod),
    explain: {
      en: 'The lessee is to become owner, by no stated means or by a sale that binds both sides now.',
      ar: 'يؤول الملك إلى المستأجر بلا طريق مبيّن أو ببيع ملزم للطرفين الآن.',
    },
    remedy: {
      en: 'Use a promise, a gift or a sale concluded at the end.',
      ar: 'استخدم وعدًا أو هبة أو بيعًا يبرم في النهاية.',
    },
    cite: cite('iifa-110', 'ss-9'),
    examples: {
      compliant: [
        ijara({ purchaseOption: false }), ijara({ purchaseOption: true, transferMethod: 'promise' }),
        ijara({ clauses: 'Only the lessor has promised to sell at the end.' }),
        ijara({ clauses: 'وعد المؤجر وحده بالبيع في نهاية المدة.' }),
      ],
      violating: [
        ijara({ purchaseOption: true }), ijara({ purchaseOption: true, transferMethod: 'binding sale' }),
        ijara({ clauses: 'At the end the lessor must sell and the lessee must buy.' }),
        ijara({ clauses: 'يلتزم المؤجر بالبيع والمستأجر بالشراء في نهاية المدة.' }),
      ],
    },
  },
];

function letBeforeOwned({ terms, missing }: ContractContext): Evidence[] | undefined {
  const { lessorOwnsSince: owned, signedOn: signed, status } = terms;
  if (owned !== undefined) {
    const [term, day] = signed === undefined ? ['deliveredOn', terms.deliveredOn] : ['signedOn', signed];
    if (day === undefined || owned <= day) return undefined;
    return [fact('lessorOwnsSince', owned), fact(term, day)];
  }
  const isOpen = missing.has('signedOn') || hasWord(status, ...BEFORE_LEASE);
  return factIf(!isOpen && missing.has('lessorOwnsSince'), 'lessorOwnsSince');
}

/** What was not said of ownership is asked about, unless the lease is only promised or the asset was just acquired. */
function ownerUntold(context: ContractContext): Evidence[] | undefined {
  const { terms, stated, doubted } = context;
  const isTold = terms.lessorOwnsSince !== undefined || stated.has('IJA-001') || doubted.has('IJA-001')
    || stated.has('IJA-017 when owned') || letBeforeOwned(context) !== undefined;
  return factIf(!isTold && !hasWord(terms.status, 'promised', 'assetacquired'), 'lessorOwnsSince');
}

/** A duty of the lessee without a stated scope is all maintenance. */
function majorUpkeepOnLessee({ terms: { maintenanceResponsibility: who, maintenanceScope: scope } }: ContractContext) {
  if (!hasWord(who, 'lessee', 'tenant', 'المستأجر') || hasWord(who, ...MAJOR_ON_LESSOR)) return undefined;
  const isRoutine = hasWord(scope, 'routine', 'operational', 'daily', 'minor')
    && !hasWord(scope, 'structural', 'major', 'essential', 'all');
  return isRoutine ? undefined : [fact('maintenanceResponsibility', who), fact('maintenanceScope', scope)];
}
