import type { StrPartyDto, StrPartyKind } from '@connect/sdk';

/** A thing that may be said of a party. */
export type StrPartyField = Exclude<keyof StrPartyDto, 'kind'>;

const phone = ['phoneContactType', 'phoneType', 'phone'] as const;
const address = ['addressType', 'address', 'city', 'addressCountry', 'state'] as const;

/** What may be said of a party of each kind, in the order of the form. */
export const partyFields = {
  person: [
    'firstName', 'middleName', 'lastName', 'alias', 'gender', 'birthDate', 'nationality', 'residence', 'idNumber',
    'passportNumber', 'passportCountry', 'documentType', 'documentNumber', 'documentIssuedOn', 'documentExpiresOn',
    'documentCountry', 'occupation', 'email', ...phone, ...address, 'taxRegistration',
  ],
  entity: [
    'name', 'legalForm', 'incorporationNumber', 'incorporatedOn', 'incorporationCountry', 'incorporationState',
    'business', 'email', ...phone, ...address, 'taxRegistration',
  ],
  account: [
    'institutionName', 'institutionCode', 'branch', 'account', 'accountName', 'accountCurrency', 'accountType',
    'openedOn', 'accountStatus',
  ],
} as const satisfies Record<StrPartyKind, readonly StrPartyField[]>;

export const partyKinds = ['person', 'entity', 'account'] as const;

/** Fields that hold a day. */
export const days: ReadonlySet<string> = new Set([
  'birthDate', 'documentIssuedOn', 'documentExpiresOn', 'incorporatedOn', 'openedOn',
]);
