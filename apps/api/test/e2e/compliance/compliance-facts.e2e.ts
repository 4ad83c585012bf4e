import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { sharedApp } from '../../suite.ts';

/** What a payment holds besides its amount, with the principles that must not pass. */
type Row = [name: string, facts: object, fails: string];

const inah = (back: object) => ({ chain: [
  { seller: 'Noor Motors', buyer: 'Hamad', object: 'Land Cruiser', price: '60000', terms: 'deferred', time: 1 },
  { seller: 'Hamad', buyer: 'Noor Motors', object: 'Land Cruiser', price: '50000', terms: 'spot', time: 2, ...back },
] });
const tawarruq = (sale: object) => ({ chain: [
  { seller: 'Broker', buyer: 'Bank', object: 'copper', price: 1000, terms: 'spot' },
  { seller: 'Bank', buyer: 'Customer', object: 'copper', price: 1120, terms: '12 months' },
  { seller: 'Customer', buyer: 'Trader', object: 'copper', price: 995, terms: 'cash', ...sale },
] });
const aedToQar = (further: object) =>
  ({ exchange: { give: 'AED', receive: 'QAR', giveAmount: 1000, receiveAmount: 990, ...further } });
const prices = [{ price: 900, terms: 'cash' }, { price: '1000', terms: '12 months' }];
const sent = (...amounts: number[]) => amounts.map((amount, n) => ({ to: 'Ali Trading', amount, hoursAgo: 10 * (n + 1) }));
const listed = { name: 'Kasim Al Testani', dob: 1971, nationality: 'XX', aliases: 'قاسم التستاني' };

const RIBA: Row[] = [
  ['a loan returned with more, in numbers', { loan: { principal: 900, repaymentTotal: 990 } }, 'riba'],
  ['a loan returned with more, in texts', { loan: { principal: '900.00', repaymentTotal: '990' } }, 'riba'],
  ['a loan returned as lent', { loan: { principal: 900, repaymentTotal: 900, rateAnnualPct: 0 } }, ''],
  ['a payment that is a loan, with its return', { type: 'loan', loan: { repaymentTotal: 1200 } }, 'riba'],
  ['a return in another currency', { loan: { principal: 900, repaymentTotal: 990, currency: 'USD' } }, ''],
  ['a rate with its sign', { loan: { principal: 900, rateAnnualPct: '4.5%' } }, 'riba'],
  ['a fee by rate', { loan: { principal: 900, fee: { amount: 27, basis: 'percent_of_principal' } } }, 'riba'],
  ['a fee by rate without its sum', { loan: { principal: 900, fee: { basis: 'percentOfBalance' } } }, 'riba'],
  ['a fee above its cost', { loan: { fee: { amount: 40, basis: 'flat', actualCost: 15 } } }, 'riba'],
  ['a fee at cost', { loan: { fee: { amount: 15, basis: 'actual cost', actualCost: 15 } } }, ''],
  ['a fee told by its sum alone', { loan: { principal: 900, fee: 15 } }, ''],
  ['a stipulated benefit', { loan: { benefits: [{ type: 'use of car', stipulated: true }] } }, 'riba'],
  ['a customary benefit', { loan: { benefits: { kind: 'gift', customary: true } } }, 'riba'],
  ['a benefit told in words', { loan: { principal: 900, benefits: ['free use of the shop'] } }, 'riba'],
  ['an unasked gift', { loan: { benefits: [{ kind: 'gift', stipulated: false }] } }, ''],
  ['no benefit', { loan: { principal: 900, benefits: 'none' } }, ''],
  ['a tied sale above its value', { loan: { tiedTransactions: [{ price: 150, fairValue: 100 }] } }, 'riba'],
  ['a tied sale at its value', { loan: { tiedTransactions: [{ price: 100, marketPrice: '100' }] } }, ''],
  ['a tied sale told in words', { loan: { tiedTransactions: 'sale of his car' } }, ''],
  ['a delay charge for the creditor', { latePayment: { amount: 50, beneficiary: 'Creditor' } }, 'riba'],
  ['a delay charge for nobody named', { latePayment: { ratePct: '2%' } }, 'riba'],
  ['a delay charge that names its taker alone', { latePayment: { beneficiary: 'creditor' } }, 'riba'],
  ['a delay donation', { latePayment: { amount: 50, beneficiary: 'Charity' } }, ''],
  ['a delay donation of an insolvent debtor', { latePayment: { amount: 50, beneficiary: 'charity' },
    debtor: { insolvent: true } }, 'riba'],
  ['a debt grown with its time', { reschedule: { oldDebt: 10000, newDebt: 11500 } }, 'riba'],
  ['one currency below par', { exchange: { give: 'AED', receive: 'AED notes', giveAmount: 500, receiveAmount: 480 } }, 'riba'],
  ['one currency below par, for the payment', { exchange: { give: 'e-dirham', receive: 'AED', receiveAmount: '950' } }, 'riba'],
  ['one currency less a fee apart', { exchange: { give: 'AED', receive: 'AED', giveAmount: 500, receiveAmount: 495,
    serviceFee: 5 } }, ''],
  ['an exchange at once', aedToQar({ settleGive: 'T+0', settleReceive: 'immediate' }), ''],
  ['an exchange at once, in days', aedToQar({ settleGive: 0, settleReceive: 0 }), ''],
  ['an exchange of which one side is late', aedToQar({ settleGive: 'T+0', settleReceive: 'T+30' }), 'riba'],
  ['an exchange late by days', aedToQar({ settleGive: 0, settleReceive: 5 }), 'riba'],
  ['an exchange late by words', aedToQar({ settleGive: 'now', settleReceive: 'next month' }), 'riba'],
  ['an exchange of two days', aedToQar({ settleGive: '2026-11-20', settleReceive: '2026-12-20' }), 'riba'],
  ['an exchange now and on a day', aedToQar({ settleGive: 'now', settleReceive: '2026-12-20' }), 'riba'],
  ['an exchange after its trade', aedToQar({ tradeAt: '2026-11-01', settleGive: '2026-11-20', settleReceive: '2026-11-20' }),
    'riba'],
  ['the tolerated lag of both sides', aedToQar({ settleGive: 'T+2', settleReceive: 'T+2' }), ''],
  ['a forward exchange', aedToQar({ forward: true }), 'riba'],
  ['promises that bind both', aedToQar({ bilateralPromiseBinding: true }), 'riba'],
  ['gold in instalments', { sale: { object: 'Gold bracelet', terms: 'installments' } }, 'riba'],
  ['gold paid later', { sale: { object: { name: 'gold' } }, payment: { terms: 'deferred' } }, 'riba'],
  ['gold paid in full', { sale: { object: 'gold', price: 4000, payment: 'cash' } }, ''],
  ['a debt sold to an outsider', { debtSale: { faceValue: 1000, price: 950, buyerIsDebtor: false } }, 'riba'],
  ['a debt settled with its debtor', { debtSale: { faceValue: 1000, price: 950, buyerIsDebtor: true } }, ''],
  ['a debt assigned at par', { debtSale: { faceValue: 1000, price: '1000.00', buyerIsDebtor: false } }, ''],
  ['a cheque below its face', { instrument: { class: 'Cheque', price: 950, faceValue: 1000 } }, 'riba'],
  ['a bond by its class alone', { instrument: 'conventional bond' }, 'riba'],
  ['sukuk', { instrument: { class: 'sukuk' } }, ''],
  ['sale and buy-back', inah({}), 'riba'],
  ['sale and buy-back in other spelling', inah({ seller: 'HAMAD', object: 'land cruiser', time: 'day 4' }), 'riba'],
  ['a buy-back long after', inah({ time: 60 }), ''],
  ['a sale to somebody else', inah({ buyer: 'Market trader' }), ''],
  ['a buy-back through an owner group', { ...inah({ buyer: 'Noor Leasing' }),
    ownerGroups: [['Noor Motors', 'Noor Leasing']] }, 'riba'],
  ['tawarruq of one’s own', tawarruq({}), ''],
  ['tawarruq through the financier', tawarruq({ agent: 'Bank' }), 'riba'],
  ['tawarruq that the financier sells', tawarruq({ seller: 'Bank' }), 'riba'],
  ['tawarruq back to the supplier', tawarruq({ buyer: 'broker' }), 'riba'],
  ['a guaranteed investment', { investment: { capitalGuaranteed: true, returnBasis: 'fixed_amount' } }, 'riba'],
  ['a rebate promised', { debt: { earlyDiscount: { stipulated: true } } }, 'riba'],
  ['surety for a percentage', { guarantee: { feeBasis: 'percentOfAmount' } }, 'riba'],
];

const UNCERTAIN: Row[] = [
  ['a sale of what is not owned', { sale: { object: { specific: true }, seller: { owns: false } } }, 'gharar'],
  ['a sale of what is not owned, in short', { sale: { object: 'villa 4', sellerOwns: false } }, 'gharar'],
  ['a salam of what is not owned', { sale: { type: 'Salam', sellerOwns: false } }, ''],
  ['a resale before possession', { sale: { object: { kind: 'movable' }, possession: 'none' } }, 'gharar'],
  ['a resale of land', { sale: { objectKind: 'land', possession: 'none' } }, ''],
  ['a strayed camel', { sale: { object: { name: 'camel', existence: 'strayed' } } }, 'gharar'],
  ['an unidentified thing', { sale: { object: { identified: false } } }, 'gharar'],
  ['an unidentified thing that is described', { sale: { object: { identified: false, spec: true } } }, ''],
  ['an unknown quantity', { sale: { quantity: 'Unknown' } }, 'gharar'],
  ['a number of things', { sale: { quantity: 12 } }, ''],
  ['an open price', { sale: { price: { status: 'open' } } }, 'gharar'],
  ['an open price, in short', { sale: { price: 'to be agreed' } }, 'gharar'],
  ['a price in short', { sale: { price: 900 } }, ''],
  ['a published price', { sale: { price: { status: 'published' } } }, ''],
  ['an unknown date', { sale: { deliveryDate: 'unknown' } }, 'gharar'],
  ['a day of delivery that nobody set', { sale: { price: 900, deliveryDate: null } }, 'gharar'],
  ['a sale on the spot', { sale: { type: 'spot', price: 900, deliveryDate: null } }, ''],
  ['two prices and none chosen', { sale: { alternatives: prices, electedIndex: null } }, 'gharar'],
  ['two prices in words and none chosen', { sale: { alternatives: ['900 cash', '1000 later'] } }, 'gharar'],
  ['two prices and one chosen', { sale: { alternatives: prices, electedIndex: 0 } }, ''],
  ['a sale that hangs on an event', { contract: { type: 'sale', condition: 'if the ship arrives' } }, 'gharar'],
  ['a gift that hangs on an event', { contract: { type: 'gift', condition: 'if he passes' } }, ''],
  ['both sides deferred', { contract: { bothDeferred: true } }, 'gharar'],
  ['an option', { instrument: { class: 'Option' } }, 'gharar'],
  ['a short sale', { trade: { short: true } }, 'gharar'],
  ['an insurer', { mcc: '6300' }, 'gharar'],
  ['an insurer that is takaful', { mcc: '6300', takaful: true }, ''],
  ['an insurer whose name is takaful', { mcc: '6300', counterpartyName: 'Noor Takaful PJSC' }, ''],
  ['a salam paid later', { salam: { price: { paidAt: 'T+10' }, spec: true, date: '2027-08-01' } }, 'gharar'],
  ['a salam that is described in words', { salam: { paidAt: 'contract', spec: 'khalas, 500 kg', date: '2027-08-01' } }, ''],
  ['a salam that nobody described', { salam: { paidAt: 'now', spec: null, date: '2027-08-01' } }, 'gharar'],
  ['a salam for a day that nobody set', { salam: { paidAt: 'now', spec: true, date: null } }, 'gharar'],
  ['an istisna by a drawing', { istisna: { spec: 'drawing 14', price: 9000 } }, ''],
  ['an istisna of which nothing is drawn', { istisna: { spec: 'none', price: 9000 } }, 'gharar'],
  ['a thing that does not exist', { sale: { object: { description: 'colt', exists: false } } }, 'gharar'],
  ['a resale without possession', { sale: { object: 'phones', possession: false } }, 'gharar'],
  ['an insurer in digits', { mcc: 6300 }, 'gharar'],
  ['a cover that is no takaful', { insurance: { takaful: false } }, 'gharar'],
  ['a salam paid in time', { salam: { price: { paidAt: 'T+3' }, spec: true, date: '2027-08-01' } }, ''],
  ['earnest money without a date', { arbun: { amount: 500 } }, 'gharar'],
  ['earnest money with a date', { arbun: { amount: 500, decisionDate: '2027-01-15' } }, ''],
  ['a contract for differences', { instrument: { class: 'cfd' } }, 'gharar,maysir'],
  ['a pot of the players', { pool: { contributors: 8, prizeSource: 'Participants' } }, 'maysir'],
  ['a prize of a sponsor', { pool: { contributors: 8, prizeSource: 'sponsor' } }, ''],
  ['a pot of named players', { pool: { contributors: ['Ali', 'Omar'], prizeSource: 'contributors' } }, 'maysir'],
  ['a paid draw told in words', { ticket: { price: 20, draw: 'a car' } }, 'maysir'],
  ['a stake on a price', { instrument: { class: 'pricePrediction' } }, 'gharar,maysir'],
  ['a paid draw', { ticket: { price: 20, draw: true } }, 'maysir'],
  ['a stake with an operator', { prediction: { operator: 'BetNow', stake: 50 } }, 'maysir,halal'],
];

const LAWFUL: Row[] = [
  ['a bookmaker in digits', { mcc: 7995 }, 'maysir,halal'],
  ['a pig farm in digits, without the nought in front', { isic: 145 }, 'halal'],
  ['a bookmaker', { mcc: '7995' }, 'maysir,halal'],
  ['a bar', { mcc: '5813' }, 'halal'],
  ['a restaurant', { mcc: '5812' }, ''],
  ['a brewery', { isic: '1103' }, 'halal'],
  ['a casino', { naics: '713210' }, 'halal'],
  ['a share purchase in a lender', { memo: 'Share purchase', naics: '522110' }, 'halal'],
  ['a share in an Islamic lender', { purpose: 'equity', isic: '6419', target: { islamic: true } }, ''],
  ['a lease to a nightclub', { servedActivity: 'Nightclub' }, 'halal'],
  ['a service to a school', { servedActivity: 'school' }, ''],
  ['an issuer of too much debt', { issuer: { impureIncomePct: '2%', interestDebtPct: 30.5 } }, 'halal'],
  ['an issuer at the limits', { issuer: { impureIncomePct: 5, interestDebtPct: 30, interestDepositPct: 30 } }, ''],
  ['an issuer by its sums', { issuer: { interestDebt: 400, marketCap: 1000 } }, 'halal'],
  ['an issuer by its activity', { issuer: { mainActivity: 'Beer brewery' } }, 'halal'],
];

const CONDUCT: Row[] = [
  ['an unidentified sender', { amount: '3500', senderKyc: 'unverified' }, 'kyc'],
  ['an unidentified sender of less', { amount: '3499.99', senderKyc: 'rejected' }, ''],
  ['a large payment', { amount: '55000' }, 'kyc'],
  ['a large payment in Qatar', { amount: '50000', currency: 'QAR' }, 'kyc'],
  ['a large payment with its source', { amount: '55000', sourceOfFunds: 'sale_of_property' }, ''],
  ['a border crossed to nobody named', { amount: '3500', crossBorder: true }, 'kyc'],
  ['a border crossed to somebody', { amount: '3500', crossBorder: true, counterpartyName: 'Lina Haddad' }, ''],
  ['a country under a call for action', { amount: '10', counterpartyCountry: 'ir' }, 'kyc'],
  ['a country under monitoring', { amount: '3500', counterpartyCountry: 'LB' }, 'kyc'],
  ['a small sum to it', { amount: '3400', counterpartyCountry: 'LB' }, ''],
  ['a listed name', { counterpartyName: 'Qassem al-Testani', watchlist: [listed] }, 'kyc'],
  ['a listed name told alone', { counterpartyName: 'Qassem al-Testani', watchlist: ['Kasim Al Testani'] }, 'kyc'],
  ['an Arabic alias told alone', { counterpartyName: 'قاسم التستاني', watchlist: [listed] }, 'kyc'],
  ['another name', { counterpartyName: 'Mariam Saleh', watchlist: [listed] }, ''],
  ['sums under a limit to one payee', { amount: '3400', counterpartyName: 'ALI TRADING', history: sent(3300, 3450) }, 'kyc'],
  ['sums under a limit, the payee unnamed', { amount: '3400', history: sent(3300, 3450) }, 'kyc'],
  ['sums under a limit to others', { amount: '3400', counterpartyName: 'Huda', history: sent(3300, 3450) }, ''],
  ['a linked total', { amount: '30000', counterpartyName: 'ali trading', history: sent(30000) }, 'kyc'],
  ['many payments within the hour', { history: Array.from({ length: 11 }, () => ({ to: 'B', amount: 20, minutesAgo: 5 })) },
    'kyc'],
  ['money passed on', { amount: '9000', history: [{ direction: 'in', from: 'A', amount: '10000', hoursAgo: 3 }] }, 'kyc'],
  ['money kept', { amount: '3600', history: [{ direction: 'in', from: 'A', amount: '10000', hoursAgo: 3 }] }, ''],
  ['money of the week before', { amount: '9000', history: [{ direction: 'in', from: 'A', amount: '10000', daysAgo: 6 }] }, ''],
  ['eight payees in a day', { counterpartyName: 'P8', history: Array.from({ length: 7 }, (_, n) =>
    ({ to: `P${n}`, amount: 50, hoursAgo: 2 })) }, 'kyc'],
  ['money back to its origin', { amount: '9500', counterpartyName: 'Alpha', history: [
    { direction: 'in', from: 'Alpha', amount: 10000, hoursAgo: 40 }] }, 'kyc'],
  ['an exposed person', { party: { pep: 'associate' } }, 'kyc'],
  ['a person who is not exposed', { party: { pep: 'none' } }, ''],
  ['an entity without owners', { entity: { ubo: [] } }, 'kyc'],
  ['an unlicensed collection', { payee: { npo: true, licensed: false } }, 'kyc'],
  ['zakat set aside', { type: 'zakat_split', zakatSplit: { percentage: '2.5%', mode: 'on_top' } }, ''],
];

describe('the facts of a payment', () => {
  let rig: TestApp;
  let bank: ConnectClient;

  beforeAll(async () => {
    rig = await sharedApp();
    bank = await rig.as('bank.uae');
  });

  const analyze = (facts: object) => bank.compliance.analyzePayment({
    requestBody: { type: 'send', amount: '1000', currency: 'AED', ...facts },
  });

  it.each([...RIBA, ...UNCERTAIN, ...LAWFUL, ...CONDUCT])('%s', async (_, facts, fails) => {
    const { principles } = await analyze(facts);
    expect(Object.entries(principles).filter(([name, state]) =>
      state === 'fail' || (name === 'kyc' && state === 'review')).map(([name]) => name).join()).toBe(fails);
  });

  it.each<[string, object]>([
    ['loan.principal', { loan: { principal: '1,000' } }],
    ['loan.fee', { loan: { fee: true } }],
    ['loan.benefits', { loan: { benefits: 7 } }],
    ['sale.sellerOwns', { sale: { sellerOwns: 'no' } }],
    ['exchange.settleGive', { exchange: { settleGive: {} } }],
    ['instrument', { instrument: 7 }],
    ['issuer.interestDebtPct', { issuer: { interestDebtPct: 'a third' } }],
    ['history[0].hoursAgo', { history: [{ hoursAgo: 'yesterday' }] }],
    ['watchlist[0].name', { watchlist: [{ dob: 1971 }] }],
  ])('that cannot be read are refused by name: %s', (field, facts) =>
    expect(analyze(facts)).rejects.toMatchObject({ status: 400, details: [{ field }] }));
});
