// Control characters, halves of characters, marks that reorder or hide text, and what no text of XML may hold.
const UNWRITABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;
const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Words as a message may hold them: on one line, without characters that it must not have. */
export const plain = (words: string): string => words.replace(/\s+/g, ' ').replace(UNWRITABLE, '').trim();

/**
 * Words in lines of at most so many characters, broken between words where there is a blank and never within what is
 * read as one character (a letter with its marks, an emoji of several parts), unless that alone is longer than a line.
 */
export const linesWithin = (words: string, most: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of plain(words).split(' ').filter((one) => one !== '')) {
    for (const part of partsOf(word, most)) {
      const longer = line === '' || part.isRest ? `${line}${part.text}` : `${line} ${part.text}`;
      if (lengthOf(longer) <= most) line = longer;
      else {
        lines.push(line);
        line = part.text;
      }
    }
  }
  return line === '' ? lines : [...lines, line];
};

/** Words as one line of at most so many characters; what is longer ends with a mark that says so. */
export const cut = (words: string, most: number): string => {
  const text = plain(words);
  return lengthOf(text) <= most ? text : `${linesWithin(text, most - 1)[0] ?? ''}…`;
};

const lengthOf = (text: string): number => [...text].length;

/** A word, or where it is longer than a line the parts of it that are read as one character each. */
const partsOf = (word: string, most: number): { text: string; isRest: boolean }[] => {
  if (lengthOf(word) <= most) return [{ text: word, isRest: false }];
  const whole = [...GRAPHEMES.segment(word)].map(({ segment }) => segment);
  return whole.flatMap((segment) => (lengthOf(segment) <= most ? [segment] : [...segment]))
    .map((text, n) => ({ text, isRest: n > 0 }));
};
