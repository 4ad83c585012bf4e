import { parentPort, workerData } from 'node:worker_threads';
import { ParseOption, XmlDocument, XmlLibError, XmlValidateError, XsdValidator, type ErrorDetail } from 'libxml2-wasm';

/** A schema, and the message that is held against it; without one the schema alone is looked at. */
export interface SchemaTask {
  schema: Uint8Array;
  message?: Uint8Array;
}

/** Where a message is not as the schema has it. */
export interface SchemaFault {
  path: string;
  line: number;
  name: string;
  what: string;
}

/** What came of it: why the schema is none, or where the message is not as it has it. */
export interface SchemaOutcome {
  namespace: string;
  problem?: string;
  faults: SchemaFault[];
}

const MOST_FAULTS = 100;
const MOST_LETTERS = 300;
const { XML_PARSE_NONET, XML_PARSE_NO_XXE, XML_PARSE_BIG_LINES } = ParseOption;
const ALONE = (XML_PARSE_NONET | XML_PARSE_NO_XXE | XML_PARSE_BIG_LINES) as ParseOption;
const OTHERS = '//*[namespace-uri() = "http://www.w3.org/2001/XMLSchema" and '
  + '(local-name() = "import" or local-name() = "include" or local-name() = "redefine" or local-name() = "override")]';

/** The program has words for faults with the namespace before each name. */
const plain = (words: string): string =>
  words.replaceAll(/\{[^{}]*\}/g, '').replaceAll(/\s+/g, ' ').trim().slice(0, MOST_LETTERS);

/** The word that a path leads to. */
const wordAt = (document: XmlDocument, xpath: string): string => {
  const found = document.eval(xpath);
  return typeof found === 'string' ? found : '';
};

/** The names of elements from the root to a place, with a number where several stand. */
const pathTo = (document: XmlDocument, xpath: string): string => {
  const steps = xpath.split('/').slice(1).filter((step) => !step.startsWith('@') && !step.includes('()'));
  return steps.map((step, n) => {
    const place = `/${steps.slice(0, n + 1).join('/')}`;
    const name = wordAt(document, `local-name(${place})`);
    const count = (axis: string): number =>
      Number(document.eval(`count(${place}/${axis}::*[local-name() = "${name}"])`));
    const before = count('preceding-sibling');
    return before + count('following-sibling') === 0 ? `/${name}` : `/${name}[${before + 1}]`;
  }).join('');
};

const faultOf = (document: XmlDocument, { xpath, line, message }: ErrorDetail): SchemaFault => {
  const path = xpath === undefined ? '/Document' : pathTo(document, xpath);
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\[\d+\]$/, '');
  const what = plain(message).replace(/^Element '[^']*':? /, '');
  return { path, line: Math.max(line, 1), name, what };
};

const faultsOf = (validator: XsdValidator, message: Uint8Array): SchemaFault[] => {
  const document = XmlDocument.fromBuffer(message, { option: ALONE });
  try {
    validator.validate(document);
    return [];
  } catch (failure) {
    if (!(failure instanceof XmlValidateError)) throw failure;
    return failure.details.slice(0, MOST_FAULTS).map((detail) => faultOf(document, detail));
  }
};

/** Nothing is freed: the thread ends with its one task, and all that it held with it. */
const carryOut = ({ schema, message }: SchemaTask): SchemaOutcome => {
  // A schema has no use for a document type, which is how a file draws in others.
  if (Buffer.from(schema).includes('<!DOCTYPE')) {
    return { namespace: '', faults: [], problem: 'it holds a document type' };
  }
  let validator: XsdValidator;
  let namespace: string;
  try {
    const document = XmlDocument.fromBuffer(schema, { option: ALONE });
    const other = wordAt(document, `local-name(${OTHERS})`);
    if (other !== '') return { namespace: '', faults: [], problem: `it needs another file (${other})` };
    namespace = wordAt(document, 'string(/*/@targetNamespace)');
    validator = XsdValidator.fromDoc(document);
  } catch (failure) {
    if (!(failure instanceof XmlLibError)) throw failure;
    return { namespace: '', faults: [], problem: plain(failure.message) };
  }
  return { namespace, faults: message === undefined ? [] : faultsOf(validator, message) };
};

parentPort?.postMessage(carryOut(workerData as SchemaTask));
