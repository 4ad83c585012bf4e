import type { Ruling } from './corpus/frames.ts';
import { passages as corpus } from './corpus/corpus.ts';
import type { Passage } from './corpus/passage.ts';
import { OUTCOME_OF, type GuidanceOutcome, type ReferralReason } from './corpus/referrals.ts';
import { asksRuling, intentOf, type Intent } from './intent/intent-reader.ts';
import { arabizi } from './retrieval/asked-words.ts';
import { isInLanguageRead } from './retrieval/language.ts';
import type { Hit, PassageIndex } from './retrieval/passage-index.ts';
import { rulingOn } from './verdict/entailment.ts';
import { formOf, type QuestionForm } from './verdict/question-form.ts';

const MOST_PASSAGES = 3;
/**
 * Below this share of what was asked the best passage is not its answer, though it may be read. Who asks whether
 * something may be done acts on the answer, so that takes more than looking a word up.
 */
const LEAST_CONFIDENCE = { toLookUp: 0.36, toRule: 0.47 };
/** From this share on the board may know the answer; below it a question is out of scope unless its words are not. */
const LEAST_TO_REFER = 0.3;
/** Below this share a passage speaks of something else. */
const LEAST_TO_READ = 0.2;
/** A further passage is worth reading when it answers nearly as well as the first. */
const RELATED_SHARE = 0.7;
/** What is read by somebody who asks for money at interest: why not, and the contracts that serve the purpose. */
const INSTEAD_OF_INTEREST = ['bank-interest', 'murabaha-ownership', 'diminishing-musharaka'];

/** What is done with a question, and why. */
export interface GuidanceDecision {
  intent: Intent;
  outcome: GuidanceOutcome;
  /** Why it is not answered; absent when it is. */
  reason?: ReferralReason;
  /** The passages that answer it, or that may be read until the board does. */
  passages: readonly Passage[];
  /** From 0 to 1: how much of what was asked the first passage speaks of. */
  confidence: number;
  /** Present when the question asks the very thing that the first passage rules on. */
  verdict?: Verdict;
}

/** A ruling, and the form in which it was asked for. */
export interface Verdict { ruling: Ruling; form: QuestionForm }

export interface Beside {
  /** What the question is about; it only shifts the order of passages. */
  context?: string;
  /** An intent that somebody else reads in it; it is only heard where a question would be answered. */
  stricter?: Intent | undefined;
}

/** Decides on a question: its intent first, then whether a passage answers it, then whether with yes or no. */
export function decide(index: PassageIndex, asked: string, beside: Beside = {}): GuidanceDecision {
  const { context = '', stricter = 'matter' } = beside;
  const question = arabizi.read(asked);
  const read = intentOf(question);
  const intent = read === 'matter' ? stricter : read;
  if (intent === 'conventional_finance') return refusal(intent, intent, named(INSTEAD_OF_INTEREST));
  if (intent !== 'matter' && intent !== 'contested') return refusal(intent, intent);
  const hits = index.search(question, context);
  const confidence = hits[0]?.confidence ?? 0;
  if (intent === 'contested') return refusal(intent, intent, worthReading(hits, LEAST_TO_READ), confidence);
  return answered(question, hits) ?? withoutAnswer(index, question, hits);
}

function answered(question: string, hits: readonly Hit[]): GuidanceDecision | undefined {
  const form = formOf(question);
  const least = asksRuling(question) ? LEAST_CONFIDENCE.toRule : LEAST_CONFIDENCE.toLookUp;
  const isRuled = ({ passage }: Hit): boolean => rulingOn(question, passage.id) !== undefined;
  const ruled = form === undefined ? undefined : hits.find(isRuled);
  const best = ruled ?? hits[0];
  if (best === undefined || (ruled === undefined && best.confidence < least)) return undefined;
  const others = worthReading(hits, least).filter((passage) => passage !== best.passage);
  const passages = [best.passage, ...others].slice(0, MOST_PASSAGES);
  const { confidence } = best;
  if (best.passage.contested) return refusal('matter', 'contested', passages, confidence);
  const ruling = rulingOn(question, best.passage.id);
  const verdict = form === undefined || ruling === undefined ? {} : { verdict: { form, ruling } };
  return { intent: 'matter', outcome: 'answered', passages, confidence, ...verdict };
}

function withoutAnswer(index: PassageIndex, question: string, hits: readonly Hit[]): GuidanceDecision {
  const confidence = hits[0]?.confidence ?? 0;
  const { weight, known } = index.field(question);
  const isOfTheField = confidence >= LEAST_TO_REFER || weight >= 4 || (weight >= 2 && known >= 0.75);
  // Only what was read can be known to be about something else.
  if (!isOfTheField && !isInLanguageRead(question)) return refusal('matter', 'not_read');
  if (!isOfTheField) return refusal('out_of_scope', 'out_of_scope');
  return refusal('matter', 'no_source', worthReading(hits, LEAST_TO_READ), confidence);
}

const refusal = (
  intent: Intent, reason: ReferralReason, passages: readonly Passage[] = [], confidence = 0,
): GuidanceDecision => ({ intent, outcome: OUTCOME_OF[reason], reason, passages, confidence });

const worthReading = (hits: readonly Hit[], least: number): Passage[] => hits.slice(0, MOST_PASSAGES)
  .filter((hit) => hit.confidence >= least && hit.score >= RELATED_SHARE * (hits[0]?.score ?? 0))
  .map(({ passage }) => passage);

const named = (ids: readonly string[]): Passage[] =>
  ids.flatMap((id) => corpus.find((passage) => passage.id === id) ?? []);
