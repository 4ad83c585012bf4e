import type { ContractTemplateDto } from '../contract.dto.ts';

/** Terms to start from; everything in them may be changed before the contract is made. */
export const TEMPLATES: readonly ContractTemplateDto[] = [
  {
    id: 'real-estate-murabaha', type: 'murabaha',
    title: { en: 'Real Estate Murabaha', ar: 'مرابحة عقارية' },
    description: {
      en: 'The bank buys a property and sells it at a disclosed profit, paid over five years.',
      ar: 'يشتري البنك العقار ثم يبيعه بربح معلوم يُسدَّد على خمس سنوات.',
    },
    terms: {
      currency: 'AED', assetDescription: 'Two-bedroom apartment, title deed number 2207', assetPrice: '900000.00',
      profitMargin: 12, installments: 60, deferredPaymentPeriod: 60,
    },
  },
  {
    id: 'equipment-ijara', type: 'ijara',
    title: { en: 'Equipment Ijara', ar: 'إجارة معدات' },
    description: {
      en: 'The lessor keeps ownership, insures and maintains; the lessee pays a fixed monthly rent for three years.',
      ar: 'يحتفظ المؤجر بالملكية ويتحمل التأمين والصيانة، ويدفع المستأجر أجرة شهرية ثابتة لثلاث سنوات.',
    },
    terms: {
      currency: 'AED', assetDescription: 'Excavator, serial number EX-3310', assetValue: '240000.00', rentalPeriod: 36,
      monthlyRent: '7200.00', maintenanceResponsibility: 'lessor', insuranceResponsibility: 'lessor',
      purchaseOption: false,
    },
  },
  {
    id: 'trade-mudaraba', type: 'mudaraba',
    title: { en: 'Trade Mudaraba', ar: 'مضاربة تجارية' },
    description: {
      en: 'One side gives the capital, the other trades; profit is shared 70 to 30 and loss falls on the capital.',
      ar: 'يقدم أحد الطرفين رأس المال ويتاجر الآخر، ويقسم الربح ٧٠ إلى ٣٠ وتقع الخسارة على رأس المال.',
    },
    terms: {
      currency: 'AED', capitalAmount: '200000.00', rabbAlMalRatio: 70, mudaribRatio: 30, duration: 12,
      businessDescription: 'Wholesale trade in dates', mandate: 'restricted',
    },
  },
  {
    id: 'workshop-musharaka', type: 'musharaka',
    title: { en: 'Workshop Musharaka', ar: 'مشاركة في ورشة' },
    description: {
      en: 'Two partners share capital; the working one takes a larger share of profit, loss follows capital.',
      ar: 'شريكان في رأس المال، وللعامل منهما حصة أكبر من الربح، والخسارة بقدر رأس المال.',
    },
    terms: {
      currency: 'AED', businessDescription: 'Furniture workshop',
      partners: [
        { name: 'Working partner', capital: '300000.00', works: true, profit: 65 },
        { name: 'Silent partner', capital: '200000.00', works: false, profit: 35 },
      ],
    },
  },
  {
    id: 'home-diminishing-musharaka', type: 'diminishing-musharaka',
    title: { en: 'Home Diminishing Musharaka', ar: 'مشاركة متناقصة لمسكن' },
    description: {
      en: 'The client buys the financier’s units over five years and rents those that are not yet his.',
      ar: 'يشتري العميل حصص الممول خلال خمس سنوات ويستأجر ما لم يملكه منها بعد.',
    },
    terms: {
      currency: 'AED', assetDescription: 'Apartment 12, Marina Tower, title deed number 5518',
      assetValue: '1000000.00', units: 100, financierUnits: 80, unitsPerPeriod: 4, periodMonths: 3,
      fullRent: '15000.00', unitPricing: 'market',
    },
  },
];
