import { passages } from '../../src/modules/guidance/corpus/corpus.ts';
import { sourcesOf } from '../../src/modules/guidance/corpus/passage.ts';
import { decide, type GuidanceDecision } from '../../src/modules/guidance/decision.ts';
import { PassageIndex } from '../../src/modules/guidance/retrieval/passage-index.ts';

/** A question and what must become of it. */
export interface AskedQuestion {
  id: string;
  question: string;
  kind: 'answer' | 'refer' | 'refuse';
  /** Of an answer: the standards of which its first passage must rest on one, such as `AAOIFI SS 8|AAOIFI SS 39`. */
  standard?: string | null;
  /** Of an answer: whether the act is permitted; `cond` on conditions, `info` where nothing is asked for leave. */
  polarity?: 'yes' | 'no' | 'cond' | 'info';
}

export interface Decided { asked: AskedQuestion; decision: GuidanceDecision }

/** Counts of right ones and of all, by what is measured. */
export interface GuidanceAccuracy {
  rightStandard: { right: number; of: number };
  referred: { right: number; of: number };
  refused: { right: number; of: number };
  /** Rulings told that are not those of the matter, or that nobody asked for. */
  wrongRulings: number;
  /** Rulings told. */
  rulings: number;
}

const OUTCOMES = { answer: 'answered', refer: 'referred', refuse: 'refused' } as const;
const RULINGS = { yes: 'permitted', no: 'forbidden' } as const;
const index = new PassageIndex(passages);

export const decideAll = (questions: readonly AskedQuestion[]): Decided[] =>
  questions.map((asked) => ({ asked, decision: decide(index, asked.question) }));

/** Whether a question became what it must, and an answer rests first on a standard that rules on the matter. */
export function isRight({ asked, decision }: Decided): boolean {
  if (decision.outcome !== OUTCOMES[asked.kind]) return false;
  if (asked.kind !== 'answer') return true;
  const [first] = decision.passages;
  const sources = first === undefined ? [] : sourcesOf(first.text.en);
  return (asked.standard ?? '').split('|')
    .some((standard) => sources.some((id) => id === standard.replace('AAOIFI SS ', 'ss-')));
}

/** Whether a ruling was told that is not the one of the matter. */
export function isWrongRuling({ asked, decision }: Decided): boolean {
  if (decision.verdict === undefined) return false;
  const { polarity } = asked;
  return polarity === undefined || polarity === 'cond' || polarity === 'info' || RULINGS[polarity] !== decision.verdict.ruling;
}

export function measure(decided: readonly Decided[]): GuidanceAccuracy {
  const share = (kind: AskedQuestion['kind']) => {
    const own = decided.filter(({ asked }) => asked.kind === kind);
    return { right: own.filter(isRight).length, of: own.length };
  };
  return {
    rightStandard: share('answer'),
    referred: share('refer'),
    refused: share('refuse'),
    wrongRulings: decided.filter(isWrongRuling).length,
    rulings: decided.filter(({ decision }) => decision.verdict !== undefined).length,
  };
}
