import { mod97 } from './mod-97.ts';

// Two letters and two digits with many digits behind them: names of people and things have none such.
const LIKE_IBAN = /^[A-Z]{2}\d{2}(?=(?:[A-Z]*\d){8})[A-Z0-9]{10,}$/;
/** The form of any IBAN (ISO 13616), and of those of the two countries whose networks are here. */
const ANY_FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const FORMS: Readonly<Record<string, RegExp>> = {
  AE: /^AE\d{21}$/,
  // The accounts of the sandbox's own bank code have figures alone.
  QA: /^QA\d{2}(?:CNCT\d{21}|(?!CNCT)[A-Z]{4}[A-Z0-9]{21})$/,
};

/** What is wrong with an IBAN: its form, or its check digits, which tell that a sign was mistyped or two swapped. */
export type IbanFault = 'form' | 'check_digits';

/** Writes an IBAN in its electronic form: people put blanks into it, and small letters. */
export const electronicIban = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** Whether a text in electronic form is meant as an IBAN, be it a right one or not. */
export const isLikeIban = (text: string): boolean => LIKE_IBAN.test(text);

/** What is wrong with an IBAN in electronic form; null when it is right, whether or not a wallet here has it. */
export const ibanFault = (iban: string): IbanFault | null => {
  if (!(FORMS[iban.slice(0, 2)] ?? ANY_FORM).test(iban)) return 'form';
  return mod97(iban.slice(4) + iban.slice(0, 4)) === 1 ? null : 'check_digits';
};
