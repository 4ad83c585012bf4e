import { isBirthDate } from '../names/birth-dates.ts';
import {
  alsoCalled, amount, checked, code, either, flag, label, list, number, percent, record, stated, several, text, orShort,
  whenNull, word,
} from './shape.ts';
import { sumsShape } from './sums.ts';

const historyItem = record({
  amount: amount('How much was moved'),
  direction: word(['in', 'out'], 'in when the sender of the payment received it'),
  to: text('Who received it'),
  from: text('Who sent it'),
  daysAgo: number('How many days ago'),
  hoursAgo: number('How many hours ago'),
  minutesAgo: number('How many minutes ago'),
}, 'An earlier transfer; with both from and to it may be one between others');

const oneOrMore = (description: string) =>
  either(description, text('One'), list(text('One of them'), 'All that are known'));

const BIRTH = 'a birth year, a date like 1971-03-02, or "unknown"';
const birthOf = (whose: string) =>
  checked(label(`Birth or registration year or date of the ${whose}`), isBirthDate, BIRTH);
const partyKind = (description: string) => word(['person', 'organisation'], description);

const watchEntry = { ...record({
  name: text('The listed name'),
  aliases: several(text('Another spelling'), 'Other spellings'),
  list: text('The list it stands on'),
  kind: word(['person', 'organisation', 'vessel', 'aircraft'], 'What is listed; absent where the list does not say'),
  weakAliases: list(text('A weak alias'), 'Names that the publisher calls weak; alone they never confirm anybody'),
  nationality: oneOrMore('ISO 3166 alpha-2 code'),
  dob: checked(orShort(oneOrMore('Birth year or date'), number('Birth year'), String), isBirthDate, BIRTH),
  id: oneOrMore('Number of an identity document'),
  cleared: text('The decision by which an officer told the party and the entry apart'),
}, 'One listed party of a sanctions list'), required: ['name'] } as const;

const account = {
  name: text('The whole name'), account: text('The account or wallet'),
  address: text('The address'), id: text('Number of an identity document'),
  dob: text('Birth or registration date'), country: text('ISO 3166 alpha-2 code of the country'),
};

const otherParty = { ...record({
  name: text('The name'),
  role: text('What the party is to the payment: statedPayee, statedPayer, payeeOwner or payerOwner'),
  dob: birthOf('party'),
  nationality: text('ISO 3166 alpha-2 code of the nationality'),
  id: label('Identity document of the party'),
  kind: partyKind('What the party is; absent where nobody knows'),
}, 'One more party, who is sought in the lists like the payer and the payee'), required: ['name'] } as const;

const entityShape = (description: string) => record({
  ubo: whenNull(list(alsoCalled(record({
    name: text('The owner'), ownershipPct: percent('Share in percent'), control: flag('True when in control'),
  }, 'One beneficial owner'), { pct: 'ownershipPct', percent: 'ownershipPct', share: 'ownershipPct' }),
  'Its beneficial owners; null when nobody is known'), []),
}, description);

/** Who pays whom: identity, history, lists, and the wealth that zakat is taken from. */
export const partyShapes = {
  to: text('The payee as the history names them, such as a wallet address'),
  counterpartyName: text('The payee’s name'),
  statedName: text('The payee’s name as the payer gives it'),
  statedNameMatch: word(['match', 'close', 'none'], 'How the name that the payer gives agrees with the payee’s own'),
  contradictions: list(text('A field, such as beneficiary.dateAndPlaceOfBirth.dateOfBirth'),
    'What the payment says of its parties against what their bank knows of them'),
  otherParties: list(otherParty, 'Others who are named in the payment or own a party of it'),
  senderName: text('The payer as the lists of sanctions would name them'),
  counterpartyCountry: text('ISO 3166 alpha-2 code of the payee’s country'),
  counterpartyNationality: text('ISO 3166 alpha-2 code of the payee’s nationality'),
  counterpartyDob: birthOf('payee'),
  counterpartyId: label('Identity document of the payee'),
  counterpartyKind: partyKind('What the payee is; absent where nobody knows'),
  senderCountry: text('ISO 3166 alpha-2 code of the payer’s country'),
  senderNationality: text('ISO 3166 alpha-2 code of the payer’s nationality'),
  senderDob: birthOf('payer'),
  senderId: label('Identity document of the payer'),
  senderKind: partyKind('What the payer is; absent where nobody knows'),
  crossBorder: flag('True when the payment leaves its network or country'),
  originator: record(account, 'What the payment message says of the payer'),
  beneficiary: record(account, 'What the payment message says of the payee'),
  senderKyc: word(['verified', 'unverified', 'expired', 'rejected'], 'Absent means verified'),
  sourceOfFunds: text('Where the money comes from, as one of the published list'),
  sourceOfFundsText: text('What the payer says of it'),
  linkedTotal7d: amount('Linked payments of the last seven days, this one included'),
  dailyMean90d: amount('What the sender pays on a usual day'),
  walletKind: text('personal or business'),
  history: list(historyItem, 'Earlier transfers of the sender'),
  sums: sumsShape,
  watchlist: list(
    orShort(watchEntry, text('The listed name'), (name) => ({ name })),
    'Listed parties like a party of the payment; absent when no list was searched',
  ),
  watchlistStale: flag('True when a list that was searched is older than it may be'),
  watchlistMissing: list(text('Its name'), 'Lists that must be searched and could not be, because they are not loaded'),
  screening: record({
    score: number('Likeness to a listed name, from 0 to 1'),
    identifierMatch: flag('Whether a birth date, nationality or document agrees'),
  }, 'The result of a screening that was made before'),
  party: record({
    pep: either('Political exposure', flag('True when exposed'), text('pep, family, associate or none')),
  }, 'Who the payee is'),
  payee: alsoCalled(record({
    npo: flag('True when it collects donations'),
    licensed: stated('The licence to do so, or whether there is one'),
  }, 'What the payee is'), { licence: 'licensed', license: 'licensed' }),
  entity: entityShape('The legal entity that pays or is paid'),
  payerEntity: entityShape('The legal entity that pays, where another is paid'),
  mcc: code(4, 'Merchant category code of the payee'),
  isic: code(4, 'Industry code of the payee under ISIC revision 4'),
  naics: label('Industry code of the payee under NAICS 2022'),
} as const;

/** Zakat that a payment is, or that is set aside with it. */
export const zakatShapes = {
  zakatAutoSplit: record({
    percentage: percent('The rate in percent'),
    baseDeclared: flag('False when nobody has said what the rate is taken of'),
    consent: flag('False when the owner has not agreed to it'),
  }, 'A standing order to set zakat aside'),
  zakatSplit: record({
    percentage: percent('The rate in percent'),
    mode: word(['on_top', 'from_amount'], 'Added to the amount, or taken out of it'),
    totalMinor: number('The whole in minor units'),
    zakatMinor: number('The zakat in minor units'),
    netMinor: number('The rest in minor units'),
  }, 'How the payment is split'),
  recipient: record({
    category: text('poor, needy, administrators, reconciled, captives, debtors, inGodsWay, traveller or another'),
    relation: text('What the recipient is to the payer: parent, child, spouse and the like'),
  }, 'Who receives the zakat'),
  user: record({
    nisabReached: flag('Whether the payer’s wealth reaches the nisab'),
    hawlDate: text('The day of the payer’s zakat year'),
    kind: text('person, company or non-muslim'),
  }, 'The payer as the zakat rules see them'),
  zakat: record({ sourceTag: text('Where the wealth comes from: salary, trade, interest, gambling') }, 'The wealth'),
} as const;
