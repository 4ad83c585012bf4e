import type { BatchItemDto, SendTransactionDto } from '@connect/sdk';

/** Whom payments of the walk go to, each known for something. */
export type Payee =
  | 'plain' | 'casino' | 'grocer' | 'moneyChanger' | 'insurer' | 'lender' | 'listed' | 'namesake' | 'exposed'
  | 'inKorea' | 'inYemen' | 'ownerless';

/** A row of the payer's batch. */
export interface Row extends Partial<Omit<BatchItemDto, 'toAddress'>> {
  to?: Payee;
}

/** A payment on its own: by the payer unless another pays. */
export interface Sent extends Partial<Omit<SendTransactionDto, 'toAddress' | 'fromAddress'>> {
  by: 'payer' | 'officer' | 'newcomer' | 'busy' | 'passing';
  to?: Payee;
  /** What goes before it: so many of the same, or money that comes in first. */
  before?: { same: number } | { others: number } | { received: string };
}

/** A payment across the networks. */
export interface Across {
  across: string;
  by: 'undocumented';
}

/** A payment so many days after its wallet was opened, when the lists are out of date and the wallet may be dormant. */
export interface Later {
  laterDays: number;
  amount?: string;
}

export type Firing = Row | Sent | Across | Later;

const said = (memo: string): Row => ({ memo });

const withZakatOf = (zakatAmount: string): SendTransactionDto['programmableLogic'] =>
  ({ zakatAutoSplit: { enabled: true, percentage: 2.5, zakatAmount } });

/** For every rule of the catalogue, a payment that sets it off. */
export const PAYMENTS_BY_RULE: Readonly<Record<string, Firing>> = {
  'RIBA-001': said('lend 900, return 990'),
  'RIBA-002': { purposeCode: 'IOL' },
  'RIBA-003': said('I lend you 5,000 on condition that I use your car'),
  'RIBA-004': said('Service charge of 3% of the loan amount'),
  'RIBA-005': said('Loan of 9,000 on condition that he rents my shop for 3,000'),
  'RIBA-006': said('Late payment penalty on the overdue loan, income of the lender'),
  'RIBA-007': said('Late payment penalty on the murabaha instalment, donated to charity'),
  'RIBA-008': said('Reschedule the debt of 20,000 to 23,000 over two years'),
  'RIBA-009': said('Exchange 500 AED old notes for 480 AED new notes'),
  'RIBA-010': said('Exchange: I pay 1000 USD today and receive 3670 AED next week'),
  'RIBA-011': said('Gold necklace in 6 instalments'),
  'RIBA-012': said('FX forward contract for euros in March'),
  'RIBA-013': said('Bought his receivables for 9,500, face 10,000'),
  'RIBA-014': said('Invoice discounting, March batch'),
  'RIBA-015': said('He sells me the phone for 1,200 on credit and buys it back for 1,000 cash'),
  'RIBA-016': said('Organised tawarruq proceeds'),
  'RIBA-017': said('Tawarruq: sold my metal in the market myself'),
  'RIBA-018': said('Invest 10,000 with a guaranteed monthly profit of 300'),
  'RIBA-019': said('Purchase of treasury bills'),
  'RIBA-020': said('Early settlement discount promised in the contract'),
  'RIBA-021': said('Guarantor commission of 3% of the debt'),
  'RIBA-022': said('Donation of bank interest to charity to purify my savings'),
  'GHR-001': said('Price of a villa the seller does not own yet'),
  'GHR-002': said('Selling the phones before I receive them'),
  'GHR-003': said('Price of the fish in the sea'),
  'GHR-004': said('Mystery box, contents unknown'),
  'GHR-005': said('Price of dates, unknown quantity'),
  'GHR-006': said('Advance for the furniture, price to be decided later by the seller'),
  'GHR-007': said('Bought a sofa, delivery date not set'),
  'GHR-008': said('900 cash or 1,000 on credit, decide later which price'),
  'GHR-009': said('The car is sold to me only if it rains tomorrow'),
  'GHR-010': said('Margin for crude oil futures'),
  'GHR-011': said('Call options on Emaar shares'),
  'GHR-012': said('Short selling of bank shares'),
  'GHR-013': said('Deposit for perpetual swaps'),
  'GHR-014': { to: 'insurer' },
  'GHR-015': said('Salam contract for rice, price paid on delivery'),
  'GHR-016': said('Istisna of a boat without drawings'),
  'GHR-017': said('Arbun for the car, no deadline to decide'),
  'GHR-018': said('Selling him the shop on condition that he sells me his farm'),
  'GHR-019': { memo: 'Mystery box, contents unknown', purposeCode: 'CHC' },
  'MAY-001': { to: 'casino' },
  'MAY-002': said('Lottery ticket'),
  'MAY-003': said('Each player puts in 50 and the winner takes all'),
  'MAY-004': said('Two raffle tickets'),
  'MAY-005': said('Binary options deposit'),
  'MAY-006': said('Stake on the derby with the bookmaker'),
  'MAY-007': said('Prize draw at the fair, free entry, prizes from the sponsor'),
  'HAL-001': said('Liquor store order'),
  'HAL-002': said('Two bottles of Merlot and a cheese board'),
  'HAL-003': said('Pork ribs'),
  'HAL-004': said('Casino chips'),
  'HAL-005': said('Escort service, two hours'),
  'HAL-006': { to: 'lender', purposeCode: 'FSL' },
  'HAL-007': said('Investment in an insurance company'),
  'HAL-008': said('Carton of cigarettes'),
  'HAL-009': said('THC gummies'),
  'HAL-010': said('Handguns and ammunition'),
  'HAL-011': said('Tarot reading'),
  'HAL-012': said('Container of frozen chicken, import from Brazil'),
  'HAL-013': { to: 'grocer', memo: 'payment' },
  'HAL-014': { by: 'payer', purposeCode: 'FSL', issuer: { impureIncomePct: 5.1 } },
  'HAL-015': { by: 'payer', purposeCode: 'FSL', issuer: { impureIncome: '5000', sharesOutstanding: 1000, held: 10 } },
  'HAL-016': said('Kickback for the contract'),
  'HAL-017': said('Fake Rolex'),
  'HAL-018': said('Rent of the shop to a pub'),
  'HAL-019': said('Buy bitcoin'),
  'KYC-001': { by: 'newcomer', amount: '3500.00' },
  'KYC-002': { by: 'undocumented', across: '4000.00' },
  'KYC-003': { amount: '55000.00' },
  'KYC-004': { to: 'listed' },
  'KYC-005': { to: 'namesake' },
  'KYC-006': { to: 'exposed' },
  'KYC-007': { to: 'inKorea' },
  'KYC-008': { to: 'inYemen', amount: '3500.00' },
  'KYC-009': { by: 'busy', amount: '3400.00', before: { same: 2 } },
  'KYC-010': { by: 'busy', amount: '1000.00', before: { same: 10 } },
  'KYC-011': { by: 'passing', to: 'plain', amount: '9000.00', before: { received: '10000.00' } },
  'KYC-012': { by: 'busy', amount: '1000.00', before: { others: 7 } },
  'KYC-013': { by: 'passing', amount: '5000.00', before: { received: '5000.00' } },
  'KYC-014': said('Keep it under the limit so the bank does not ask'),
  'KYC-015': said('Received for someone I do not know, forward the rest and keep 5% commission'),
  'KYC-016': said('Collecting donations without a licence'),
  'KYC-017': { to: 'moneyChanger', amount: '3500.00' },
  'KYC-018': { to: 'ownerless' },
  'KYC-019': { memo: 'payment', amount: '12000.00' },
  'KYC-020': { laterDays: 8 },
  'KYC-021': { counterpartyName: '…' },
  'KYC-022': { by: 'newcomer', amount: '999.00', before: { same: 3 } },
  'KYC-023': { by: 'busy', amount: '6000.00', before: { same: 9 } },
  'KYC-024': { laterDays: 99, amount: '3500.00' },
  'KYC-025': { counterpartyName: 'Gulf Steel LLC' },
  'KYC-026': { to: 'exposed', counterpartyCountry: 'QA' },
  'ZKT-001': said('Zakat at 2% of my savings'),
  'ZKT-002': { by: 'payer', type: 'zakat_split', purposeCode: 'SAL' },
  'ZKT-003': said('My zakat to my father'),
  'ZKT-004': { by: 'payer', type: 'zakat_split' },
  'ZKT-005': said('Zakat on my bank interest'),
  'ZKT-006': { by: 'payer', type: 'zakat_split', programmableLogic: withZakatOf('7.00') },
  'ZKT-007': { by: 'officer', type: 'zakat_split' },
  'MODEL-RIBA': said('the lender keeps a percentage each month on what I borrowed'),
  'MODEL-GHARAR': said('for the thing nobody has seen yet'),
  'MODEL-MAYSIR': said('we all put money and one name gets picked'),
  'MODEL-HALAL': said('bottle of the strong stuff for the party'),
  'MODEL-KYC': said('do not tell anyone where this money came from'),
};
