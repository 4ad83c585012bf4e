import type { CreditTransfer, Instruction, Place, Problem } from '@connect/iso20022';
import type { FieldProblem } from '../../../platform/http/problems/refusal.ts';

/** A problem of a place of the message; its sentence begins with the element. */
export const at = ({ path, line }: Place, code: Problem['code'], what: string, data?: Problem['data']): Problem => ({
  path, line, code, message: `${path.slice(path.lastIndexOf('/') + 1)} ${what}`, ...(data && { data }),
});

/** Where the fields of a payment stand in a `CdtTrfTxInf`; the account and the amount have places of their own. */
const ELEMENTS: Readonly<Record<string, string>> = {
  memo: 'RmtInf', counterpartyName: 'Cdtr/Nm', counterpartyCountry: 'Cdtr/PstlAdr/Ctry', purposeCode: 'Purp',
  reference: 'PmtId/EndToEndId', uetr: 'PmtId/UETR',
};

/** Where the fields of a party stand in it, by the last of their names. */
const OF_PARTY: Readonly<Record<string, string>> = {
  primaryIdentifier: 'Nm', secondaryIdentifier: 'Nm', legalPersonName: 'Nm', streetName: 'PstlAdr/StrtNm',
  buildingNumber: 'PstlAdr/BldgNb', postCode: 'PstlAdr/PstCd', townName: 'PstlAdr/TwnNm', country: 'PstlAdr/Ctry',
  countryOfResidence: 'CtryOfRes', countryOfRegistration: 'CtryOfRes', nationalIdentifier: 'Id',
  dateOfBirth: 'Id/PrvtId/DtAndPlcOfBirth/BirthDt', placeOfBirth: 'Id/PrvtId/DtAndPlcOfBirth/CityOfBirth',
};

const CODES: ReadonlySet<string> = new Set<Problem['code']>([
  'LENGTH', 'NOT_ONE_LINE', 'WRONG_FORM', 'NOT_A_COUNTRY', 'NOT_A_DAY', 'NOT_AN_OPTION', 'TOO_EARLY',
]);

interface Parties {
  ultimateDebtor?: unknown;
  ultimateCreditor?: unknown;
}

/** The element that a field of a party came from; whoever is behind a party stands for it. */
const elementOf = (field: string, { ultimateDebtor, ultimateCreditor }: Parties): string => {
  const [party = '', ...rest] = field.split('.');
  const [short, isUltimate] = party === 'originator'
    ? ['Dbtr', ultimateDebtor !== undefined] : ['Cdtr', ultimateCreditor !== undefined];
  const part = OF_PARTY[rest.at(-1) ?? ''];
  return `${isUltimate ? 'Ultmt' : ''}${short}${part === undefined ? '' : `/${part}`}`;
};

/** What a row of a batch lacks, told of the element that it was made of. */
export const inPayment = (problem: FieldProblem, transfers: readonly CreditTransfer[]): Problem => {
  const [, row = '0', field = ''] = /^items\[(\d+)\]\.?(.*)$/.exec(problem.field) ?? [];
  const transfer = transfers[Number(row)];
  if (transfer === undefined) return told({ path: '/Document', line: 1 }, problem);
  if (field === 'amount') return at(transfer.amountAt, 'TOO_LARGE', 'is more than one payment can be of.');
  if (field === 'toAddress') return told(transfer.creditorAccount, problem);
  const { path, line } = transfer;
  return told({ path: `${path}/${ELEMENTS[field] ?? elementOf(field, transfer)}`, line }, problem);
};

/** What is wrong with the payer of all payments of an instruction. */
export const inInstruction = (problem: FieldProblem, instruction: Instruction): Problem => told({
  path: `${instruction.path}/${elementOf(problem.field.replace(/^\./, ''), instruction)}`, line: instruction.line,
}, problem);

const told = (place: Place, { field, code, message, data }: FieldProblem): Problem => at(
  place, CODES.has(code ?? '') ? code as Problem['code'] : 'NOT_ACCEPTED', message.replace(field, '').trim(),
  data);
