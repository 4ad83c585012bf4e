import { phrases } from '../../text/phrase-list.ts';
import { speechCues } from '../speech-cues.ts';
import { leaseArrangements } from './lease-arrangements.ts';
import { leaseCues } from './lease-cues.ts';
import { ownershipCues } from './ownership-cues.ts';
import { partnershipArrangements } from './partnership-arrangements.ts';
import { partnershipCues } from './partnership-cues.ts';
import { saleArrangements } from './sale-arrangements.ts';
import { saleCues } from './sale-cues.ts';
import { shareCues } from './share-cues.ts';

/** How contracts speak of people, money, time and duty; a clause is judged by the cues that stand in it together. */
export const clauseCues = {
  denial: speechCues.denial,
  contrast: phrases('but, however, yet, though, although, لكن, ولكن, انما, الا'),
  affirmation: [...speechCues.affirmation, ...phrases(`
    nothing but, whether or not, or not, non refundable|returnable, without
    exception|fail|limit|limitation|delay|condition|regard|reserve, بلا|دون|بغير استثناء|تاخير|قيد|خطا|ذنب, not
    before|until|unless, لم يربح|تربح|تتحقق, سواء`)],
  refusal: phrases(`
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

export type ClauseCue = keyof typeof clauseCues;
