const LETTER_A = 10;
const BASE = 36;

/**
 * What is left of a text of digits and capital letters (A is 10, Z is 35) after division by 97. ISO 7064 calls a text
 * whose last two digits make it 1 right by mod 97-10; IBANs (ISO 13616) and LEIs (ISO 17442) are checked by it.
 */
export const mod97 = (text: string): number => {
  let rest = 0;
  for (const sign of text) {
    const value = parseInt(sign, BASE);
    rest = (rest * (value < LETTER_A ? 10 : 100) + value) % 97;
  }
  return rest;
};
