import { cite } from '../../citations.ts';
import { fact } from '../../evidence.ts';
import type { Evidence } from '../../verdict.ts';
import { murabaha } from '../contract-examples.ts';
import type { ContractContext, ContractRule } from '../contract-rule.ts';
import { hasWord, factIf } from '../term-evidence.ts';
import { ownersIn } from './common.ts';

const BEFORE_SALE = ['draft', 'promised', 'assetpurchased', 'possessed'] as const;
const NOT_POSSESSED = [
  'none', 'nopossession',
  'notyet', 'nottaken', 'notreceived', 'notpossessed', 'pending', 'awaiting', 'لميتم', 'لمتقبض', 'لمتستلم',
] as const;
const BOTH = ['both', 'two', 'mutual'] as const;
const ONE = ['one', 'buyer', 'customer', 'client', 'seller', 'bank'] as const;
const contracts = ['murabaha'] as const;

/** Who buys and sells in a murabaha, what, and in which order. */
export const murabahaSaleRules: readonly ContractRule[] = [
  {
    id: 'MUR-001', contracts, clause: 'sellerPurchasedOn', severity: 'prohibit',
    title: { en: 'Sale before ownership', ar: 'بيع قبل التملك' },
    when: soldBeforeBought,
    explain: {
      en: 'The seller sells what it has not bought before the sale.',
      ar: 'يبيع البائع ما لم يشتره قبل البيع.',
    },
    remedy: { en: 'Take a promise now, buy, and sell after that.', ar: 'خذ وعدًا الآن ثم اشترِ ثم بِع.' },
    cite: cite('ss-8', 'iifa-40', 'abu-dawud-3503'),
    examples: {
      compliant: [
        murabaha(), murabaha({ clauses: 'The customer promises to buy the van once the bank has bought it.' }),
        murabaha({ clauses: 'يعد العميل بشراء السيارة بعد أن يتملكها البنك.' }),
      ],
      violating: [
        murabaha({ sellerPurchasedOn: null }), murabaha({ sellerPurchasedOn: '2026-02-01' }),
        murabaha({ clauses: 'The bank will buy the van after the customer has signed the sale.' }),
        murabaha({ clauses: 'يبيع البنك السيارة قبل أن يتملكها.' }),
      ],
    },
  },
  {
    id: 'MUR-002', contracts, clause: 'possession', severity: 'prohibit',
    title: { en: 'Sale before possession', ar: 'بيع قبل القبض' },
    when: ({ terms: { possession, saleSignedOn, status } }) =>
      factIf(hasWord(possession, ...NOT_POSSESSED), 'possession', possession)
      ?? factIf(
        possession === undefined && saleSignedOn !== undefined && !hasWord(status, ...BEFORE_SALE), 'possession'),
    explain: {
      en: 'The goods are sold before they came into the possession of the seller.',
      ar: 'تباع السلعة قبل أن يقبضها البائع.',
    },
    remedy: {
      en: 'Take delivery or a document of title before the sale.',
      ar: 'اقبض السلعة أو سند ملكيتها قبل البيع.',
    },
    cite: cite('ss-8', 'ss-18', 'iifa-53'),
    examples: {
      compliant: [
        murabaha({ possession: 'constructive' }),
        murabaha({ clauses: 'No sale takes place before the bank takes delivery.' }),
        murabaha({ clauses: 'لا يبيع البنك السلعة قبل قبضها.' }),
      ],
      violating: [
        murabaha({ possession: 'none' }), murabaha({ clauses: 'The van is sold while it is still with the supplier.' }),
        murabaha({ clauses: 'تباع السلعة قبل قبضها من المورد.' }),
      ],
    },
  },
  {
    id: 'MUR-007', contracts, clause: 'supplier', severity: 'prohibit',
    title: { en: 'The supplier is the buyer', ar: 'المورد هو المشتري' },
    when: boughtFromBuyer,
    explain: {
      en: 'The goods come from the buyer himself or from what he owns, so the sale hides a loan.',
      ar: 'تأتي السلعة من المشتري نفسه أو مما يملكه، فالبيع ستار لقرض.',
    },
    remedy: { en: 'Buy from an independent supplier.', ar: 'اشترِ من مورد مستقل.' },
    cite: cite('ss-8', 'abu-dawud-3462'),
    examples: {
      compliant: [
        murabaha(), murabaha({ clauses: 'The supplier is a third party.' }), murabaha({ clauses: 'المورد طرف ثالث.' }),
      ],
      violating: [
        murabaha({ supplier: 'Customer' }), murabaha({ ownerGroups: [['Customer', 'Dealer']] }),
        murabaha({ clauses: 'The bank buys the van from the customer and sells it back to him.' }),
        murabaha({ clauses: 'يشتري البنك السيارة من العميل ثم يبيعها له.' }),
      ],
    },
  },
  {
    id: 'MUR-008', contracts, clause: 'assetDescription', severity: 'prohibit',
    title: { en: 'Gold, silver or money on credit', ar: 'ذهب أو فضة أو نقد بالأجل' },
    explain: {
      en: 'Gold, silver and currency may not be sold for a price that is paid later.',
      ar: 'لا يجوز بيع الذهب والفضة والعملات بثمن مؤجل.',
    },
    remedy: { en: 'Settle at once, or finance other goods.', ar: 'اقبض الثمن فورًا أو موّل سلعة أخرى.' },
    cite: cite('ss-1', 'ss-57', 'ss-8'),
    examples: {
      compliant: [
        murabaha({ assetDescription: 'Silver Lexus, chassis 12' }),
        murabaha({ assetDescription: 'ماكينة عد أوراق نقدية' }),
      ],
      violating: [
        murabaha({ assetDescription: 'Gold bars, 999.9' }), murabaha({ assetDescription: 'سبائك ذهب وزن كيلو' }),
      ],
    },
  },
  {
    id: 'MUR-009', contracts, clause: 'promise', severity: 'prohibit',
    title: { en: 'Promise that binds both sides', ar: 'مواعدة ملزمة للطرفين' },
    when: ({ terms: { promise }, policy }) => factIf(
      hasWord(promise?.binding, ...BOTH, ...policy.bindsOneSidedPromise ? [] : ONE) && promise?.option !== true,
      'promise.binding', promise?.binding),
    explain: {
      en: 'A promise that binds both sides without an option is a sale of what is not yet owned.',
      ar: 'المواعدة الملزمة للطرفين بلا خيار بيع لما لم يُملك بعد.',
    },
    remedy: {
      en: 'Bind one side only, or give one of them an option.',
      ar: 'ألزم طرفًا واحدًا أو اجعل لأحدهما الخيار.',
    },
    cite: cite('iifa-40'),
    examples: {
      compliant: [
        murabaha({ promise: { binding: 'both', option: true } }),
        murabaha({ clauses: 'The promise is not binding on both sides.' }),
        murabaha({ clauses: 'الوعد غير ملزم للطرفين.' }),
      ],
      violating: [
        murabaha({ promise: { binding: 'both' } }), murabaha({ clauses: 'The promise is binding on both parties.' }),
        murabaha({ clauses: 'المواعدة ملزمة للطرفين.' }),
      ],
    },
  },
  {
    id: 'MUR-011', contracts, clause: 'agency', severity: 'flag',
    title: { en: 'The buyer buys for the seller', ar: 'توكيل المشتري بالشراء' },
    when: ({ terms: { agency } }) => factIf(
      agency?.buyerIsAgent === true
        && (agency.need === undefined || agency.supplierPaidDirectly === false || agency.ownershipSeparate === false),
      'agency.buyerIsAgent', true),
    explain: {
      en: 'The buyer is the agent of the seller without a stated need and a stage of ownership of its own.',
      ar: 'المشتري وكيل عن البائع بلا حاجة مبيّنة ومرحلة ملكية مستقلة.',
    },
    remedy: {
      en: 'Buy directly, or state the need, pay the supplier directly and keep the stages apart.',
      ar: 'اشترِ مباشرة، أو بيّن الحاجة وادفع للمورد مباشرة وافصل المراحل.',
    },
    cite: cite('ss-8', 'jordan-176'),
    examples: {
      compliant: [
        murabaha({ agency: { buyerIsAgent: true, need: 'Supplier abroad', supplierPaidDirectly: true } }),
        murabaha({ clauses: 'The customer is not an agent to buy the goods.' }),
        murabaha({ clauses: 'لا يوكل العميل في شراء السلعة.' }),
      ],
      violating: [
        murabaha({ agency: { buyerIsAgent: true } }),
        murabaha({ clauses: 'The customer buys the van as agent of the bank.' }),
        murabaha({ clauses: 'العميل وكيل عن البنك في شراء السيارة.' }),
      ],
    },
  },
  {
    id: 'MUR-014', contracts, clause: 'invoiceTo', severity: 'advise',
    title: { en: 'Invoice of the supplier', ar: 'فاتورة المورد' },
    when: ({ terms: { invoiceTo, seller } }) => factIf(
      invoiceTo !== undefined && seller !== undefined && !hasWord(invoiceTo, 'seller')
        && invoiceTo.trim() !== seller.trim(
        
      ),
      'invoiceTo', invoiceTo),
    explain: { en: 'The invoice is not in the name of the seller.', ar: 'الفاتورة ليست باسم البائع.' },
    remedy: { en: 'Have it issued in the name of the seller.', ar: 'اطلب إصدارها باسم البائع.' },
    cite: cite('ss-8'),
    examples: { compliant: [murabaha({ invoiceTo: 'Bank' })], violating: [murabaha({ invoiceTo: 'Customer' })] },
  },
  {
    id: 'MUR-017', contracts, clause: 'insuranceBeforeSale', severity: 'prohibit',
    title: { en: 'Insurance before the sale on the buyer', ar: 'تأمين ما قبل البيع على المشتري' },
    when: ({ terms: { insuranceBeforeSale: payer } }) =>
      factIf(hasWord(payer, 'buyer', 'customer', 'client'), 'insuranceBeforeSale', payer),
    explain: {
      en: 'The buyer pays for insuring goods that the seller still owns.',
      ar: 'يدفع المشتري تأمين سلعة لا يزال البائع يملكها.',
    },
    remedy: { en: 'Let the owner insure what it owns.', ar: 'اجعل التأمين على المالك.' },
    cite: cite('ss-8'),
    examples: {
      compliant: [
        murabaha({ insuranceBeforeSale: 'seller' }),
        murabaha({ clauses: 'The bank insures the goods before the sale.' }),
        murabaha({ clauses: 'يؤمن البنك على السلعة قبل البيع.' }),
      ],
      violating: [
        murabaha({ insuranceBeforeSale: 'buyer' }),
        murabaha({ clauses: 'The customer pays the insurance while the bank owns the goods.' }),
        murabaha({ clauses: 'يتحمل العميل التأمين قبل البيع.' }),
      ],
    },
  },
  {
    id: 'MUR-019', contracts, clause: 'defectLiability', severity: 'flag',
    title: { en: 'Defects before delivery', ar: 'العيوب السابقة على التسليم' },
    when: ({ terms: { defectLiability: liability } }) => factIf(
      hasWord(liability, 'exclu', 'buyer', 'none', 'asis'), 'defectLiability', liability),
    explain: {
      en: 'The seller does not answer for defects from before delivery.',
      ar: 'لا يضمن البائع العيوب السابقة على التسليم.',
    },
    remedy: { en: 'Leave hidden defects with the seller.', ar: 'أبقِ العيوب الخفية على البائع.' },
    cite: cite('ss-8'),
    examples: {
      compliant: [
        murabaha({ defectLiability: 'seller' }), murabaha({ clauses: 'The seller answers for defects.' }),
        murabaha({ clauses: 'يضمن البائع العيوب.' }),
      ],
      violating: [
        murabaha({ defectLiability: 'excluded' }), murabaha({ clauses: 'The bank is not liable for defects.' }),
        murabaha({ clauses: 'البائع غير مسؤول عن العيوب.' }),
      ],
    },
  },
];

/** Nothing is sold while the contract is a promise; a recorded sale needs an earlier purchase. */
function soldBeforeBought({ terms, missing }: ContractContext): Evidence[] | undefined {
  const { sellerPurchasedOn: bought, saleSignedOn: sold, status } = terms;
  if (bought !== undefined) {
    if (sold === undefined || bought <= sold) return undefined;
    return [fact('sellerPurchasedOn', bought), fact('saleSignedOn', sold)];
  }
  const isOpen = missing.has('saleSignedOn') || hasWord(status, ...BEFORE_SALE);
  return factIf(!isOpen && (sold !== undefined || missing.has('sellerPurchasedOn')), 'sellerPurchasedOn');
}

function boughtFromBuyer({ terms }: ContractContext): Evidence[] | undefined {
  const { supplier, buyer } = terms;
  const owner = ownersIn(terms);
  if (supplier === undefined || buyer === undefined || owner(supplier) !== owner(buyer)) return undefined;
  return [fact('supplier', supplier), fact('buyer', buyer)];
}
