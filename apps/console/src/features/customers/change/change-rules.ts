import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { validateSync } from 'class-validator';
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import { fieldProblems, isProblem, type Problem } from '../../../api/problem.ts';
import { ChangeForm, DocumentRow, OwnerRow } from './change.form.ts';

const ofFile = classValidatorResolver(ChangeForm);

/** Checks the file by its rules, and each of its documents and owners by theirs. */
export const changeRules: Resolver<ChangeForm> = async (form, context, options) => {
  const checked = await ofFile(form, context, options);
  const errors = {
    ...checked.errors,
    ...wrongRows('documents', DocumentRow, form.documents),
    ...(form.kind === 'organisation' ? wrongRows('owners', OwnerRow, form.owners) : {}),
  } as FieldErrors<ChangeForm>;
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: form, errors: {} };
};

const wrongRows = <Row extends object>(field: string, rules: new () => Row, rows: readonly Row[]): object => {
  const errors = rows.map((row) => errorsOf(Object.assign(new rules(), row)));
  return errors.some((row) => Object.keys(row).length > 0) ? { [field]: errors } : {};
};

const errorsOf = (row: object): Record<string, FieldError> => Object.fromEntries(
  validateSync(row, { stopAtFirstError: true }).map(({ property, constraints = {} }) =>
    [property, { type: 'rule', message: Object.values(constraints)[0] ?? '' }]));

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
