/** Everything that can be wrong with a field, by the name that stays the same whatever the sentence says. */
export const FIELD_CODES = [
  'REQUIRED', 'UNKNOWN_FIELD', 'NOT_ACCEPTED',
  // Of another kind than what is taken here.
  'NOT_TEXT', 'NOT_A_FLAG', 'NOT_A_NUMBER', 'NOT_WHOLE', 'NOT_A_LIST', 'NOT_AN_OBJECT', 'NOT_AN_OPTION', 'NOT_AN_EMAIL',
  'NOT_AN_ID', 'NOT_A_COUNTRY', 'NOT_A_CURRENCY', 'NOT_A_TIME', 'NOT_A_TIME_ZONE', 'NOT_AN_AMOUNT', 'NOT_AN_ADDRESS',
  'NOT_ONE_LINE', 'WRONG_FORM', 'WRONG_CHECK_DIGIT', 'NOT_AN_EMIRATES_ID', 'NOT_A_QID',
  'NOT_A_DOCUMENT_NUMBER', 'NOT_AN_ISIC_CODE', 'NOT_A_MERCHANT_CATEGORY', 'NOT_BY_SCHEMA',
  // Beyond the bounds that `data` names as least and most.
  'LENGTH', 'TOO_SMALL', 'TOO_LARGE', 'TOO_FEW', 'TOO_MANY', 'REPEATED',
  'NOT_A_DAY', 'HIJRI_DAY', 'DAY_OUT_OF_RANGE', 'IN_THE_FUTURE', 'NOT_IN_THE_FUTURE', 'TOO_EARLY', 'TOO_LATE',
  // Right by itself, but not for whom or beside what it stands.
  'UNKNOWN', 'TAKEN', 'UNCHANGED', 'WRONG', 'CONFLICTING', 'NOT_ALLOWED', 'TELLING_PASSWORD', 'COMMON_PASSWORD',
  'NOT_OF_A_PERSON', 'NOT_OF_AN_ORGANISATION', 'ISSUED_ELSEWHERE', 'RISK_REASONS', 'ON_BOTH_LISTS',
  // Of contracts: terms that come to nothing, and what a step was given.
  'INSTALMENTS_UNEVEN', 'INSTALMENTS_TOO_SMALL', 'INSTALMENT_DAYS', 'UNITS_ABOVE_TOTAL', 'FLOOR_ABOVE_CAP',
  'BENCHMARK_UNKNOWN', 'PROFIT_NOT_WHOLE', 'NO_SUCH_PARTY', 'ABOVE_COST', 'ABOVE_OUTSTANDING', 'UNITS_ABOVE_HELD',
  'DUE_BEFORE_SALE', 'NO_MONTH_TO_READ', 'ABOVE_CAPITAL', 'ABOVE_VALUE',
] as const;

/** What is wrong with a field, for programs and for those who say it in another language. */
export type FieldCode = (typeof FIELD_CODES)[number];

/** The facts that belong to a code, such as the bounds of a length. */
export type FieldData = Readonly<Record<string, string | number>>;
