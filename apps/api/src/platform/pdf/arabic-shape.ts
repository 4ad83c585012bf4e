/** How a letter looks alone, after a letter, before one, and between two; a letter of two looks never reaches on. */
type Looks = readonly [alone: number, last: number, first?: number, middle?: number];

/** Two looks in the order of Unicode's presentation forms, or four. */
const inTwo = (alone: number): Looks => [alone, alone + 1];
const inFour = (alone: number): Looks => [alone, alone + 1, alone + 2, alone + 3];

const LOOKS: ReadonlyMap<string, Looks> = new Map([
  ['ء', [0xfe80, 0xfe80]], ['آ', inTwo(0xfe81)], ['أ', inTwo(0xfe83)], ['ؤ', inTwo(0xfe85)], ['إ', inTwo(0xfe87)],
  ['ئ', inFour(0xfe89)], ['ا', inTwo(0xfe8d)], ['ب', inFour(0xfe8f)], ['ة', inTwo(0xfe93)], ['ت', inFour(0xfe95)],
  ['ث', inFour(0xfe99)], ['ج', inFour(0xfe9d)], ['ح', inFour(0xfea1)], ['خ', inFour(0xfea5)], ['د', inTwo(0xfea9)],
  ['ذ', inTwo(0xfeab)], ['ر', inTwo(0xfead)], ['ز', inTwo(0xfeaf)], ['س', inFour(0xfeb1)], ['ش', inFour(0xfeb5)],
  ['ص', inFour(0xfeb9)], ['ض', inFour(0xfebd)], ['ط', inFour(0xfec1)], ['ظ', inFour(0xfec5)], ['ع', inFour(0xfec9)],
  ['غ', inFour(0xfecd)], ['ف', inFour(0xfed1)], ['ق', inFour(0xfed5)], ['ك', inFour(0xfed9)], ['ل', inFour(0xfedd)],
  ['م', inFour(0xfee1)], ['ن', inFour(0xfee5)], ['ه', inFour(0xfee9)], ['و', inTwo(0xfeed)], ['ى', inTwo(0xfeef)],
  ['ي', inFour(0xfef1)],
]);

/** Lam and an alef are one letter to the eye; its private name here is the pair. */
const LAM_ALEF: ReadonlyMap<string, Looks> = new Map([
  ['آ', inTwo(0xfef5)], ['أ', inTwo(0xfef7)], ['إ', inTwo(0xfef9)], ['ا', inTwo(0xfefb)],
]);

// Vowel signs are aids to reading that a report does without; a stretched line between letters is nothing but style.
const SIGNS = /[\u064b-\u0652\u0670\u0640]/g;
const LETTER = /[\u0600-\u06ff]/;

/**
 * Puts Arabic letters into the look their neighbours give them. The renderer places the dots of letters it joins
 * itself beside them, so it is handed letters that are joined already and carry their dots.
 */
export const shapeArabic = (text: string): string => {
  if (!LETTER.test(text)) return text;
  const letters = paired([...text.normalize('NFC').replaceAll(SIGNS, '')]);
  return letters.map((letter, n) => {
    if (!letter.looks) return letter.text;
    const [alone, last, first, middle] = letter.looks;
    const isReached = letters[n - 1]?.looks?.[2] !== undefined;
    const reaches = first !== undefined && letters[n + 1]?.looks !== undefined && letters[n + 1]?.text !== 'ء';
    if (isReached) return String.fromCodePoint(letter.text === 'ء' ? alone : (reaches ? middle : undefined) ?? last);
    return String.fromCodePoint(reaches ? first : alone);
  }).join('');
};

const paired = (characters: readonly string[]): { text: string; looks: Looks | undefined }[] => {
  const letters = [];
  for (let n = 0; n < characters.length; n++) {
    const text = characters[n] ?? '';
    const pair = text === 'ل' ? LAM_ALEF.get(characters[n + 1] ?? '') : undefined;
    if (pair) n++;
    letters.push({ text, looks: pair ?? LOOKS.get(text) });
  }
  return letters;
};
