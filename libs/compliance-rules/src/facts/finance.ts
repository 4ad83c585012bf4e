import { amount, flag, number, record, text } from './shape.ts';

/** Securities, insurance, games and the businesses behind them. */
export const financeShapes = {
  instrument: record({
    class: text('conventionalBond, treasuryBill, cheque, option, CFD, sukuk and the like'),
    rate: number('Percentage it pays'),
    price: amount('What is paid for it'),
    faceValue: amount('What it says'),
    dueDate: text('When it is due'),
  }, 'A security, paper or derivative bought'),
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
  }, 'Insurance bought'),
  pool: record({
    contributors: number('How many people pay in'),
    prizeSource: text('contributors, oneSide or sponsor'),
    outcome: text('chance or result'),
  }, 'A pot of money that one of several people will win'),
  ticket: record({
    price: amount('What it costs'),
    draw: flag('True when it takes part in a draw'),
  }, 'A ticket'),
  prediction: record({
    operator: text('Who takes the stakes'),
    stake: amount('What is staked'),
  }, 'A stake on an outcome'),
  prize: record({
    source: text('thirdParty or participants'),
    entryFee: amount('What taking part costs'),
  }, 'A prize'),
  asset: record({ class: text('cryptoasset, cbdc, stablecoin, security or commodity') }, 'The asset bought'),
  purpose: text('What it is paid for: equity, financing, lease, jointVenture, price, wage, rent, payroll and the like'),
  target: record({
    industry: text('conventionalBanking, conventionalInsurance or another main activity'),
    islamic: flag('True when it works under a Shariah board'),
  }, 'The business that is bought or financed'),
  servedActivity: text('The activity that the paid service helps: alcohol, gambling, pork, adult and the like'),
  certification: record({ halal: flag('Whether a halal certificate is attached') }, 'Certificates of the goods'),
  issuer: record({
    mainActivityProhibited: flag('True when the main activity is forbidden'),
    impureIncomePct: number('Impure income as a percentage of all income'),
    interestDebtPct: number('Interest-bearing debt as a percentage of market value'),
    interestDepositPct: number('Interest-bearing deposits as a percentage of market value'),
    impureIncome: amount('Impure income of the year'),
    sharesOutstanding: number('How many shares there are'),
    held: number('How many of them are held'),
  }, 'The issuer of the shares bought'),
} as const;
