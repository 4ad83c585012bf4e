import { jsonIn } from '../../platform/language-model.ts';
import { isPlainText } from '../../platform/wire.ts';
import { SIGHTS, type Sight } from '../compliance/public.ts';

const MOST_CHARACTERS = 300;
const LINK = /https?:|www\.|<[a-z/]/i;

/** What a second reader says that it sees in words, and why. */
export interface GivenOpinion {
  sight: Sight;
  reason: string;
}

/**
 * Reads an answer as an opinion, or throws what is wrong with it. Whoever wrote the memo may have told the model what
 * to say, so nothing but one of a few words and a short plain sentence is taken from it.
 */
export function opinionIn(answer: string): GivenOpinion {
  const given = jsonIn(answer);
  if (typeof given !== 'object' || given === null || Object.keys(given).sort().join() !== 'reason,sees') {
    throw new Error('The model answered in another form.');
  }
  const { sees, reason } = given as { sees: unknown; reason: unknown };
  const sight = SIGHTS.find((one) => one === sees);
  if (sight === undefined) throw new Error('The model saw what nobody asked for.');
  const said = typeof reason === 'string' ? reason.normalize('NFC').trim() : '';
  if (!isPlainText(said, 1, MOST_CHARACTERS) || LINK.test(said)) throw new Error('The model gave no plain reason.');
  return { sight, reason: said };
}
