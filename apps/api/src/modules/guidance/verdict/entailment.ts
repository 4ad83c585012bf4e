import { FRAMES, type Frame, type Ruling } from '../corpus/frames.ts';
import { signForm, wordsIn } from '../intent/sign.ts';

/** A wording as it is matched: for each word the forms that may stand there. */
type Wording = readonly (readonly string[])[];

/** Words in order, and `a/b` where either may stand. */
const readWording = (written: string): Wording =>
  written.split(' ').map((word) => word.split('/').flatMap((one) => wordsIn(one).map(signForm)));

/** Whether a wording stands in a question from a word on. */
const standsAt = (words: readonly string[], wording: Wording, from: number): boolean =>
  wording.every((ways, offset) => ways.includes(words[from + offset] ?? ''));

/** Words that carry the form of a question and nothing of its matter. */
const FRAME_WORDS = wordsIn('may can could is are it a an the i we one you me my do does to that of in for by as be islam islamic muslim muslims '
  + 'sharia shariah allowed permitted permissible lawful halal haram haraam forbidden prohibited unlawful impermissible valid considered '
  + 'someone person people please ok هل ما حكم يجوز تجوز يصح يحل يمكن ممكن ينفع جائز جائزة حلال حرام محرم محرمة مباح مباحة ممنوع ممنوعة لي لنا أن '
  + 'في الإسلام إسلام شرعا للمسلم هو هي hal hl yajooz yjooz yajuz yjuz ynfa3 yenfa3 momken mumkin 7alal jayez 7aram 7ram mamnoo3 fi el al il').flat();
const silent: ReadonlySet<string> = new Set(FRAME_WORDS.map(signForm));

const PARTS = ['act', 'object', 'condition'] as const;
type Parts = Partial<Record<(typeof PARTS)[number], readonly Wording[]>>;

interface ReadFrame { parts: Parts; ruling: Ruling }
const frames: ReadonlyMap<string, readonly ReadFrame[]> = new Map(
  Object.entries(FRAMES).map(([id, own]) =>
    [id, own.map((frame): ReadFrame => ({ parts: partsOf(frame), ruling: frame.ruling }))]),
);

function partsOf(frame: Frame): Parts {
  const parts: Parts = {};
  for (const part of PARTS) {
    const wordings = frame[part];
    if (wordings !== undefined) parts[part] = wordings.split('|').map(readWording);
  }
  return parts;
}

/**
 * The ruling of a passage on the very thing that is asked: every part of a frame is named, and no word of the
 * question is left that is neither of them nor of its form. Anything more or less is another
 * question, and has no ruling here.
 */
export function rulingOn(question: string, passageId: string): Ruling | undefined {
  const words = wordsIn(question).map(signForm);
  return frames.get(passageId)?.find(({ parts }) => covers(words, parts))?.ruling;
}

/** Whether the parts cover the question; for each word up to which it may be read, which of them were named. */
function covers(words: readonly string[], parts: Parts): boolean {
  const all = Object.keys(parts).toSorted().join();
  const reached = words.map(() => new Set<string>());
  reached.push(new Set());
  reached[0]?.add('');
  for (const [from, word] of words.entries()) {
    for (const named of reached[from] ?? []) {
      if (silent.has(word)) reached[from + 1]?.add(named);
      for (const [part, wordings] of Object.entries(parts)) {
        for (const wording of wordings.filter((one) => standsAt(words, one, from))) {
          reached[from + wording.length]?.add(together(named, part));
        }
      }
    }
  }
  return reached.at(-1)?.has(all) === true;
}

const together = (named: string, part: string): string =>
  [...new Set([...named.split(',').filter((one) => one !== ''), part])].toSorted().join();
