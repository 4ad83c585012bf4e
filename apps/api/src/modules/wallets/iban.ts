import { Refusal } from '../../platform/http/problems/refusal.ts';
import { ibanFault } from '../../platform/iban.ts';

/** Refuses an IBAN in electronic form that is wrong in itself, whether or not some wallet has it. */
export const checkedIban = (field: string, iban: string): string => {
  const fault = ibanFault(iban);
  if (fault === null) return iban;
  const [code, what] = fault === 'form'
    ? ['WRONG_FORM', 'is not as long as an IBAN of its country, or not of its form.'] as const
    : ['WRONG_CHECK_DIGIT', 'has wrong check digits: a sign was mistyped, or two were swapped.'] as const;
  const message = `${field} ${what}`;
  throw new Refusal(400, 'INVALID_IBAN', message, [{ field, code, message }]);
};
