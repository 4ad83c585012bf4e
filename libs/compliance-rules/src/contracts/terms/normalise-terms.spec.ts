import { describe, expect, it } from '@jest/globals';
import { diminishing, ijara, mudaraba, murabaha, musharaka } from '../contract-examples.ts';
import { evaluateContract } from '../evaluate-contract.ts';
import type { ContractTerms } from './terms.ts';

const sound = { murabaha, ijara, mudaraba, musharaka, diminishing } as const;

/** A sound contract with facts under names and in shapes of somebody else's choice. */
const toldBy = (type: keyof typeof sound, facts: Readonly<Record<string, unknown>>): ContractTerms => {
  const told = Object.entries({ ...sound[type](), ...facts }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(told) as unknown as ContractTerms;
};

describe('terms in other names and shapes', () => {
  it.each<[string, keyof typeof sound, Record<string, unknown>]>([
    ['CON-001', 'murabaha', { buyerOwnerGroup: 'Noor', sellerOwnerGroup: 'Noor' }],
    ['CON-001', 'murabaha', { ownerGroup: { buyer: 'G1', seller: 'G1' } }],
    ['CON-001', 'mudaraba', { capitalProvider: undefined, entrepreneur: undefined, parties: { rabbAlMal: 'Fund', mudarib: 'Fund' } }],
    ['CON-003', 'ijara', { assetDescription: 'Hall 3', intendedUse: 'Casino' }],
    ['CON-005', 'murabaha', { latePayment: { ratePct: 3, beneficiary: 'creditor' } }],
    ['CON-005', 'murabaha', { lateFee: { amount: 100, to: 'seller' } }],
    ['CON-005', 'murabaha', { penaltyBeneficiary: 'seller', penaltyPerMonth: 100 }],
    ['CON-006', 'murabaha', { linkedLoan: 'Seller lends 10,000 on condition of this sale' }],
    ['MUR-001', 'murabaha', { seller_purchased_on: null, sellerPurchasedOn: undefined }],
    ['MUR-002', 'murabaha', { possession: 'not taken' }],
    ['MUR-003', 'murabaha', { costDisclosedToBuyer: false }],
    ['MUR-003', 'murabaha', { addedExpenses: [{ type: 'indirect', amount: 2000 }] }],
    ['MUR-004', 'murabaha', { profitFixed: false }],
    ['MUR-004', 'murabaha', { benchmark: { name: 'EIBOR', reset: 'quarterly' } }],
    ['MUR-004', 'murabaha', { profitMargin: null, profitFormula: '3M EIBOR + 250bps' }],
    ['MUR-006', 'murabaha', { rescheduling: { oldTotal: 107500, newTotal: 112000 } }],
    ['MUR-007', 'murabaha', { supplierOwnedBy: 'Customer' }],
    ['MUR-007', 'murabaha', { supplierSameOwnerGroupAsBuyer: true }],
    ['MUR-009', 'murabaha', { promise: { type: 'bilateral', binding: true, option: false } }],
    ['MUR-010', 'murabaha', { hamishJiddiyyah: { amount: 10000, retained: 10000, actualDamage: 2000 } }],
    ['MUR-012', 'murabaha', { earlySettlementRebate: { promised: true, percent: 3 } }],
    ['MUR-012', 'murabaha', { rebatePromised: true }],
    ['MUD-002', 'mudaraba', { guaranteedReturn: '5% of capital' }],
    ['MUD-003', 'mudaraba', { capitalProtection: true }],
    ['MUS-008', 'musharaka', { exitPrice: 'original capital' }],
    ['IJA-009', 'ijara', { purchaseOption: true, transferMethod: undefined, ownershipTransfer: 'automatic at the end' }],
    ['MUR-013', 'murabaha', { titleTransfer: 'on full payment' }],
    ['MUR-013', 'murabaha', { retentionOfTitle: true }],
    ['MUR-016', 'murabaha', { fees: [{ type: 'commitment', amount: 500 }] }],
    ['MUR-017', 'murabaha', { insurance: { payer: 'buyer', period: 'while seller owns' } }],
    ['MUR-018', 'murabaha', { refinancing: { oldDebt: 90000, newDebt: 107500 } }],
    ['IJA-003', 'ijara', { monthlyRent: 'to be agreed' }],
    ['IJA-003', 'ijara', { monthlyRent: undefined, rentFormula: 'EIBOR + 2%' }],
    ['IJA-004', 'ijara', { rentalPeriod: 'indefinite' }],
    ['IJA-005', 'ijara', { rentDueFrom: '2026-01-02' }],
    ['IJA-005', 'ijara', { rentalPeriod: { months: 12, start: '2026-01-02' } }],
    ['IJA-006', 'ijara', { maintenanceResponsibility: { major: 'lessee', routine: 'lessee' } }],
    ['IJA-007', 'ijara', { takaful: { paidBy: 'lessee' } }],
    ['IJA-008', 'ijara', { riskOfLoss: 'lessee' }],
    ['IJA-009', 'ijara', { purchaseOption: true, transferMethod: 'this contract transfers it with the last rent' }],
    ['IJA-011', 'ijara', { rentRevision: { appliesTo: 'past' } }],
    ['IJA-016', 'ijara', { purchaseOption: true, transferMethod: '' }],
    ['MUD-002', 'mudaraba', { expectedReturn: { rate: 10, payable: true } }],
    ['MUD-003', 'mudaraba', { capitalGuarantee: 'mudarib' }],
    ['MUD-004', 'mudaraba', { lossSharing: { rabbAlMal: 70, mudarib: 30 } }],
    ['MUD-005', 'mudaraba', { capitalType: 'debt' }],
    ['MUD-007', 'mudaraba', { mudaribWage: { amount: 5000, period: 'month' } }],
    ['MUD-008', 'mudaraba', { interimDistribution: { final: true } }],
    ['MUD-011', 'mudaraba', { hurdle: { first: 10000, to: 'provider' } }],
    ['MUD-014', 'mudaraba', { thirdPartyGuarantee: { fee: 500 } }],
    ['IJA-009', 'ijara', { purchaseOption: { available: true, method: 'automatic' } }],
    ['MUR-010', 'murabaha', { securityDeposit: { amount: 5000, actualDamage: 1000, forfeited: true } }],
    ['MUD-002', 'mudaraba', { monthlyPayment: 2000, regardlessOfProfit: true }],
    ['MUD-002', 'mudaraba', { monthlyPayment: { amount: 2000, regardlessOfProfit: true } }],
    ['MUS-003', 'musharaka', { monthlyPayment: 2000, regardlessOfProfit: 'yes' }],
    ['MUS-002', 'musharaka', { partners: { A: { capital: 6, profit: 60 }, B: { capital: 4, profit: 50 } } }],
    ['MUS-004', 'musharaka', { lossSharing: { Workshop: 50, Fund: 50 } }],
    ['MUS-007', 'musharaka', { managingPartnerSalary: 5000 }],
    ['MUS-008', 'musharaka', { purchaseUndertaking: { priceBasis: 'nominal' } }],
    ['DIM-001', 'diminishing', { promise: 'two-sided' }],
    ['DIM-002', 'diminishing', { unitPricing: undefined, unitPrice: { basis: 'original' } }],
    ['DIM-003', 'diminishing', { rentBasis: 'initialShare' }],
    ['DIM-004', 'diminishing', { essentialMaintenance: 'customer' }],
    ['DIM-005', 'diminishing', { shares: { financier: 70, customer: 20 } }],
    ['DIM-006', 'diminishing', { lossSharing: { financier: 50, customer: 50 } }],
  ])('break %s in a %s with %j', (rule, type, facts) => {
    const { valid, findings } = evaluateContract(toldBy(type, facts));
    expect(valid).toBe(false);
    expect(findings.map(({ ruleId }) => ruleId)).toContain(rule);
  });

  it.each<[keyof typeof sound, Record<string, unknown>]>([
    ['murabaha', { latePaymentFee: 250, latePaymentBeneficiary: 'charity' }],
    ['murabaha', { additionalExpenses: [{ type: 'customs', amount: 2000, direct: true }] }],
    ['murabaha', { benchmark: { name: 'EIBOR', reset: 'none' } }],
    ['murabaha', { rescheduling: { oldTotal: 107500, newTotal: 107500 } }],
    ['murabaha', { securityDeposit: 10000 }],
    ['murabaha', { rebate: { promised: false, atSellerDiscretion: true } }],
    ['murabaha', { titleTransfer: 'at signing', security: 'mortgage' }],
    ['murabaha', { facilityFee: 0 }],
    ['ijara', { rentFormula: { benchmark: 'EIBOR', spread: 2, floor: 8000, ceiling: 12000 } }],
    ['ijara', { maintenanceResponsibility: { major: 'lessor', routine: 'lessee' } }],
    ['ijara', { riskOfLoss: 'lessor' }],
    ['ijara', { purchaseOption: true, transferMethod: 'وعد بالهبة بعقد مستقل' }],
    ['mudaraba', { expectedReturn: { rate: 10, binding: false } }],
    ['mudaraba', { lossSharing: { rabbAlMal: 100, mudarib: 0 } }],
    ['mudaraba', { thirdPartyGuarantee: { independent: true, paid: false } }],
    ['mudaraba', { rabbAlMalRatio: 0.6, mudaribRatio: 0.4 }],
    ['musharaka', { partners: { A: { capital: 6, profit: 0.6 }, B: { capital: 4, profit: 0.4 } } }],
    ['musharaka', { lossSharing: { Workshop: 60, Fund: 40 } }],
    ['diminishing', { promise: 'one-sided' }],
    ['diminishing', { lossSharing: { financier: 80, customer: 20 } }],
  ])('leave a %s sound with %j', (type, facts) => {
    const refused = evaluateContract(toldBy(type, facts)).findings.filter(({ severity }) => severity !== 'advise');
    expect(refused.map(({ ruleId }) => ruleId)).toEqual([]);
  });

  it.each<[keyof typeof sound, Record<string, unknown>]>([
    ['murabaha', { promise: { type: 'bilateral', binding: true, option: 'buyer may withdraw' } }],
    ['mudaraba', { monthlyPayment: 2000, regardlessOfProfit: false, coManagement: false }],
    ['diminishing', { unitPricing: 'market', unitPrice: 10000 }],
  ])('are told twice or without a name in a %s, which the board must read: %j', (type, facts) => {
    const { valid, findings } = evaluateContract(toldBy(type, facts));
    expect([valid, findings.map(({ ruleId }) => ruleId)]).toEqual([true, ['CON-008']]);
  });

  it('ask the board where the provider manages too, and see the partner who only sleeps', () => {
    const { valid, findings } = evaluateContract(toldBy('mudaraba', { coManagement: true }));
    expect([valid, findings.some(({ ruleId }) => ruleId === 'MUD-010')]).toEqual([true, true]);
    const partners = [{ name: 'A', capital: 6, profit: 40 }, { name: 'B', capital: 4, profit: 60, role: 'sleeping' }];
    expect(evaluateContract(toldBy('musharaka', { partners })).findings.map(({ ruleId }) => ruleId)).toContain('MUS-005');
  });

  it('are heard however deep they lie, and end somewhere', () => {
    let facts: Record<string, unknown> = { note: 'deep' };
    for (let depth = 0; depth < 2000; depth += 1) facts = { inner: facts };
    expect(evaluateContract(toldBy('ijara', facts)).valid).toBe(true);
  });
});
