import { wordsOf } from './stems.ts';

/** Sounds of Arabizi that are written with two letters or a digit, as the Arabic letter of the same skeleton. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/sh|ch|\$/g, 'ش'], [/kh|5/g, 'خ'], [/gh/g, 'غ'], [/th|dh/g, 'ذ'], [/2/g, ''], [/3/g, 'ع'], [/7/g, 'ح'], [/6/g, 'ط'], [/8/g, 'ق'], [/9/g, 'ص'], [/4/g, ''],
  [/[bp]/g, 'ب'], [/t/g, 'ت'], [/j/g, 'ج'], [/d/g, 'د'], [/r/g, 'ر'], [/z/g, 'ز'], [/s/g, 'س'], [/[fv]/g, 'ف'], [/[qg]/g, 'ق'], [/[kc]/g, 'ك'],
  [/l/g, 'ل'], [/m/g, 'م'], [/n/g, 'ن'], [/h/g, 'ه'], [/x/g, 'كس'],
];
/** Arabic letters that people write alike in Latin ones. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ص/g, 'س'], [/[ضظذث]/g, 'د'], [/ط/g, 'ت'], [/ح/g, 'ه'], [/غ/g, 'ق'], [/[اويىئؤءأإآة]/g, ''],
];
/** Words that show that Arabic is written in Latin letters; a digit inside a word shows it too. */
const MARKERS = new Set(('hal hl yjooz yajooz yjuz yajuz yjoz ynfa3 momken mumkin wella wala wlla fel fil bel bil el al elly elli illi ely men mn 3ala 3la ala '
  + 'shu shoo sho wesh wsh esh aish lazem hatha hada haza abi abgha abghi 3adi aadi kam kaif kif shlon halal 7alal 7aram haram hokm 7okm ya3ni 3ashan ashan ma mesh mish msh '
  + 'floos flous fluss wa7ed wahed ana enta 3ndi 3endi andi lama lamma aw ila li min ba3d qabl 2abl gabl bas leish lesh ween wain meen zakat riba reba').split(' '));
const DIGIT_INSIDE = /^(?=.*[a-z])[a-z]*[2356789]+[a-z2356789]*$/;
const ARTICLE = /^(?:el|al|il|l)(?=[a-z2-9]{3})/;
const LEAST_MARKERS = 2;

/** Reads Arabic in Latin letters as the Arabic words that sound like it, out of those that are known. */
export class ArabiziReader {
  private readonly bySound = new Map<string, string>();
  private readonly latin: ReadonlySet<string>;
  private readonly kept: ReadonlySet<string>;

  /**
   * @param known Arabic words; an earlier one is preferred to a later one of the same sound.
   * @param kept Latin words that are understood as they are.
   * @param english What is no Arabizi beside them.
   */
  constructor(known: readonly string[], kept: readonly string[], english: readonly string[]) {
    for (const word of known.flatMap((text) => wordsOf(text))) {
      for (const sound of [word, word.replace(/ه$/, 'ت'), word.replaceAll('ع', '')].map(soundOf)) {
        if (sound !== '' && !this.bySound.has(sound)) this.bySound.set(sound, word);
      }
    }
    this.kept = new Set(kept.flatMap((text) => wordsOf(text)));
    this.latin = new Set([...this.kept, ...english.flatMap((text) => wordsOf(text))]);
  }

  /** The question in Arabic letters if it is Arabizi, else as it is; a word that sounds like none is left. */
  read(question: string): string {
    const words = wordsOf(question);
    const markers = words.filter((word) => MARKERS.has(word) || DIGIT_INSIDE.test(word)).length;
    const strange = words.filter((word) => !this.latin.has(word) || MARKERS.has(word)).length;
    if (markers < LEAST_MARKERS || strange * 2 < words.length) return question;
    return words.map((word) => this.wordOf(word)).join(' ');
  }

  private wordOf(word: string): string {
    if (this.kept.has(word) || /^\d+$/.test(word) || /[^a-z0-9]/.test(word)) return word;
    if (/^(?:el|al|il)$/.test(word)) return '';
    for (const way of [word, word.replace(ARTICLE, '')].flatMap((way) => [way.replaceAll('2', 'q'), way])) {
      const found = this.bySound.get(soundOf(spelt(way)));
      if (found !== undefined) return found;
    }
    return word;
  }
}

/** Latin letters as Arabic ones; of the vowels the first is kept, and an ending that says whose it is. */
function spelt(word: string): string {
  let letters = word.replace(/^[aeiou2]/, 'ا').replace(/^y/, 'ي').replace(/^w/, 'و').replace(/(?:i|ee|y)$/, 'ي');
  for (const [sound, letter] of SOUNDS) letters = letters.replace(sound, letter);
  return letters.replace(/[a-z]/g, '');
}

/** What is heard of an Arabic word whoever writes it: how it starts, and its consonants without doubling. */
function soundOf(word: string): string {
  const start = /^[اوي]/.exec(word)?.[0] ?? '';
  const end = word.length > 2 && word.endsWith('ي') ? 'ي' : '';
  let sound = word.slice(start.length);
  for (const [letters, one] of ALIKE) sound = sound.replace(letters, one);
  return start + sound.replace(/(.)\1+/gu, '$1') + end;
}
