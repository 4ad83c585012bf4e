import { readFact, type Shape } from '../../facts/shape.ts';
import { InvalidFacts, type FactProblem } from '../../money.ts';
import { termShapes, type ContractType } from './terms.ts';

/** Terms as they were understood, and what could not be: a contract is made only of terms without a problem. */
export interface ReadTerms {
  terms: Record<string, unknown>;
  problems: (FactProblem & { field: string; message: string })[];
}

/** Reads the terms of a contract strictly: a term that is unknown or of another kind is a problem with its path. */
export function readTerms(type: ContractType, given: Readonly<Record<string, unknown>>): ReadTerms {
  const shapes: Readonly<Record<string, Shape>> = termShapes[type];
  const read: ReadTerms = { terms: {}, problems: [] };
  for (const [name, value] of Object.entries(given)) {
    const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    try {
      if (shape === undefined) throw new InvalidFacts(name, `${name} is not a known field.`, 'UNKNOWN_FIELD');
      const term = readFact(shape, value, name);
      if (term !== undefined) read.terms[name] = term;
    } catch (error) {
      if (!(error instanceof InvalidFacts)) throw error;
      read.problems.push({ field: error.field, message: error.message, ...error.wrong });
    }
  }
  return read;
}
