/** An IBAN in its electronic form: without blanks, in capital letters. */
export const electronicIban = (text: string): string => text.toUpperCase();

/** An IBAN as people read it, in groups of four. */
export const groupedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

const ibanForm = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** Whether a text in electronic form is an IBAN whose check digits are right (ISO 13616). */
export function isIban(text: string): boolean {
  if (!ibanForm.test(text)) return false;
  const digits = (text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}
