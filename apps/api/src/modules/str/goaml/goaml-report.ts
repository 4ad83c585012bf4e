import { Refusal } from '../../../platform/http/problems/refusal.ts';
import type { StrContent, StrSettings, StrTransaction } from '../str-content.ts';
import { PARTY_ELEMENTS, type StrParty } from './party-fields.ts';

/** Which report a document is, and when it was made. */
export interface ReportIdentity { reference: string; madeAt: string }

// A moment is told to the second and in UTC; a day without an offset, as it is no moment.
const toSeconds = (moment: string): string => `${moment.slice(0, 19)}Z`;
const midnight = (day: string): string => `${day}T00:00:00`;

const said = (name: string, text: string | null): XmlElement[] => (text === null ? [] : [[name, text]]);

/** A report as goAML writes it, element by element in its order; what is not known has no element. */
export const goamlReport = (content: StrContent, { reference, madeAt }: ReportIdentity): string => {
  const { settings } = content;
  return writeXml(['report', [
    ['rentity_id', String(settings.rentityId)],
    ...said('rentity_branch', settings.rentityBranch),
    ['submission_code', settings.submissionCode],
    ['report_code', content.reportCode],
    ['entity_reference', reference],
    ...said('fiu_ref_number', content.fiuReference),
    ['submission_date', toSeconds(madeAt)],
    ['currency_code_local', settings.localCurrency],
    ['reporting_person', personOf(settings)],
    ['location', locationOf(settings)],
    ...said('reason', content.reason),
    ...said('action', content.action),
    ...content.transactions.map(transactionOf),
    ['report_indicators', content.indicators.map((code): XmlElement => ['indicator', code])],
  ]]);
};

const personOf = ({ reportingPerson: { firstName, lastName, email, occupation } }: StrSettings): XmlElement[] => [
  ['first_name', firstName], ['last_name', lastName], ...said('email', email), ...said('occupation', occupation),
];

const locationOf = ({ location: { addressType, address, city, country, state } }: StrSettings): XmlElement[] => [
  ['address_type', addressType], ['address', address], ['city', city], ['country_code', country],
  ...said('state', state),
];

const transactionOf = (transaction: StrTransaction): XmlElement => {
  const { payment } = transaction;
  return ['transaction', [
    ['transactionnumber', payment.transactionId],
    ...said('transaction_location', transaction.location),
    ...said('transaction_description', transaction.description),
    ['date_transaction', toSeconds(payment.occurredAt)],
    ...said('transmode_code', transaction.transmodeCode),
    ...said('transmode_comment', transaction.transmodeComment),
    ['amount_local', payment.amount],
    [payment.isFromClient ? 't_from_my_client' : 't_from', [
      ...said('from_funds_code', transaction.fromFundsCode),
      [`from_${transaction.from.kind}`, partyElements(transaction.from)],
      ...said('from_country', transaction.fromCountry),
    ]],
    [payment.isToClient ? 't_to_my_client' : 't_to', [
      ...said('to_funds_code', transaction.toFundsCode),
      [`to_${transaction.to.kind}`, partyElements(transaction.to)],
      ...said('to_country', transaction.toCountry),
    ]],
  ]];
};

/** What is known of a party; elements that share a beginning of their paths are put into one. */
const partyElements = (party: StrParty): XmlElement[] => nested(PARTY_ELEMENTS[party.kind].flatMap(
  ({ field, path, isDate }) => {
    const value = party[field];
    return value === null ? [] : [{ path, text: isDate ? midnight(value) : value }];
  }));

interface Leaf { path: readonly string[]; text: string }

const nested = (leaves: readonly Leaf[]): XmlElement[] => {
  const names = [...new Set(leaves.map(({ path: [name = ''] }) => name))];
  return names.map((name): XmlElement => {
    const within = leaves.filter(({ path }) => path[0] === name);
    const [first] = within;
    return first?.path.length === 1 ? [name, first.text]
      : [name, nested(within.map(({ path, text }) => ({ path: path.slice(1), text })))];
  });
};

/** An element of a document: its name, and its text or the elements in it, in their order. */
type XmlElement = readonly [name: string, content: string | readonly XmlElement[]];

// What XML 1.0 can hold. Half a surrogate pair is no character, and matches as itself.
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

const escaped = (name: string, text: string): string => {
  if (FORBIDDEN.test(text)) {
    throw new Refusal(422, 'STR_TEXT_NOT_XML', `${name} holds a character that XML cannot.`, { element: name });
  }
  return text.replace(/[&<>\r]/g, (character) => ENTITIES[character] as string);
};

const written = ([name, content]: XmlElement, indent: string): string => {
  if (typeof content === 'string') return `${indent}<${name}>${escaped(name, content)}</${name}>\n`;
  const inner = content.map((element) => written(element, `${indent}  `)).join('');
  return `${indent}<${name}>\n${inner}${indent}</${name}>\n`;
};

/** A document in UTF-8; 422 when a text holds what XML cannot. It has neither attributes nor a document type. */
const writeXml = (root: XmlElement): string => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}`;
