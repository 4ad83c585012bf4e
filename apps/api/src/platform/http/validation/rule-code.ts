import { getMetadataStorage, type ValidationError } from 'class-validator';
import type { FieldCode, FieldData } from '../problems/field-code.ts';

/** How the bounds that a rule was given are called; a rule without an entry has none that tell anything. */
type Bounds = readonly ('least' | 'most')[];

/** What it means that a rule is broken, by the name that the validators give the rule. */
export const RULE_CODES: Readonly<Record<string, readonly [code: FieldCode, bounds?: Bounds]>> = {
  whitelistValidation: ['UNKNOWN_FIELD'],
  unknownValue: ['NOT_AN_OBJECT'],
  isString: ['NOT_TEXT'],
  isBoolean: ['NOT_A_FLAG'],
  isNumber: ['NOT_A_NUMBER'],
  isInt: ['NOT_WHOLE'],
  isArray: ['NOT_A_LIST'],
  isObject: ['NOT_AN_OBJECT'],
  nestedValidation: ['NOT_AN_OBJECT'],
  isMetadata: ['NOT_ACCEPTED'],
  isIn: ['NOT_AN_OPTION'],
  isEmail: ['NOT_AN_EMAIL'],
  isUuid: ['NOT_AN_ID'],
  isISO31661Alpha2: ['NOT_A_COUNTRY'],
  isIso8601: ['NOT_A_TIME'],
  isTimeZone: ['NOT_A_TIME_ZONE'],
  isDefined: ['REQUIRED'],
  isNotEmpty: ['REQUIRED'],
  matches: ['WRONG_FORM'],
  isHash: ['WRONG_FORM'],
  isLei: ['WRONG_CHECK_DIGIT'],
  isIssuer: ['WRONG_FORM'],
  isReturnPath: ['WRONG_FORM'],
  isDocumentNumber: ['NOT_A_DOCUMENT_NUMBER'],
  isIsic: ['NOT_AN_ISIC_CODE'],
  isMcc: ['NOT_A_MERCHANT_CATEGORY'],
  areParties: ['WRONG_FORM'],
  arePartyNames: ['WRONG_FORM'],
  isOneParty: ['WRONG_FORM'],
  fitsContract: ['LENGTH', ['most']],
  fitsDraft: ['NOT_ACCEPTED'],
  isLength: ['LENGTH', ['least', 'most']],
  minLength: ['LENGTH', ['least']],
  maxLength: ['LENGTH', ['most']],
  isPlainText: ['LENGTH', ['least', 'most']],
  isAmount: ['NOT_AN_AMOUNT', ['least', 'most']],
  isSignedAmount: ['NOT_AN_AMOUNT'],
  min: ['TOO_SMALL', ['least']],
  max: ['TOO_LARGE', ['most']],
  arrayMinSize: ['TOO_FEW', ['least']],
  arrayNotEmpty: ['REQUIRED'],
  arrayMaxSize: ['TOO_MANY', ['most']],
  arrayUnique: ['REPEATED'],
  isTermNumber: ['NOT_A_NUMBER', ['least', 'most']],
  isTermCount: ['NOT_WHOLE', ['least', 'most']],
  isDuration: ['NOT_A_NUMBER'],
  isBirthDate: ['NOT_A_DAY'],
};

const BEYOND: readonly FieldCode[] = ['UNKNOWN_FIELD', 'NOT_AN_OBJECT'];

/** The code of a broken rule and its bounds; a field that was left out or is empty is wanting, whatever it must be. */
export function codeOfRule(rule: string, { value, target, property }: ValidationError): CodeOfRule {
  const [code, names = []] = RULE_CODES[rule] ?? ['NOT_ACCEPTED' as const];
  if (!BEYOND.includes(code) && (value === undefined || value === '')) return { code: 'REQUIRED' };
  const bounds = names.length === 0 ? [] : boundsOf(rule, target, property);
  const data = names.flatMap((name, place) => {
    const bound = bounds[place];
    return typeof bound === 'number' || typeof bound === 'string' ? [[name, bound] as const] : [];
  });
  return data.length === 0 ? { code } : { code, data: Object.fromEntries(data) };
}

interface CodeOfRule {
  code: FieldCode;
  data?: FieldData;
}

const boundsOf = (rule: string, target: object | undefined, property: string): readonly unknown[] => {
  const rules = target === undefined ? []
    : getMetadataStorage().getTargetValidationMetadatas(target.constructor, '', true, false);
  const broken = rules.find(({ name, propertyName }) => name === rule && propertyName === property);
  return (broken?.constraints as unknown[] | undefined) ?? [];
};
