/**
 * Letters of other scripts that a reader takes for Latin ones, by their small forms. After the confusables of Unicode
 * UTS #39, with the few letters more that people put for Latin ones in jest.
 */
type LookAlikes = ReadonlyMap<string, string>;

/** As capitals. They hold what `small` holds, so that names written either way fold to the same. */
const capitals = paired('авеіјкмнорсѕтухүԛԝԁһѵӏԍь', 'abeijkmhopcstyxyqwdhvigb', 'αβεζηικμνορτυχ', 'abezhikmnoptyx');

/** As small letters that are the same in print. A Russian or Greek word may by chance consist of these alone. */
const small = paired('аеіјорсѕухԛԝԁһ', 'aeijopcsyxqwdh', 'αιορ', 'aiop');

/** As small letters that pass among Latin ones only, and small capitals, which are Latin themselves. */
const amongLatin = paired(
  'вкмнтгпьиящѡєћқңҳүұөѵӏԍш', 'bkmhtrnbnrwwehkhxyyovlgw', 'βγεηκμνσςτυχω', 'byenkuvoctuxw',
  'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢıɑɡ', 'abcdefghijklmnoprstuvwyziag',
);

/** Whether a text has letters that may be look-alikes; nearly none has. */
const MAY_MASK = /[\u0131\u0250-\u02af\u0370-\u052f\u1d00-\u1d2f\ua730\ua731]/;
const WORD = /\p{L}+/gu;
const LATIN = /\p{Script=Latin}/u;
const CAPITAL = /\p{Lu}/u;

function paired(...rows: readonly string[]): LookAlikes {
  const pairs = new Map<string, string>();
  for (let row = 0; row < rows.length; row += 2) {
    const latin = [...rows[row + 1] ?? ''];
    for (const [place, letter] of [...rows[row] ?? ''].entries()) pairs.set(letter, latin[place] ?? letter);
  }
  return pairs;
}

/**
 * A folded text with its look-alikes as the Latin letters they are read as, unit by unit, so that no place in it moves.
 * A word is read so when it has Latin letters too, or has no other letters than look-alikes; the words of Russian and
 * Greek stay what they are. How a letter was written says which it looks like: «Ν» is an N and «ν» a v.
 */
export function unmasked(folded: string, writtenAt: (unit: number) => string): string {
  if (!MAY_MASK.test(folded)) return folded;
  return folded.replace(WORD, (word, from: number) => {
    if (!MAY_MASK.test(word)) return word;
    const isMixed = LATIN.test(word);
    let read = '';
    for (let unit = 0; unit < word.length; unit += 1) {
      const letter = word.charAt(unit);
      const looks = CAPITAL.test(writtenAt(from + unit)) ? capitals : small;
      const latin = looks.get(letter) ?? (isMixed ? amongLatin.get(letter) ?? letter : undefined);
      if (latin === undefined) return word;
      read += latin;
    }
    return read;
  });
}

/**
 * A letter as its capital is read. Names fold by it, since a name in capitals may consist of look-alikes alone («АННА»)
 * where the same name in small letters does not («Анна»).
 */
export const readAsCapital = (letter: string): string => capitals.get(letter) ?? letter;
