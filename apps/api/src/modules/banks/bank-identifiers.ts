import { mod97 } from '../../platform/mod-97.ts';

/** A business identifier code (ISO 9362): a party, a country, a suffix, and three more characters for a branch. */
export const BIC = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const LEI = /^[A-Z0-9]{18}\d{2}$/;
/** Where a BIC of test and training, which nobody is reached by, has a zero. */
const TEST_AT = 7;

/** Whether a text is a legal entity identifier (ISO 17442), by its check digits as well. */
export const isLei = (text: string): boolean => LEI.test(text) && mod97(text) === 1;

/** Whether a BIC is one of test and training. */
export const isTestBic = (bic: string): boolean => bic.charAt(TEST_AT) === '0';
