const BLANKS = new Set([' ', '\t', '\n', '\r']);

/** A text without the blanks around it that XML knows; others, such as U+00A0, are characters of the text. */
export const trimmed = (text: string): string => {
  let [from, to] = [0, text.length];
  while (from < to && BLANKS.has(text.charAt(from))) from += 1;
  while (to > from && BLANKS.has(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
};
