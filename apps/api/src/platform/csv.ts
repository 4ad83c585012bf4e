/** What a spreadsheet needs in front to read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

// A spreadsheet computes a cell that begins like this, whatever blanks stand before it; a plain number it only reads.
const FORMULA = /^[\s\0]*[=+\-@\t\r\0＝＋－＠]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const SPECIAL = /[",;\t\r\n]/;

/** One line of a CSV file (RFC 4180); a cell that a spreadsheet would take for a formula becomes plain text. */
export const csvLine = (cells: readonly (string | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

const csvCell = (value: string | null): string => {
  if (value === null) return '';
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return SPECIAL.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
