import { alsoCalled, amount, flag, list, number, percent, record, stated, text, orShort, wordsOr } from './shape.ts';

const instrument = alsoCalled(record({
  class: text('conventionalBond, treasuryBill, cheque, option, CFD, sukuk and the like'),
  rate: percent('Percentage it pays'),
  price: amount('What is paid for it'),
  faceValue: amount('What it says'),
  dueDate: text('When it is due'),
}, 'A security, paper or derivative bought'), { face: 'faceValue', type: 'class' });

const asset = record({ class: text('cryptoasset, cbdc, stablecoin, security or commodity') }, 'The asset bought');

const target = alsoCalled(record({
  industry: text('conventionalBanking, conventionalInsurance or another main activity'),
  islamic: flag('True when it works under a Shariah board'),
}, 'The business that is bought or financed'), { mainActivity: 'industry', activity: 'industry' });

/** Securities, insurance, games and the businesses behind them. */
export const financeShapes = {
  instrument: orShort(instrument, text('Its class'), (kind) => ({ class: kind })),
  investment: record({
    capitalGuaranteed: flag('True when the receiver guarantees the capital'),
    returnBasis: text('fixedAmount, percentOfCapital or profitShare'),
  }, 'An investment'),
  trade: record({
    short: flag('True when shares are sold that are not owned'),
    stockLoan: flag('True when the shares are lent'),
  }, 'A trade in shares'),
  takaful: flag('True when the cover bought is takaful or a social-security scheme'),
  insurance: record({
    compulsory: flag('True when the law requires the cover'),
    takafulAvailable: flag('False when no takaful offers it'),
    takaful: flag('Whether the cover is takaful'),
  }, 'Insurance bought'),
  pool: record({
    contributors: orShort(number('How many people pay in'), list(text('One of them'), 'Those who pay in'),
      (names) => (names as readonly unknown[]).length),
    prizeSource: text('contributors, oneSide or sponsor'),
    outcome: text('chance or result'),
  }, 'A pot of money that one of several people will win'),
  ticket: record({
    price: amount('What it costs'),
    draw: stated('The draw that it takes part in, or whether there is one'),
  }, 'A ticket'),
  prediction: record({
    operator: wordsOr('an operator', undefined, 'Who takes the stakes, or whether anybody does'),
    stake: amount('What is staked'),
  }, 'A stake on an outcome'),
  prize: record({
    source: text('thirdParty or participants'),
    entryFee: amount('What taking part costs'),
  }, 'A prize'),
  asset: orShort(asset, text('Its class'), (kind) => ({ class: kind })),
  purposeCode: text('The purpose as the network’s central bank codes it, such as SAL or IOL'),
  purpose: text('What it is paid for: equity, financing, lease, jointVenture, price, wage, rent, payroll and the like'),
  target: orShort(target, text('Its industry'), (industry) => ({ industry })),
  servedActivity: text('The activity that the paid service helps: alcohol, gambling, pork, adult and the like'),
  certification: record({ halal: flag('Whether a halal certificate is attached') }, 'Certificates of the goods'),
  issuer: record({
    mainActivityProhibited: flag('True when the main activity is forbidden'),
    mainActivity: text('The main activity: alcohol, gambling, conventionalBanking and the like, or a lawful one'),
    impureIncomePct: percent('Impure income as a percentage of all income'),
    interestDebtPct: percent('Interest-bearing debt as a percentage of market value'),
    interestDepositPct: percent('Interest-bearing deposits as a percentage of market value'),
    marketCap: amount('Market value of the whole company'),
    interestDebt: amount('Interest-bearing debt, where its percentage is not given'),
    interestDeposit: amount('Interest-bearing deposits, where their percentage is not given'),
    impureIncome: amount('Impure income of the year'),
    sharesOutstanding: number('How many shares there are'),
    held: number('How many of them are held'),
  }, 'The issuer of the shares bought'),
} as const;
