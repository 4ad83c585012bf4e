import fc from 'fast-check';
import { UnreadableMessage, type Problem, type ProblemCode } from '../../src/index.ts';
import { read } from '../example.ts';
import { mutate, mutation } from '../mutations.ts';
import type { Asked, Checked, Schemas } from './schemas.ts';
import { writtenByLibrary } from './written.ts';

const SEED = 20022;
const MUTANTS = 6_000;
const BLANK_VALUE = /<([\w:]+)>\s+<\/\1>/;
/** What we object to and no schema does: what we do not act upon, and what the standard says in words alone. */
const OURS: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'NOT_ACCEPTED', 'NOT_A_CURRENCY', 'NOT_AN_AMOUNT', 'TOO_SMALL', 'TOO_EARLY', 'IN_THE_FUTURE', 'WRONG',
  'WRONG_CHECK_DIGIT', 'REPEATED', 'NOT_ONE_LINE',
]);

/** Blanks around a value are no part of it here, and every payment names an account and a day. */
const isOurs = ({ code, path }: Problem, text: string): boolean => OURS.has(code)
  || (code === 'LENGTH' && BLANK_VALUE.test(text)) || (code === 'REQUIRED' && /\/(?:Cdtr|Dbtr)Acct$/.test(path))
  // In the head or in each payment, as the standard says in words.
  || path.endsWith('/IntrBkSttlmDt');

/** Where our reader and the publishers' schema say two things of a text. */
const disagreement = ({ text }: { text: string }, { isCovered, faults, definition }: Checked): string[] => {
  const found = read(text);
  // What is no XML as it is read here, or of a kind that is not taken, is refused whatever a schema says.
  if (found instanceof UnreadableMessage || !isCovered) return [];
  const isTaken = found.problems.length === 0;
  if (faults.length > 0) return isTaken ? [`taken, and no ${definition}: ${faults[0]}`] : [];
  const wrong = found.problems.find((problem) => !isOurs(problem, text));
  return wrong === undefined ? [] : [`refused, and a ${definition}: ${wrong.code} ${wrong.path}: ${wrong.message}`];
};

/** Reads the samples of the packages in, and compares what is said of them. */
export const readSamples = async (schemas: Schemas, say: (line: string) => void): Promise<string[]> => {
  const samples = (await schemas.samples()).filter(({ text }) => !(read(text) instanceof UnreadableMessage));
  const checks = await schemas.check(samples.map((sample) => ({ ...sample, both: false })));
  say(`Samples of the packages, of kinds that are read: ${samples.length}.`);
  return samples.flatMap((sample, n) => disagreement(sample, checks[n]!).map((fault) => `${sample.name}: ${fault}`));
};

/** Compares what our reader and the publishers' schemas say of messages whose structure was changed. */
export const compareVerdicts = async (schemas: Schemas, say: (line: string) => void): Promise<string[]> => {
  const bases = writtenByLibrary().filter(({ name, text }) => name.startsWith('pain.001') && text.length < 20_000);
  const changed = fc.tuple(fc.constantFrom(...bases), fc.array(mutation, { minLength: 1, maxLength: 2 }));
  const mutants = fc.sample(changed, { seed: SEED, numRuns: MUTANTS }).map(([{ name, text }, changes]): Asked =>
    ({ name: `${name} after ${JSON.stringify(changes)}`, text: Buffer.from(mutate(text, changes)).toString(), both: false }));
  const checks = await schemas.check(mutants);
  const isValid = checks.filter(({ isCovered, faults }) => isCovered && faults.length === 0).length;
  say(`Changed messages, by our reader and by the schemas: ${mutants.length}, of which ${isValid} still are valid.`);
  return mutants.flatMap((mutant, n) => disagreement(mutant, checks[n]!).map((fault) => `${mutant.name}: ${fault}`));
};
