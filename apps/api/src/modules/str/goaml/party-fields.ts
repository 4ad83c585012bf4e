/** As what a party of a payment is described: a person, an organisation, or the account alone. */
export const STR_PARTY_KINDS = ['person', 'entity', 'account'] as const;
export type StrPartyKind = (typeof STR_PARTY_KINDS)[number];

/** One thing that is said of a party, and where goAML has it. */
interface PartyElement {
  field: string;
  /** The elements from the party down; neighbours with the same beginning stand in one element. */
  path: readonly string[];
  isDate?: true;
  /** Without it there is no file; `client` is what units ask of the bank's own customers, and it may be missing. */
  needed?: 'always' | 'client';
}

const ADDRESS = (['addressType', 'address', 'city', 'addressCountry', 'state'] as const).map((field, n) => ({
  field, path: ['addresses', 'address', ['address_type', 'address', 'city', 'country_code', 'state'][n] as string],
}));
const PHONE = (['phoneContactType', 'phoneType', 'phone'] as const).map((field, n) => ({
  field,
  path: ['phones', 'phone', ['tph_contact_type', 'tph_communication_type', 'tph_number'][n] as string],
}));

const PERSON = [
  { field: 'gender', path: ['gender'] },
  { field: 'firstName', path: ['first_name'], needed: 'always' },
  { field: 'middleName', path: ['middle_name'] },
  { field: 'lastName', path: ['last_name'], needed: 'always' },
  { field: 'birthDate', path: ['birthdate'], isDate: true, needed: 'client' },
  { field: 'alias', path: ['alias'] },
  { field: 'passportNumber', path: ['passport_number'] },
  { field: 'passportCountry', path: ['passport_country'] },
  { field: 'idNumber', path: ['id_number'], needed: 'client' },
  { field: 'nationality', path: ['nationality1'], needed: 'client' },
  { field: 'residence', path: ['residence'], needed: 'client' },
  ...PHONE, ...ADDRESS,
  { field: 'email', path: ['email'] },
  { field: 'occupation', path: ['occupation'] },
  { field: 'documentType', path: ['identification', 'type'] },
  { field: 'documentNumber', path: ['identification', 'number'] },
  { field: 'documentIssuedOn', path: ['identification', 'issue_date'], isDate: true },
  { field: 'documentExpiresOn', path: ['identification', 'expiry_date'], isDate: true },
  { field: 'documentCountry', path: ['identification', 'issue_country'] },
  { field: 'taxRegistration', path: ['tax_reg_number'] },
] as const satisfies readonly PartyElement[];

const ENTITY = [
  { field: 'name', path: ['name'], needed: 'always' },
  { field: 'legalForm', path: ['incorporation_legal_form'] },
  { field: 'incorporationNumber', path: ['incorporation_number'], needed: 'client' },
  { field: 'business', path: ['business'], needed: 'client' },
  ...PHONE, ...ADDRESS,
  { field: 'email', path: ['email'] },
  { field: 'incorporationState', path: ['incorporation_state'] },
  { field: 'incorporationCountry', path: ['incorporation_country_code'], needed: 'client' },
  { field: 'incorporatedOn', path: ['incorporation_date'], isDate: true, needed: 'client' },
  { field: 'taxRegistration', path: ['tax_reg_number'] },
] as const satisfies readonly PartyElement[];

const ACCOUNT = [
  { field: 'institutionName', path: ['institution_name'], needed: 'always' },
  { field: 'institutionCode', path: ['institution_code'], needed: 'always' },
  { field: 'branch', path: ['branch'] },
  { field: 'account', path: ['account'], needed: 'always' },
  { field: 'accountCurrency', path: ['currency_code'] },
  { field: 'accountName', path: ['account_name'] },
  { field: 'accountType', path: ['personal_account_type'] },
  { field: 'openedOn', path: ['opened'], isDate: true },
  { field: 'accountStatus', path: ['status_code'] },
] as const satisfies readonly PartyElement[];

export type PartyField = (typeof PERSON | typeof ENTITY | typeof ACCOUNT)[number]['field'];

/** A party of a payment, in so far as it is known. */
export type StrParty = { kind: StrPartyKind } & Record<PartyField, string | null>;

/** What is said of a party of each kind, in the order in which goAML has it. */
export const PARTY_ELEMENTS: Readonly<Record<StrPartyKind, readonly (PartyElement & { field: PartyField })[]>> =
  { person: PERSON, entity: ENTITY, account: ACCOUNT };

const FIELDS = [...new Set([...PERSON, ...ENTITY, ...ACCOUNT].map(({ field }) => field))];

/** A party of which nothing is known but what is given. */
export const partyOf = (kind: StrPartyKind, known: Partial<Record<PartyField, string | null>>): StrParty => ({
  ...Object.fromEntries(FIELDS.map((field) => [field, null])) as Record<PartyField, null>, ...known, kind,
});
