import { phrases } from '../../text/phrase-list.ts';
import { speechCues } from '../speech-cues.ts';
import { ownershipCues } from './ownership-cues.ts';
import { partnershipCues } from './partnership-cues.ts';
import { saleCues } from './sale-cues.ts';

/** How contracts speak of people, money, time and duty; a clause is judged by the cues that stand in it together. */
export const clauseCues = {
  denial: speechCues.denial,
  contrast: phrases('but, however, yet, though, although, لكن, ولكن, انما'),
  affirmation: [...speechCues.affirmation, ...phrases(`
    nothing but, whether or not, or not, not before|until|unless, لم يربح|تربح|تتحقق, سواء`)],
  refusal: phrases(`
    is|are not *, shall|may|will|does|do not *, is|are prohibited|forbidden|void|excluded|banned, nothing, لا يجوز,
    ممنوع, محرم, باطل, لا شي`),
  ...saleCues,
  ...ownershipCues,
  ...partnershipCues,
} as const;

export type ClauseCue = keyof typeof clauseCues;
