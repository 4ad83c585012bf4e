import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { type FieldProblem, fieldProblems, isProblem, type Problem } from '../../api/problem.ts';
import { factsIn, fieldWords, isVague, readsServer, refusalWords } from '../../api/problem-words.ts';

/**
 * Puts what the server found wrong at the fields it names, or within them ("owners.0.name"), in the reader's words;
 * what belongs to no field, or is not told apart by its code, stands for the whole form. A form whose fields are called
 * otherwise says which of them is meant, and where a refusal that names no field can be put right.
 */
export function showProblem<Form extends FieldValues>(
  form: UseFormReturn<Form>, error: unknown, nameOf = (field: string) => field, fieldOfCode: FieldOfCode = {},
): void {
  if (!isProblem(error)) throw error;
  const known = new Set(Object.keys(form.getValues()));
  const atFields = problemsIn(error, fieldOfCode)
    .map((problem) => ({ ...problem, field: nameOf(problem.field), code: problem.code ?? codeOfWhole(error) }))
    .filter(({ field }) => known.has(field.split('.')[0] ?? ''));
  for (const [index, problem] of atFields.entries()) {
    const at = problem.field as FieldPath<Form>;
    form.setError(at, { type: 'server', message: fieldWords(problem) }, { shouldFocus: index === 0 });
  }
  const message = atFields.length === 0 ? refusalWords(error) : wholeWords(atFields);
  if (message !== null) sayOfForm(form, message);
}

/** Says of a form as a whole what is wrong with it, in words of the screen. */
export function sayOfForm<Form extends FieldValues>(form: UseFormReturn<Form>, words: string): void {
  form.setError('root', { type: 'server', message: words });
}

/** Where what a code refuses can be put right. */
type FieldOfCode = Partial<Readonly<Record<string, string>>>;

const problemsIn = (error: Problem, fieldOfCode: FieldOfCode): FieldProblem[] => {
  const field = fieldOfCode[error.code];
  if (field === undefined) return fieldProblems(error);
  return [{ field, sentence: error.sentence, data: factsIn(error.details) }];
};

// That fields are wrong tells of none of them what is wrong with it.
const codeOfWhole = ({ code }: Problem): string | undefined => (code === 'VALIDATION_FAILED' ? undefined : code);

// Where only the server's own sentence tells what is wrong, those who read its language are shown it.
const wholeWords = (problems: readonly Pick<FieldProblem, 'code' | 'sentence'>[]): string | null => {
  const told = problems.filter(({ code }) => code === undefined || isVague(code));
  return told.length > 0 && readsServer() ? told.map(({ sentence }) => sentence).join(' ') : null;
};
