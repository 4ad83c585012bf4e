const bicForm = /^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/;
const leiForm = /^[A-Z\d]{18}\d{2}$/;

/** A BIC or LEI in its electronic form, without blanks and in capital letters; null where nothing is written. */
export const identifierIn = (text: string): string | null => text.replace(/\s/g, '').toUpperCase() || null;

/** Whether a text in electronic form is a BIC (ISO 9362). */
export const isBic = (text: string): boolean => bicForm.test(text);

/** Whether a text in electronic form is an LEI whose check digits are right (ISO 17442). */
export function isLei(text: string): boolean {
  if (!leiForm.test(text)) return false;
  return BigInt(text.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)))) % 97n === 1n;
}
