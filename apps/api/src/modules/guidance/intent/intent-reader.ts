import { EVASION_SIGNS, LENT_WALLET_SIGNS } from './crime-signs.ts';
import { CONTRACT_SIGNS, CONVENTIONAL_SIGNS, NOT_TAKEN_SIGNS } from './finance-signs.ts';
import { FOREIGN_SIGNS, INJECTION_SIGNS } from './foreign-signs.ts';
import { CASE_SIGNS, CONTESTED_SIGNS, NOT_CONTESTED_SIGNS, PERSON_SIGNS } from './person-signs.ts';
import { readable, readSign, says, type Sign } from './sign.ts';
import { WORD_CLASSES } from './word-classes.ts';

/** What shows that a question asks what the law of trade says: may one, must one, who bears, how much, what differs. */
const RULING_SIGNS: readonly string[] = [
  'may/can/could/must/should/shall/am/is/are/does/do/has/have/will i/we/it/the/a/an/one/my/our/you/he/she/they/there/this/that', 'can/may/must/is/are', 'allowed/permitted/permissible/lawful/halal/haram/haraam/forbidden/prohibited/valid/void/riba/gharar/maysir/sinful/compliant/binding/acceptable/ok/okay',
  'ruling/rule/condition/conditions/difference/definition/meaning/fatwa/standard/sharia/shariah/islam/islamic', 'who .. pay/pays/bears/owns/liable/responsible', 'how .. calculated/calculate/divided/shared/paid/work/works/distributed', 'how much .. zakat', 'what is/are/happens', 'zakat',
  'يجوز/تجوز/حكم/حلال/حرام/هل/يصح/زكاه/ربا/فرق/شروط/شرط/جائز/يحق/يجب/يلزم/ينفع/يضمن/شرعا/من_يتحمل/علي_من/كيف_يوزع/كيف_احسب/عادي/ممكن/اقدر',
];

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
