import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { fieldProblems, isProblem } from './problem.ts';

/**
 * Puts what the server found wrong at the fields it names, or within them ("owners.0.name"); what belongs to no field
 * stands for the whole form. A form whose fields are called otherwise says which of them is meant.
 */
export function showProblem<Form extends FieldValues>(
  form: UseFormReturn<Form>, error: unknown, nameOf = (field: string) => field,
): void {
  if (!isProblem(error)) throw error;
  const known = new Set(Object.keys(form.getValues()));
  const atFields = fieldProblems(error)
    .map(({ field, message }) => ({ field: nameOf(field), message }))
    .filter(({ field }) => known.has(field.split('.')[0] ?? ''));
  for (const [index, { field, message }] of atFields.entries()) {
    form.setError(field as FieldPath<Form>, { type: 'server', message }, { shouldFocus: index === 0 });
  }
  if (atFields.length === 0) form.setError('root', { type: 'server', message: error.message });
}
