import { amount, either, flag, list, number, record, text } from './shape.ts';

const tradeLeg = record({
  seller: text('Who sells'),
  buyer: text('Who buys'),
  object: text('What is sold'),
  price: amount('At what price'),
  terms: text('spot, cash or deferred'),
  time: either('When, as an ISO date or a day number', text('An ISO date'), number('A day number')),
  linked: flag('True when the leg was agreed together with another one'),
  agent: text('Who sells on behalf of the seller'),
  prearranged: flag('True when the onward sale was arranged in advance'),
  identified: flag('False when the goods cannot be told apart or taken'),
}, 'One sale of a chain');

const saleObject = record({
  name: text('What it is'),
  kind: text('movable, land or another kind'),
  specific: flag('True when it is one certain thing'),
  identified: flag('False when nothing says which thing is sold'),
  spec: flag('True when a binding description exists'),
  inspection: flag('True when the buyer may inspect and refuse'),
  existence: text('present, future, lost or strayed'),
  deliverable: flag('False when it cannot be handed over'),
}, 'The object of the sale');

const salePrice = record({
  amount: amount('The price'),
  status: text('fixed, formula, published, open, oneParty or unknownEvent'),
}, 'How the price is set');

/** Sales, contracts of supply and exchanges. */
export const tradeShapes = {
  exchange: record({
    give: text('Currency or metal given'),
    receive: text('Currency or metal received'),
    giveAmount: amount('How much is given'),
    receiveAmount: amount('How much is received'),
    settleGive: text('When it is given: T+0, T+2, now, later or an ISO date'),
    settleReceive: text('When it is received'),
    forward: flag('True when the price is fixed for a later exchange'),
    bilateralPromiseBinding: flag('True when both sides are bound by a promise to exchange'),
    oneWayPromise: flag('True when one side alone has promised to exchange'),
    creditFinal: flag('True when the later leg is already final and locked'),
    serviceFee: amount('A disclosed fee apart from the exchange'),
  }, 'An exchange of currencies, gold or silver'),
  sale: record({
    type: text('spot, salam, istisna, agency or promise'),
    object: either('What is sold', text('Its name'), saleObject),
    seller: record({ owns: flag('False when the seller does not own it yet') }, 'The seller'),
    price: either('The price', amount('As a number'), salePrice),
    terms: text('spot, deferred or instalments'),
    possession: text('actual, constructive or none, when the seller sells on'),
    quantity: text('How much is sold, or unknown'),
    jizaf: flag('True when a visible lump is sold as it is seen'),
    deliveryDate: text('When it is delivered, or unknown'),
    alternatives: list(text('A price and its terms'), 'Prices offered side by side'),
    electedIndex: number('Which of them was chosen; absent when none was'),
  }, 'A sale'),
  payment: record({ dueDate: text('When the price is due, or unknown') }, 'When a deferred price is paid'),
  salam: record({
    price: record({ paidAt: text('When the price is paid: now, T+3, later') }, 'The price'),
    spec: flag('False when the goods are not described'),
    date: text('When the goods are delivered, or unknown'),
    place: text('Where the goods are delivered'),
    singleSource: flag('True when the goods must come from one field or tree'),
  }, 'A salam: goods paid now and delivered later'),
  istisna: record({
    spec: flag('False when the object is not described'),
    price: text('The price, or unknown'),
  }, 'An istisna: an object to be made'),
  arbun: record({
    amount: amount('The earnest money'),
    decisionDate: text('By when the buyer decides'),
  }, 'Earnest money'),
  contract: record({
    type: text('sale, lease, gift, charity or another contract'),
    condition: text('An uncertain outside event that the contract hangs on'),
    bothDeferred: flag('True when price and object are both delivered later'),
    exchangeTraded: flag('True when it is traded on an exchange'),
    linkedContracts: list(text('The other contract'), 'Contracts that depend on each other'),
  }, 'Terms of the contract'),
  chain: list(tradeLeg, 'A chain of sales, in their order'),
  ownerGroups: list(list(text('A name'), 'Names of one owner'), 'Parties that belong together'),
} as const;
