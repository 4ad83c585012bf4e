import { fieldProblems, isProblem, type Problem } from '../../../api/problem.ts';
import type { PartRules } from '../../../ui/inputs/use-rules-of-parts.ts';
import { type ChangeForm, DocumentRow, OwnerRow } from './change.form.ts';

const ofPerson = { documents: DocumentRow };
const ofOrganisation = { documents: DocumentRow, owners: OwnerRow };

/** The rules of the documents of a customer, and of the owners of an organisation. */
export const rowRulesOf = ({ kind }: ChangeForm): PartRules => (kind === 'person' ? ofPerson : ofOrganisation);

/** A refusal by the fields of the form: "data.documents[0].number has …" is said at documents.0.number. */
export function refusalAtFields(error: unknown): unknown {
  if (!isProblem(error)) return error;
  const details = fieldProblems(error).map(({ field, message }) => ({
    field: field.replace(/^(?:data|assessment)\./, '').replaceAll(/\[(\d+)\]/g, '.$1'),
    message: sentenceWithout(field, message),
  }));
  return { ...error, details } satisfies Problem;
}

const sentenceWithout = (field: string, message: string): string => {
  const name = [field, field.split('.').at(-1) ?? ''].find((one) => message.startsWith(`${one} `));
  const rest = name === undefined ? message : message.slice(name.length + 1);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};
