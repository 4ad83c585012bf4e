import type { Ruling } from './corpus/frames.ts';
import type { Passage } from './corpus/passage.ts';
import { OUTCOME_OF, type Outcome, type ReferralReason } from './corpus/referrals.ts';
import { intentOf, type Intent } from './intent/intent-reader.ts';
import { arabizi } from './retrieval/asked-words.ts';
import type { Hit, PassageIndex } from './retrieval/passage-index.ts';
import { rulingOn } from './verdict/entailment.ts';
import { formOf } from './verdict/question-form.ts';

const MOST_PASSAGES = 3;
/** Below this share of the question the best passage is not its answer; it may still be read. */
const LEAST_CONFIDENCE = 0.32;
/** Below this share it speaks of something else. */
const LEAST_TO_READ = 0.2;
/** A further passage is worth reading when it answers nearly as well as the first. */
const RELATED_SHARE = 0.7;

/** Intents of which the sources speak, without an answer. */
const TO_BE_READ: ReadonlySet<Intent> = new Set(['contested', 'conventional_finance']);

/** What is done with a question, and why. */
export interface Decision {
  intent: Intent;
  outcome: Outcome;
  /** Why it is not answered; absent when it is. */
  reason?: ReferralReason;
  /** The passages that answer it, or that may be read until the board does. */
  passages: readonly Passage[];
  /** From 0 to 1: how much of what was asked the first passage speaks of. */
  confidence: number;
  /** Present when the question asks the very thing that the first passage rules on. */
  ruling?: Ruling;
}

/** Decides on a question: its intent first, then whether a passage answers it, then whether with yes or no. */
export function decide(
  index: PassageIndex, asked: string, { context = '', stricter }: { context?: string; stricter?: Intent | undefined } = {},
): Decision {
  const question = arabizi.read(asked);
  const read = intentOf(question).intent;
  const intent = read === 'matter' ? stricter ?? read : read;
  if (intent !== 'matter' && !TO_BE_READ.has(intent)) return refusal(intent, intent, []);
  const hits = index.search(question, context);
  const [best] = hits;
  const confidence = best?.confidence ?? 0;
  if (intent !== 'matter') return refusal(intent, intent, readable(hits, LEAST_TO_READ), confidence);
  if (best === undefined || confidence === 0) return refusal(intent, 'out_of_scope', []);
  if (confidence < LEAST_CONFIDENCE) return refusal(intent, 'no_source', readable(hits, LEAST_TO_READ), confidence);
  const passages = readable(hits, LEAST_CONFIDENCE);
  if (best.passage.contested) return refusal(intent, 'contested', passages, confidence);
  const ruling = formOf(question) === undefined ? undefined : rulingOn(question, best.passage.id);
  return { intent, outcome: 'answered', passages, confidence, ...(ruling === undefined ? {} : { ruling }) };
}

function refusal(intent: Intent, reason: ReferralReason, passages: readonly Passage[], confidence = 0): Decision {
  return { intent, outcome: OUTCOME_OF[reason], reason, passages, confidence };
}

function readable(hits: readonly Hit[], least: number): Passage[] {
  const [best] = hits;
  return hits.slice(0, MOST_PASSAGES)
    .filter((hit) => hit.confidence >= least && hit.score >= RELATED_SHARE * (best?.score ?? 0))
    .map(({ passage }) => passage);
}
