import { CAMT } from './tables/camt.ts';
import { CAMT_029 } from './tables/camt-029.ts';
import { CAMT_056 } from './tables/camt-056.ts';
import { INTERBANK } from './tables/interbank.ts';
import { ORIGINAL_REFERENCE } from './tables/original-reference.ts';
import { Components, type Content, type Edition } from './tables/notation.ts';
import { PACS_002 } from './tables/pacs-002.ts';
import { PACS_004 } from './tables/pacs-004.ts';
import { PACS_008 } from './tables/pacs-008.ts';
import { PACS_009 } from './tables/pacs-009.ts';
import { PACS_028 } from './tables/pacs-028.ts';
import { PAIN_001 } from './tables/pain-001.ts';
import { PAIN_002 } from './tables/pain-002.ts';
import { OUTGOING_TRANSFER } from './tables/outgoing-transfer.ts';
import { PARTIES } from './tables/parties.ts';
import { REMITTANCE } from './tables/remittance.ts';

const CONTENTS: Readonly<Record<string, Content>> = {
  ...PARTIES, ...REMITTANCE, ...INTERBANK, ...PAIN_001, ...PAIN_002, ...PACS_002, ...PACS_008, ...PACS_009, ...PACS_028,
  ...CAMT, ...CAMT_029, ...CAMT_056, ...PACS_004, ...ORIGINAL_REFERENCE, ...OUTGOING_TRANSFER,
};

const EDITIONS: Readonly<Record<Edition, Components>> = {
  2009: new Components(CONTENTS, 2009), 2019: new Components(CONTENTS, 2019), 2022: new Components(CONTENTS, 2022),
};

/** A kind of message in one version, such as `pain.001.001.09`. */
export interface Definition {
  readonly id: string;
  readonly namespace: string;
  /** The component that says what stands in `Document`. */
  readonly type: string;
  readonly components: Components;
}

/** Before the name of a message, the namespace of its elements. */
export const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:';
const ID = /^[a-z]{4}\.\d{3}\.\d{3}\.\d{2}$/;

const defined = (id: string, edition: Edition): Definition => ({
  id, namespace: `${NAMESPACE}${id}`, type: id.slice(0, 8), components: EDITIONS[edition],
});

const byId = (...definitions: Definition[]): ReadonlyMap<string, Definition> =>
  new Map(definitions.map((definition) => [definition.id, definition]));

/** The messages that are read. */
export const READ = byId(
  defined('pain.001.001.03', 2009), defined('pain.001.001.09', 2019), defined('pain.001.001.11', 2022),
  defined('camt.056.001.08', 2019), defined('camt.056.001.10', 2022),
  defined('pacs.004.001.09', 2019),
  defined('pacs.008.001.08', 2019), defined('pacs.008.001.10', 2022),
  defined('pacs.009.001.08', 2019), defined('pacs.009.001.10', 2022),
  defined('pacs.028.001.03', 2019), defined('pacs.028.001.05', 2022),
);

/** A payment as it goes out to other institutions, with what compliance said of it. */
export const OUTGOING: Definition = { ...defined('pacs.008.001.08', 2019), type: 'outgoing pacs.008' };

/** The messages that are written. */
export const WRITTEN = byId(
  defined('pain.002.001.03', 2009), defined('pain.002.001.10', 2019), defined('pain.002.001.12', 2022),
  defined('camt.029.001.09', 2019), defined('camt.029.001.11', 2022),
  defined('pacs.002.001.10', 2019), defined('pacs.002.001.12', 2022),
  defined('camt.052.001.08', 2019), defined('camt.053.001.08', 2019), defined('camt.054.001.08', 2019),
  OUTGOING,
);

/** In which version a message is answered: the one of its answer that the standard published beside it. */
const ANSWERED_IN: Readonly<Record<string, string>> = {
  'pain.001.001.03': 'pain.002.001.03', 'pain.001.001.09': 'pain.002.001.10', 'pain.001.001.11': 'pain.002.001.12',
  'camt.056.001.08': 'camt.029.001.09', 'camt.056.001.10': 'camt.029.001.11',
  'pacs.004.001.09': 'pacs.002.001.10',
  'pacs.008.001.08': 'pacs.002.001.10', 'pacs.008.001.10': 'pacs.002.001.12',
  'pacs.009.001.08': 'pacs.002.001.10', 'pacs.009.001.10': 'pacs.002.001.12',
  'pacs.028.001.03': 'pacs.002.001.10', 'pacs.028.001.05': 'pacs.002.001.12',
};

/** What answers a message of this kind. */
export const answerTo = (id: string): Definition => {
  const answer = WRITTEN.get(ANSWERED_IN[id] ?? '');
  if (answer === undefined) throw new Error(`No answer is known to ${id}.`);
  return answer;
};

/** Why kinds of messages that banks may well send are not taken, in whatever version. */
const NOT_TAKEN: Readonly<Record<string, string>> = {
  'pain.008': 'No money is taken from a wallet but by its owner: direct debits (pain.008) are not collected here.',
};

/** What a namespace is of: a definition that is read, or the reason why it is not. */
export const definitionOf = (namespace: string): Definition | string => {
  const id = namespace.startsWith(NAMESPACE) ? namespace.slice(NAMESPACE.length) : '';
  if (!ID.test(id)) return 'The namespace of the document is not one of ISO 20022.';
  const found = READ.get(id);
  if (found !== undefined) return found;
  const reason = NOT_TAKEN[id.slice(0, 8)];
  if (reason !== undefined) return reason;
  return `${id} is not taken; these are: ${[...READ.keys()].join(', ')}.`;
};
