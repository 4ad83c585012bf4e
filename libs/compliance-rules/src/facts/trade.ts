import {
  alsoCalled, amount, either, flag, label, list, number, record, stated, several, text, orShort, whenNull, wordsOr,
} from './shape.ts';

/** What an agent is called of whom nothing is told but that there is one. */
export const THE_FINANCIER = 'the financier';

const tradeLeg = alsoCalled(record({
  seller: text('Who sells'),
  buyer: text('Who buys'),
  object: text('What is sold'),
  price: amount('At what price'),
  terms: text('spot, cash or deferred'),
  time: either('When, as an ISO date or a day number', text('An ISO date'), number('A day number')),
  linked: flag('True when the leg was agreed together with another one'),
  agent: wordsOr(THE_FINANCIER, undefined, 'Who sells on behalf of the seller; true when the financier does'),
  prearranged: flag('True when the onward sale was arranged in advance'),
  identified: flag('False when the goods cannot be told apart or taken'),
}, 'One sale of a chain'), {
  date: 'time', day: 'time', at: 'time', payment: 'terms', agentOfBuyer: 'agent', agentOfSeller: 'agent',
  prearrangedOnwardSale: 'prearranged',
});

const saleObject = alsoCalled(record({
  name: text('What it is'),
  kind: text('movable, land or another kind'),
  specific: flag('True when it is one certain thing'),
  identified: flag('False when nothing says which thing is sold'),
  spec: stated('True, or its words, when a binding description exists'),
  inspection: flag('True when the buyer may inspect and refuse'),
  existence: wordsOr('present', 'none', 'present, future, lost or strayed; or whether it exists'),
  deliverable: flag('False when it cannot be handed over'),
}, 'The object of the sale'), { description: 'name', exists: 'existence' });

const salePrice = record({
  amount: amount('The price'),
  status: text('fixed, formula, published, open, oneParty or unknownEvent'),
}, 'How the price is set');

const paymentTerms = record({
  dueDate: text('When the price is due, or unknown'),
  terms: text('spot, deferred or instalments'),
}, 'When and how a price is paid');

const alternative = record({ price: amount('The price'), terms: text('Its terms') }, 'A price and its terms');

const PLAIN_AMOUNT = /^\d+(?:\.\d+)?$/;
/** A price told as one word or number: 900, or what is known of it. */
const priceInFull = (price: string) => (PLAIN_AMOUNT.test(price) ? { amount: price } : { status: price });

/** Sales, contracts of supply and exchanges. */
export const tradeShapes = {
  exchange: alsoCalled(record({
    give: text('Currency or metal given'),
    receive: text('Currency or metal received'),
    giveAmount: amount('How much is given'),
    receiveAmount: amount('How much is received'),
    settleGive: label('When it is given: T+0, T+2, days after the trade, now, later or an ISO date'),
    settleReceive: label('When it is received'),
    tradeAt: text('The day of the trade, as an ISO date'),
    forward: flag('True when the price is fixed for a later exchange'),
    bilateralPromiseBinding: flag('True when both sides are bound by a promise to exchange'),
    oneWayPromise: flag('True when one side alone has promised to exchange'),
    creditFinal: flag('True when the later leg is already final and locked'),
    serviceFee: amount('A disclosed fee apart from the exchange'),
  }, 'An exchange of currencies, gold or silver'), {
    giveCurrency: 'give', receiveCurrency: 'receive', tradeDate: 'tradeAt', tradeDay: 'tradeAt', fee: 'serviceFee',
  }),
  sale: alsoCalled(record({
    type: text('spot, salam, istisna, agency or promise'),
    object: orShort(saleObject, text('Its name'), (name) => ({ name })),
    seller: orShort(record({ owns: flag('False when the seller does not own it yet') }, 'The seller'), text('The name'),
      () => ({})),
    price: orShort(salePrice,
      either('The price', text('A number, or open, published and the like'), number('A number')),
      (price) => priceInFull(String(price))),
    terms: text('spot, deferred or instalments'),
    payment: orShort(paymentTerms, text('Its terms'), (terms) => ({ terms })),
    possession: wordsOr('actual', 'none', 'actual, constructive or none, when the seller sells on'),
    quantity: label('How much is sold, or unknown'),
    jizaf: flag('True when a visible lump is sold as it is seen'),
    deliveryDate: whenNull(text('When it is delivered; unknown or null when nobody has said'), 'unknown'),
    alternatives: list(orShort(alternative, label('A price and its terms'), (terms) => ({ terms })),
      'Prices offered side by side'),
    electedIndex: number('Which of them was chosen; absent or null when none was'),
  }, 'A sale'), {
    sellerOwns: 'seller.owns', objectKind: 'object.kind', kind: 'object.kind', specific: 'object.specific',
    identified: 'object.identified', spec: 'object.spec', inspection: 'object.inspection',
    existence: 'object.existence', deliverable: 'object.deliverable', priceStatus: 'price.status',
    paymentTerms: 'terms', dueDate: 'payment.dueDate', delivery: 'deliveryDate',
  }),
  payment: orShort(paymentTerms, text('Its terms'), (terms) => ({ terms })),
  salam: alsoCalled(record({
    price: orShort(
      record({ paidAt: label('When the price is paid: now, T+3, days after the contract, later') }, 'The price'),
      label('How much it is'), () => ({}),
    ),
    spec: stated('The description of the goods, or whether there is one'),
    date: whenNull(text('When the goods are delivered; unknown or null when nobody has said'), 'unknown'),
    place: text('Where the goods are delivered'),
    singleSource: flag('True when the goods must come from one field or tree'),
  }, 'A salam: goods paid now and delivered later'), { paidAt: 'price.paidAt', deliveryDate: 'date' }),
  istisna: record({
    spec: stated('The description of the object, or whether there is one'),
    price: whenNull(label('The price; unknown or null when it is not set'), 'unknown'),
  }, 'An istisna: an object to be made'),
  arbun: orShort(record({
    amount: amount('The earnest money'),
    decisionDate: text('By when the buyer decides'),
  }, 'Earnest money'), amount('How much it is'), (sum) => ({ amount: sum })),
  contract: record({
    type: text('sale, lease, gift, charity or another contract'),
    condition: wordsOr('an outside event', undefined, 'An uncertain outside event that the contract hangs on'),
    bothDeferred: flag('True when price and object are both delivered later'),
    exchangeTraded: flag('True when it is traded on an exchange'),
    linkedContracts: several(text('The other contract'), 'Contracts that depend on each other'),
  }, 'Terms of the contract'),
  chain: list(tradeLeg, 'A chain of sales, in their order'),
  ownerGroups: list(list(text('A name'), 'Names of one owner'), 'Parties that belong together'),
} as const;
