/** Spellings of one sound, the longer ones first; a capital is a sound of its own. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'], [/tsch|tch/g, 'C'], [/dzh|dsch|dj/g, 'j'], [/shch|sch|sh|sz/g, 'S'], [/ch|cz/g, 'C'], [/zh/g, 'Z'],
  [/kh/g, 'X'], [/gh/g, 'G'], [/th/g, 'T'], [/dh/g, 'D'], [/ph/g, 'f'], [/t[sz]/g, 'Q'], [/ck|cq|qu|q/g, 'k'],
  [/n(?=[bpm])/g, 'm'], [/c(?=[eiy])/g, 's'], [/ou|oo|oe/g, 'u'], [/ee|ei|ey|ie/g, 'i'],
];
const VOWELS = 'aeiouy';
const LETTERS = 'abcdefghijklmnopqrstuvwxyzSCZXGTDQ0123456789';

/** What it costs to take one sound for another, by pairs; any other two sounds cost 1, and two vowels 0.35. */
const CONFUSIONS = 'ae.2 ei.15 iy.1 ou.15 ao.25 eo.3 au.3 uw.1 ow.2 kg.25 kc.05 gj.35 kX.25 Xh.2 kG.25 gG.1 hG.5 gh.4 '
  + 'bp.3 pf.3 bv.3 fv.15 vw.1 dt.3 dD.1 tT.1 Dz.2 Ts.2 dz.4 Dt.3 DT.3 Tz.4 sz.25 sS.35 SC.2 Cj.3 jZ.15 '
  + 'zZ.3 jz.4 cs.15 cj.25 cC.2 jy.25 ji.3 ZS.4 yG.3 mn.5 lr.6 bf.6 tC.6 sC.5 TS.6 iu.35 vu.2 jS.35 cS.3 '
  + 'zj.4 jh.5 Xg.4 li.5 XG.3 zc.3 jd.4 Ch.4 CX.4 Qz.2 Qs.25 QC.3 Qt.5 Qc.1 Qj.3 QS.3';
const HALF_HEARD = 'hwyaeiou';
const FAINT = 0.25;
/** People seldom mistake the sound that a word begins with. */
const OPENING = 1.5;
const VOWEL = 0.35;
const TURNED = 0.6;

const codeOf = new Map([...LETTERS].map((letter, code) => [letter, code]));
const SIZE = LETTERS.length;
const costs = buildCosts();
const dropCosts = Float64Array.from(LETTERS, (letter) => (HALF_HEARD.includes(letter) ? FAINT : 1));

function buildCosts(): Float64Array {
  const table = new Float64Array(SIZE * SIZE).fill(1);
  const set = (one: string, other: string, cost: number): void => {
    const [row = 0, column = 0] = [codeOf.get(one), codeOf.get(other)];
    table[row * SIZE + column] = cost;
    table[column * SIZE + row] = cost;
  };
  for (const one of VOWELS) for (const other of VOWELS) set(one, other, VOWEL);
  for (const letter of LETTERS) set(letter, letter, 0);
  for (const pair of CONFUSIONS.split(' ')) set(pair.charAt(0), pair.charAt(1), Number(pair.slice(2)));
  return table;
}

/** A word with one sign for each of its sounds. */
export function heard(word: string): string {
  let sounds = word;
  for (const [spelling, sound] of SOUNDS) sounds = sounds.replace(spelling, sound);
  return sounds;
}

/** A word as the codes of its letters or its sounds; doubled ones count once. */
export function codesOf(word: string): Uint8Array {
  const codes = new Uint8Array(word.length);
  let length = 0;
  for (let place = 0; place < word.length; place += 1) {
    const code = codeOf.get(word.charAt(place)) ?? 0;
    if (place > 0 && word.charAt(place) === word.charAt(place - 1)) continue;
    codes[length] = code;
    length += 1;
  }
  return codes.subarray(0, length);
}

/** What vowels are written alike, and an h that is heard only where it opens the word. */
export const plainSpelling = (sounds: string): string =>
  sounds.replace(/(?!^)h/g, '').replace(/[eiy]+/g, 'i').replace(/[ouw]+/g, 'u').replace(/(.)\1+/g, '$1');

const CLASSES: Readonly<Record<string, string>> = Object.fromEntries(
  [['k', 'kgqcXGx'], ['s', 'sz'], ['$', 'SZCjQ$'], ['b', 'bp'], ['f', 'fv'], ['t', 'dtDT'], ['m', 'm'], ['n', 'n'],
    ['l', 'l'], ['r', 'r']].flatMap(([name = '', letters = '']) => [...letters].map((letter) => [letter, name])));

/** The consonants of a heard word by classes of those that are taken for one another. */
export function consonantClasses(sounds: string): string {
  let classes = '';
  for (let place = 0; place < sounds.length; place += 1) {
    const letter = sounds.charAt(place);
    const name = CLASSES[letter] ?? (letter >= '0' && letter <= '9' ? letter : '');
    if (name !== classes.charAt(classes.length - 1)) classes += name;
  }
  return classes;
}

const at = (numbers: Float64Array | Uint8Array, place: number): number => numbers[place] ?? 0;

const LONGEST = 40;
const [FIRST_ROW, SECOND_ROW, THIRD_ROW] = [
  new Float64Array(LONGEST + 1), new Float64Array(LONGEST + 1), new Float64Array(LONGEST + 1)];

/**
 * How far two words are from each other by their sounds: the least cost of the confusions, omissions and turned pairs
 * that lead from one to the other (Editex, Zobel and Dart 1996, with the confusions of romanisation). It stops at the
 * most that matters.
 */
export function soundDistance(one: Uint8Array, other: Uint8Array, most: number): number {
  if (one.length > LONGEST || other.length > LONGEST) return Infinity;
  // What both begin and end with costs nothing.
  let [from, own, theirs] = [0, one.length, other.length];
  while (from < own && from < theirs && one[from] === other[from]) from += 1;
  while (own > from && theirs > from && one[own - 1] === other[theirs - 1]) {
    own -= 1;
    theirs -= 1;
  }
  const width = theirs - from;
  let before = FIRST_ROW;
  let last = SECOND_ROW;
  let row = THIRD_ROW;
  last[0] = 0;
  for (let there = 1; there <= width; there += 1) {
    last[there] = at(last, there - 1) + at(dropCosts, at(other, from + there - 1));
  }
  for (let here = 1; here <= own - from; here += 1) {
    const sound = at(one, from + here - 1);
    const drop = at(dropCosts, sound);
    let least = at(last, 0) + drop;
    row[0] = least;
    for (let there = 1; there <= width; there += 1) {
      const heard = at(other, from + there - 1);
      const opening = from + here + there === 2 ? OPENING : 1;
      let cost = at(last, there - 1) + at(costs, sound * SIZE + heard) * opening;
      const dropped = at(last, there) + drop;
      if (dropped < cost) cost = dropped;
      const added = at(row, there - 1) + at(dropCosts, heard);
      if (added < cost) cost = added;
      if (here > 1 && there > 1 && sound === other[from + there - 2] && one[from + here - 2] === heard) {
        const turned = at(before, there - 2) + TURNED;
        if (turned < cost) cost = turned;
      }
      row[there] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return Infinity;
    const free = before;
    before = last;
    last = row;
    row = free;
  }
  return at(last, width);
}
