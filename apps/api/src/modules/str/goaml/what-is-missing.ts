import type { StrContent, StrTransaction } from '../str-content.ts';
import { PARTY_ELEMENTS, type StrParty } from './party-fields.ts';

/** Something that is not known, by its field and the element it would be; without a required one there is no file. */
export interface MissingField {
  field: string;
  element: string;
  isRequired: boolean;
}

const required = (field: string, element: string, value: string | null): MissingField[] =>
  (value === null ? [{ field, element, isRequired: true }] : []);

/** Everything that a report lacks, in the order of its fields. */
export const whatIsMissing = (content: StrContent): MissingField[] => [
  ...required('reason', 'reason', content.reason),
  ...(content.action === null ? [{ field: 'action', element: 'action', isRequired: false }] : []),
  ...(content.indicators.length > 0 ? [] : [{ field: 'indicators', element: 'indicator', isRequired: true }]),
  ...content.transactions.flatMap(ofTransaction),
];

const ofTransaction = (transaction: StrTransaction, n: number): MissingField[] => {
  const at = `transactions[${n}]`;
  const { isFromClient, isToClient } = transaction.payment;
  return [
    ...required(`${at}.location`, 'transaction_location', transaction.location),
    ...required(`${at}.description`, 'transaction_description', transaction.description),
    ...required(`${at}.transmodeCode`, 'transmode_code', transaction.transmodeCode),
    ...required(`${at}.fromFundsCode`, 'from_funds_code', transaction.fromFundsCode),
    ...ofParty(transaction.from, `${at}.from`, isFromClient),
    ...required(`${at}.fromCountry`, 'from_country', transaction.fromCountry),
    ...required(`${at}.toFundsCode`, 'to_funds_code', transaction.toFundsCode),
    ...ofParty(transaction.to, `${at}.to`, isToClient),
    ...required(`${at}.toCountry`, 'to_country', transaction.toCountry),
  ];
};

const ofParty = (party: StrParty, at: string, isClient: boolean): MissingField[] =>
  PARTY_ELEMENTS[party.kind].flatMap(({ field, path, needed }) =>
    (party[field] === null && (needed === 'always' || (needed === 'client' && isClient))
      ? [{ field: `${at}.${field}`, element: path.at(-1) ?? '', isRequired: needed === 'always' }] : []));
