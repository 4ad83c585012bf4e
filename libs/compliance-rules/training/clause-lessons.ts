import { statementsIn } from '../src/contracts/clause-model/clause-model.ts';
import { piecesOfClause } from '../src/contracts/clause-model/clause-pieces.ts';
import { matterOf, rulesOn } from '../src/contracts/clause-model/matters.ts';
import { readClauses, wordsOfClause, type PartyWords } from '../src/contracts/clause-reading.ts';
import { partyWordsOf } from '../src/contracts/terms/party-words.ts';
import type { ContractType } from '../src/contracts/terms/terms.ts';
import { mattersOf, type ClausePart } from '../test/clause-corpus.ts';
import { contractsOf, judgeContracts, type LabelledContract } from '../test/contract-corpus.ts';

/** One labelled clause, cut into its pieces. */
export interface ClauseLesson {
  text: string;
  type: ContractType;
  /** The rule that it breaks. */
  rule?: string;
  /** What it is about, whether it breaks a rule on that or not; absent when it is about nothing that has a rule. */
  matter?: string;
  pieces: string[];
  /** Twins and whatever else was written together. */
  family: string;
  /** Clauses that stand by themselves measure the model; those of whole contracts only teach it. */
  part?: ClausePart;
  /** The rules for which the word lists speak. */
  heard: readonly string[];
}

const PARTS: readonly ClausePart[] = ['of lists', 'of model'];

/** Every readable clause, each once. */
export function clauseLessons(): ClauseLesson[] {
  const alone = PARTS.flatMap((part) => mattersOf('cases', part).flatMap((matter, index) => {
    const { rule, type = 'murabaha', guilty, sound } = matter;
    const about = rule === undefined ? {} : { matter: matterOf(rule) };
    const common = { type, family: `${part} ${index}`, part, ...about };
    return [
      ...guilty.map((text) => lesson({ ...common, text, ...(rule === undefined ? {} : { rule }) })),
      ...sound.map((text) => lesson({ ...common, text })),
    ];
  }));
  const written = contractsOf('cases').flatMap(lessonsOfContract);
  return [...new Map([...written, ...alone].map((one) => [`${one.type} ${one.text}`, one])).values()];
}

/** What a sound contract says breaks nothing; what a broken one says does when nothing else in it does. */
function lessonsOfContract(contract: LabelledContract): ClauseLesson[] {
  const { id, rule, terms } = contract;
  const texts = [terms.clauses ?? [], terms.notes ?? []].flat().filter((text) => typeof text === 'string');
  const [only, ...others] = texts.flatMap(statementsIn);
  if (only === undefined) return [];
  const common = { type: terms.type, family: `contract ${id}` };
  const parties = partyWordsOf(new Map(Object.entries(terms)));
  if (rule === undefined) return [only, ...others].map(({ text }) => lesson({ ...common, text }, parties));
  const { clauses: _, notes: __, ...silent } = terms;
  const [judged] = judgeContracts([{ ...contract, terms: silent }]);
  const isTold = others.length === 0 && judged?.found.rules.includes(rule) === false;
  return isTold ? [lesson({ ...common, text: only.text, rule, matter: matterOf(rule) }, parties)] : [];
}

function lesson(one: Omit<ClauseLesson, 'pieces' | 'heard'>, parties?: PartyWords): ClauseLesson {
  const pieces = piecesOfClause(wordsOfClause(one.text, parties)).map(({ name }) => name);
  const heard = [...readClauses('clauses', one.text, false, parties).keys()]
    .filter((rule) => rulesOn(matterOf(rule), one.type).includes(rule));
  return { ...one, pieces, heard };
}
