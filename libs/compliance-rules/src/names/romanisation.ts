/** A way of writing a language in Latin letters, as the spellings that another reader would put for its own. */
type Orthography = readonly (readonly [RegExp, string])[];

/**
 * Orthographies whose letters stand for other sounds than in English. After Wade (1892) and Hanyu Pinyin (ISO 7098),
 * Kunrei-shiki (ISO 3602), the Somali, Albanian, Turkish and Indonesian alphabets (Van Ophuijsen's of 1901 as well),
 * McCune-Reischauer and the Revised Romanization of Korean, and the usual French, Spanish and Slavic spellings.
 */
const ORTHOGRAPHIES: readonly Orthography[] = [
  // Pinyin, and Wade-Giles read as pinyin is.
  [[/zh/g, 'j'], [/q/g, 'ch'], [/x/g, 'sh'], [/(?<![sc])z/g, 'ts'], [/(?<![s])c(?!h)/g, 'ts']],
  [[/hs/g, 'sh'], [/ih(?![aeiou])/g, 'i'], [/ieh/g, 'ie'], [/ien/g, 'ian'], [/ung/g, 'ong'], [/ts?z/g, 'ts'],
    [/^t(?!s)/g, 'd'], [/^k/g, 'g'], [/^p/g, 'b'], [/^ch/g, 'j']],
  // Japanese by Kunrei-shiki.
  [[/sy/g, 'sh'], [/ty/g, 'ch'], [/zy/g, 'j'], [/tu/g, 'tsu'], [/ti/g, 'chi'], [/si/g, 'shi'], [/hu/g, 'fu'],
    [/zi/g, 'ji']],
  // Somali: c is the ayn and x the strong h.
  [[/c(?!h)/g, ''], [/x/g, 'h'], [/^o/g, 'u'], [/dh/g, 'd']],
  // Albanian, Turkish and Azerbaijani.
  [[/xh/g, 'j'], [/gj/g, 'j'], [/q/g, 'ch'], [/x/g, 'dz']], [[/dz(?!h)/g, 'j']],
  [[/c(?!h)/g, 'j'], [/tt/g, 'd'], [/t$/g, 'd'], [/p$/g, 'b'], [/v/g, 'w']],
  [[/q/g, 'g'], [/x/g, 'kh']],
  // Indonesian of old and of now; Malay sy.
  [[/tj/g, 'ch'], [/dj/g, '1'], [/sj/g, 'sh'], [/nj/g, 'ny'], [/j/g, 'y'], [/1/g, 'j'], [/oe/g, 'u']],
  [[/c(?!h)/g, 'ch'], [/sy/g, 'sh']],
  // Slavic and German j, Latinised Slavic c, and German w.
  [[/(?<!d)j/g, 'y'], [/c(?![hk])/g, 'ts'], [/w/g, 'v'], [/ou(?=[sk])/g, 'ov'], [/awa/g, 'ova']],
  // Spanish j and x, French j and u.
  [[/x/g, 'j']], [[/j/g, 'h']], [[/mp(?=[cts])/g, 'n']], [[/tx/g, 'ch'], [/tz/g, 's'], [/b/g, 'v']],
  [[/gu(?=[ei])/g, 'g'], [/dj/g, 'j'], [/ou/g, 'u']],
  // English and French g before a light vowel.
  [[/g(?=[eiy])/g, 'j']],
  // French ch, tch, dj, di before a vowel and hard c.
  [[/tch/g, '1'], [/(?<!s)ch/g, 'sh'], [/1/g, 'ch'], [/dj|di(?=[aou])/g, 'j'], [/c(?=[aoulr])/g, 'k'],
    [/gu(?=[ei])/g, 'g']],
  // Hebrew and Greek ch, and what is written for the ayn.
  [[/ch/g, 'kh'], [/tz/g, 'z'], [/y(?=[aeiou])/g, 'i']],
  [[/(?<![sct])ch|kh/g, 'h'], [/t[sz]/g, 'z']],
  // Hard sounds that Egypt, the Caucasus and India write otherwise; th and dh as plain sounds.
  [[/j|q/g, 'g'], [/dh|th/g, 'z']], [[/dh/g, 'd'], [/th/g, 't'], [/v/g, 'b'], [/(?<![sckg])h(?=[aeiou])/g, '']],
  [[/sh/g, 's'], [/v/g, 'w'], [/dh/g, 'z']], [[/sh/g, 's'], [/v/g, 'b'], [/dh/g, 'd'], [/th/g, 't']],
  // Greek, ancient and spoken; English ea in other alphabets.
  [[/^gh|gk/g, 'g'], [/mp/g, 'b'], [/^nt/g, 'd']], [[/(?<=^a?)gh?(?=[ei])/g, 'y']], [[/ea/g, 'i']],
  // Ukrainian and Belarusian h and y.
  [[/(?<![sckzgtp])h/g, 'g'], [/o(?=vych)/g, 'e']],
  // Korean finals and plain opening sounds.
  [[/g(?![aeiouygh])/g, 'k'], [/b(?![aeiouyb])/g, 'p'], [/d$/g, 't'], [/^d/g, 't'], [/^g/g, 'k'], [/^b/g, 'p'],
    [/^j/g, 'ch'], [/eo/g, 'o'], [/eu/g, 'u'], [/^[rl](?=[iy])/g, '']],
  // Irish dh and gh between vowels.
  [[/(?<=[aeiou])[dg]h/g, '']],
  // The article and the word for a son or a daughter, written onto the name.
  [[/^(?:ben|bin|ibn|bint)(?:al|el)?(?=\p{L}{4})/u, '']], [[/^[ae]l(?=\p{L}{4})/u, '']],
  [[/(?<=\p{L}{2}[^aeiou])[aeu]l(?=[^aeiou]\p{L}{3})/gu, '']],
  // The Arabic article of a genitive at the end of the word before: "Shafiqul Islam".
  [[/(?<=\p{L}{3})(?:ul|ur|us|ud)$/u, '']],
  // What a scanner or a hurried eye takes for another letter.
  [[/(?<=c)l$|l(?=c$)/g, 'i']], [[/vv/g, 'w'], [/rn/g, 'm'], [/(?<=\p{L})1/gu, 'l'], [/0/g, 'o'], [/5/g, 's']],
];

/** Orthographies, each with what a word has to contain to be spelt otherwise by it. */
const RESPELLINGS = ORTHOGRAPHIES.map((orthography) => ({
  concerns: new RegExp(orthography.map(([letters]) => letters.source).join('|'), 'u'), orthography,
}));

/** A folded Latin word as it is written, then as other orthographies would have it. */
export function spellingsOf(word: string): readonly string[] {
  const spellings = new Set([word]);
  for (const { concerns, orthography } of RESPELLINGS) {
    if (!concerns.test(word)) continue;
    let spelling = word;
    for (const [letters, sound] of orthography) spelling = spelling.replace(letters, sound);
    if (spelling.length > 1) spellings.add(spelling);
  }
  return [...spellings];
}
