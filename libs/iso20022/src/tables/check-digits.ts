/** The rest of a text by 97, its letters read as two figures (A is 10), as ISO 7064 has it. */
const restBy97 = (text: string): number => {
  let rest = 0;
  for (const character of text.toUpperCase()) {
    const figure = Number.parseInt(character, 36);
    rest = (rest * (figure > 9 ? 100 : 10) + figure) % 97;
  }
  return rest;
};

/** Whether the check digits of an IBAN agree with the rest of it (ISO 13616). */
export const hasIbanCheckDigits = (iban: string): boolean => restBy97(iban.slice(4) + iban.slice(0, 4)) === 1;

/** Whether the check digits of an LEI agree with the rest of it (ISO 17442). */
export const hasLeiCheckDigits = (lei: string): boolean => restBy97(lei) === 1;
