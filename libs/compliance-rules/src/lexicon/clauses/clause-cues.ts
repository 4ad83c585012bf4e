import { phrases } from '../../text/phrase-list.ts';
import { speechCues } from '../speech-cues.ts';
import { capitalShareCues } from './capital-share-cues.ts';
import { leaseArrangements } from './lease-arrangements.ts';
import { leaseCues } from './lease-cues.ts';
import { ownershipCues } from './ownership-cues.ts';
import { partnershipArrangements } from './partnership-arrangements.ts';
import { partnershipCues } from './partnership-cues.ts';
import { plainCues } from './plain-cues.ts';
import { saleArrangements } from './sale-arrangements.ts';
import { saleCues } from './sale-cues.ts';
import { shareCues } from './share-cues.ts';
import { narrativeLeaseCues } from './narrative-lease-cues.ts';
import { narrativePartnershipCues } from './narrative-partnership-cues.ts';
import { narrativeSaleCues } from './narrative-sale-cues.ts';

/** How contracts speak of people, money, time and duty; a clause is judged by the cues that stand in it together. */
const termsOfArt = {
  denial: [...speechCues.denial, ...phrases(`
    nobody, no one, none, cant, in lieu|place of, ما له|لها|لهم|حد|شرط, لا احد, لا يملك, خلا *? *? من`)],
  contrast: phrases('but, however, yet, though, although, unless, لكن, ولكن, انما, الا'),
  affirmation: [...speechCues.affirmation, ...phrases(`
    nothing but, whether or not, or not, non refundable|returnable, without
    exception|fail|limit|limitation|delay|condition|regard|reserve, بلا|دون|بغير استثناء|تاخير|قيد|خطا|ذنب, not
    before|until|unless, لم يربح|تربح|تتحقق, سواء, لغيره|لغيرها|لغيرهم|غيره|غيرها|غيرهم`)],
  refusal: phrases(`
    is|are|form|forms|be|makes no part, cannot|may-not|can-not|must-not be|serve|stand|count,
    is|are not *, shall|may|will|does|do not *, is|are prohibited|forbidden|void|excluded|banned, nothing, لا يجوز,
    ممنوع, محرم, باطل, لا شي`),
  ...saleCues,
  ...ownershipCues,
  ...leaseCues,
  ...partnershipCues,
  ...shareCues,
  ...saleArrangements,
  ...leaseArrangements,
  ...partnershipArrangements,
} as const;

/** Every list of every cue; a cue may have several. */
const lists = [
  termsOfArt, capitalShareCues, narrativeSaleCues, narrativeLeaseCues, narrativePartnershipCues, plainCues,
] as const;

export type ClauseCue = typeof lists[number] extends infer List ? List extends unknown ? keyof List : never : never;

/** Each phrase of each list with the cue that it gives. */
export const cuePhrases: readonly (readonly [phrase: string, cue: ClauseCue])[] = lists.flatMap((list) =>
  (Object.entries(list) as [ClauseCue, readonly string[]][])
    .flatMap(([cue, ofCue]) => ofCue.map((phrase) => [phrase, cue] as const)));
