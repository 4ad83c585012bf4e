import { EVASION_SIGNS, LENT_WALLET_SIGNS } from './crime-signs.ts';
import { CONTRACT_SIGNS, CONVENTIONAL_SIGNS, NOT_TAKEN_SIGNS } from './finance-signs.ts';
import { FOREIGN_SIGNS, INJECTION_SIGNS } from './foreign-signs.ts';
import { CASE_SIGNS, CONTESTED_SIGNS, NOT_CONTESTED_SIGNS, PERSON_SIGNS } from './person-signs.ts';
import { RULING_SIGNS } from './ruling-signs.ts';
import { readable, readSign, says, type Sign } from './sign.ts';
import { WORD_CLASSES } from './word-classes.ts';

/**
 * What somebody wants with a question, read before anything is looked up. `matter` is a question of the field itself;
 * the rest say why it is not answered like one. In the order in which they are looked for: what is worst comes first.
 */
export const INTENTS = [
  'lent_wallet', 'evasion', 'person', 'personal_case', 'contract_decision', 'out_of_scope', 'contested',
  'conventional_finance', 'matter',
] as const;
export type Intent = (typeof INTENTS)[number];

/** Signs by intent, in the order in which they are looked for. */
const SIGNS: readonly (readonly [Exclude<Intent, 'matter'>, readonly string[]])[] = [
  ['out_of_scope', INJECTION_SIGNS],
  ['lent_wallet', LENT_WALLET_SIGNS],
  ['evasion', EVASION_SIGNS],
  ['out_of_scope', FOREIGN_SIGNS],
  ['person', PERSON_SIGNS],
  ['personal_case', CASE_SIGNS],
  ['contract_decision', CONTRACT_SIGNS],
  ['contested', CONTESTED_SIGNS],
  ['conventional_finance', CONVENTIONAL_SIGNS],
];
/** What shows that an intent is not meant although a sign of it stands there. */
const UNLESS: Partial<Record<Intent, readonly string[]>> = {
  contested: NOT_CONTESTED_SIGNS, conventional_finance: NOT_TAKEN_SIGNS,
};
const read = SIGNS.map(([intent, signs]) => ({
  intent,
  signs: signs.map(readSign),
  unless: (UNLESS[intent] ?? []).map(readSign),
}));

/** The intent that the words of a question show. */
export function intentOf(question: string): Intent {
  const text = readable(question);
  for (const { intent, signs, unless } of read) {
    const isSaid = (sign: Sign): boolean => says(text, sign);
    if (signs.some(isSaid) && !unless.some(isSaid)) return intent;
  }
  return 'matter';
}

const ruling = RULING_SIGNS.map(readSign);

/** Whether a question asks what the law of trade says of something. */
export function asksRuling(question: string): boolean {
  const text = readable(question);
  return ruling.some((sign) => says(text, sign));
}

/** Every word that a sign is written with. */
export const signWords: readonly string[] = [...SIGNS.flatMap(([, signs]) => signs), ...Object.values(WORD_CLASSES)]
  .flatMap((text) => text.split(/[\s/_+]+/)).map((word) => word.replaceAll('*', '')).filter((word) => !word.includes('@'));
