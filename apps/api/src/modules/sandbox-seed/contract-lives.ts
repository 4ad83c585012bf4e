import { createHash } from 'node:crypto';
import type { Calendar, HourOfDay } from './calendar.ts';
import type { ContractType } from './seed-steps.service.ts';
import type { SeedAction } from './seed-action.ts';

/** A step: on which day, at which hour, who, what, with what. */
type Line = readonly [day: number, hour: HourOfDay, who: string, action: string, input?: Record<string, unknown>];

/** The digest of a document that only these actions know. */
const proof = (title: string): { documentHash: string } =>
  ({ documentHash: createHash('sha256').update(title).digest('hex') });

const HAND_OVER = { possession: 'actual' } as const;

/** A step that needs a second officer, or the other side. */
const together = ([day, hour, who, action, input]: Line, others: readonly string[]): Line[] => [
  [day, hour, who, action, input],
  ...others.map((other, n): Line => {
    const [hours = 0, minutes = 0] = hour.split(':').map(Number);
    return [day, `${hours + n + 1}:${minutes}`, other, 'confirm'];
  }),
];

type Life = (
  name: string, drawn: readonly [day: number, hour: HourOfDay], who: string,
  type: ContractType, terms: Record<string, unknown>, lines: readonly Line[],
) => SeedAction[];

/** The life of a contract: it is drawn up, and taken step by step. */
const lifeOn = (calendar: Calendar): Life => (name, [day, hour], who, type, terms, lines) => [
  { at: calendar.at(day, hour), run: ({ steps }) => steps.draw(name, who, type, terms) },
  ...lines.map(([on, at, actor, action, input]): SeedAction =>
    ({ at: calendar.at(on, at), run: ({ steps }) => steps.act(name, actor, action, input) })),
];

/** Contracts of every type, at different stages of their lives. */
export const contractLives = (calendar: Calendar): SeedAction[] => {
  const last = calendar.days.length - 1;
  const life = lifeOn(calendar);
  return [
    ...life('murabaha van', [1, '9:10'], 'bank.uae', 'murabaha', {
      currency: 'AED', assetDescription: 'Delivery van, chassis 4471', assetPrice: '48000.00', profitMargin: 8,
      installments: 12, deferredPaymentPeriod: 12, seller: '@bank.uae', buyer: '@zahra', supplier: '@rimal',
    }, [
      [1, '11:30', 'zahra', 'promise'],
      ...together([2, '9:20', 'bank.uae', 'purchase', proof('Invoice 4471 of Rimal Coast')], ['noura.uae']),
      [2, '14:15', 'bank.uae', 'possess', { ...HAND_OVER, ...proof('Hand-over of van 4471') }],
      ...together([3, '9:45', 'bank.uae', 'sell', proof('Sale of van 4471')], ['zahra']),
      [3, '15:10', 'bank.uae', 'deliver', proof('Delivery of van 4471')],
    ]),
    ...life('murabaha scanner', [last - 6, '10:25'], 'bank.uae', 'murabaha', {
      currency: 'AED', assetDescription: 'Ultrasound scanner, serial US-2209', assetPrice: '36500.00', profitMargin: 7,
      installments: 10, deferredPaymentPeriod: 10, seller: '@bank.uae', buyer: '@murjan', supplier: '@noor.trading',
    }, [
      [last - 6, '15:40', 'murjan', 'promise', { note: 'We take it once it is in the warehouse.' }],
      [last - 2, '10:50', 'bank.uae', 'purchase', proof('Invoice US-2209')],
    ]),
    ...life('ijara excavator', [2, '10:00'], 'bank.qatar', 'ijara', {
      currency: 'QAR', assetDescription: 'Excavator, serial number EX-3310', assetValue: '240000.00', rentalPeriod: 36,
      monthlyRent: '7200.00', maintenanceResponsibility: 'lessor', insuranceResponsibility: 'lessor',
      purchaseOption: false, landlord: '@bank.qatar', tenant: '@lulwa',
    }, [
      [2, '12:10', 'lulwa', 'promise'],
      [3, '10:30', 'bank.qatar', 'acquire', proof('Deed of EX-3310')],
      ...together([3, '12:40', 'bank.qatar', 'lease'], ['lulwa']),
      [4, '8:20', 'bank.qatar', 'deliver', proof('Hand-over of EX-3310')],
    ]),
    ...life('mudaraba dates', [4, '11:00'], 'bank.uae', 'mudaraba', {
      currency: 'AED', capitalAmount: '90000.00', rabbAlMalRatio: 65, mudaribRatio: 35, duration: 12,
      businessDescription: 'Wholesale trade in dates', mandate: 'restricted', capitalProvider: '@bank.uae',
      entrepreneur: '@noor.trading',
    }, [
      ...together([4, '12:00', 'bank.uae', 'sign'], ['noor.trading']),
      ...together([5, '9:00', 'bank.uae', 'fund'], ['khalid.uae']),
      [5, '13:20', 'noor.trading', 'start'],
      [last - 9, '10:35', 'noor.trading', 'distribute', { net: '6400.00', ...proof('Statement of the date trade') }],
    ]),
    ...life('musharaka workshop', [last - 12, '9:35'], 'waha', 'musharaka', {
      currency: 'AED', businessDescription: 'Furniture workshop', venture: '@rimal', partners: [
        { name: '@waha', capital: '30000.00', works: true, profit: 65 },
        { name: '@murjan', capital: '20000.00', works: false, profit: 35 },
      ],
    }, [
      [last - 12, '13:45', 'waha', 'sign'],
      [last - 11, '10:20', 'murjan', 'sign'],
      [last - 10, '11:10', 'waha', 'pay-capital'],
    ]),
    ...life('diminishing home', [6, '10:10'], 'bank.qatar', 'diminishing-musharaka', {
      currency: 'QAR', assetDescription: 'Apartment 12, Yasmin Court, title deed number 5518', assetValue: '250000.00',
      units: 100, financierUnits: 90, unitsPerPeriod: 5, periodMonths: 1, fullRent: '3000.00', unitPricing: 'market',
      financier: '@bank.qatar', client: '@nasser',
    }, [
      ...together([6, '12:30', 'bank.qatar', 'sign'], ['nasser']),
      [8, '9:15', 'bank.qatar', 'acquire', proof('Title deed 5518')],
      [9, '9:40', 'bank.qatar', 'deliver', proof('Keys of apartment 12')],
    ]),
    ...life('murabaha laptop', [last - 1, '14:20'], 'bank.uae', 'murabaha', {
      currency: 'AED', assetDescription: 'Laptop computers, order 118', assetPrice: '12600.00', profitMargin: 6,
      installments: 6, deferredPaymentPeriod: 6, seller: '@bank.uae', buyer: '@school', supplier: '@waha',
    }, []),
  ];
};
