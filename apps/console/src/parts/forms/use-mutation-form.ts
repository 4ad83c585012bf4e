import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { type SyntheticEvent, useMemo, useRef, useState } from 'react';
import {
  type DefaultValues, type FieldValues, get, type Path, type RegisterOptions, type Resolver, useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { isProblem, type Problem } from '../../api/problem.ts';
import { useAttemptKey } from '../../api/use-attempt-key.ts';
import { showProblem } from './form-problems.ts';

/** What a call came to, as the mutations of the store answer it. */
export type Outcome<Answer> = { data: Answer; error?: undefined } | { data?: undefined; error: unknown };

interface MutationFormOptions<Form extends FieldValues, Answer> {
  /** The class by whose rules the form is checked; its fields begin as the class has them. */
  rules?: new () => Form;
  /** What fields begin with otherwise. */
  values?: Partial<Form>;
  /** Checks the form where the rules of one class will not do. */
  resolver?: Resolver<Form>;
  /** Asks the server for what the form says; the same key names every attempt at the same. */
  send: (values: Form, idempotencyKey: string) => PromiseLike<Outcome<Answer>>;
  onDone?: (answer: Exclude<Answer, undefined>, values: Form, form: UseFormReturn<Form>) => void;
  /** Deals with a refusal that is more than a fault of the form; true when nothing is to be said of it any more. */
  onProblem?: (problem: Problem, values: Form) => boolean;
  /** What the form calls a field of the API. */
  fieldOf?: (field: string) => string;
}

/**
 * A form that asks the server for one thing: checks what is written, sends it once however often it is pressed, says at
 * its fields or as a whole what was refused, and goes on when it is done.
 *
 * ```tsx
 * const [freeze] = useFreezeWalletMutation();
 * const { form, field, submit, failure, isBusy } = useMutationForm({
 *   rules: FreezeForm,
 *   send: ({ reason }) => freeze({ id, reason }),
 *   onDone: onClose,
 * });
 * <FormDialog isPending={isBusy} onOpen={() => form.setFocus('reason')} onSubmit={submit} …>
 *   <FormProblem message={failure} />
 *   <Field label={t('reason')} {...field('reason')} />
 * ```
 */
export function useMutationForm<Form extends FieldValues, Answer>(options: MutationFormOptions<Form, Answer>) {
  const { rules, values, resolver, send, onDone, onProblem, fieldOf } = options;
  const ofClass = useMemo((): Resolver<Form> | undefined => rules && classValidatorResolver(rules), [rules]);
  const check = resolver ?? ofClass;
  // Only a plain object is copied by the form; an instance would change along with what is written.
  const defaultValues = { ...(rules && new rules()), ...values } as DefaultValues<Form>;
  const form = useForm<Form>({ defaultValues, ...(check && { resolver: check }) });
  const { errors } = form.formState;
  const attempt = useAttemptKey();
  const [isBusy, setIsBusy] = useState(false);
  // A second press may come before the first is drawn.
  const isUnderWay = useRef(false);

  const ask = async (written: Form, key: string) => {
    setIsBusy(true);
    try {
      return await send(written, key);
    } finally {
      setIsBusy(false);
    }
  };

  const deliver = async (written: Form) => {
    const { data, error } = await ask(written, attempt.keyFor(JSON.stringify(written)));
    if (error === undefined) {
      attempt.settled();
      onDone?.(data as Exclude<Answer, undefined>, written, form);
      return;
    }
    if (isGivenUp(error)) return;
    if (isProblem(error)) {
      if (isSettledBy(error)) attempt.settled();
      if (onProblem?.(error, written)) return;
    }
    showProblem(form, error, fieldOf);
  };

  const submit = (event?: SyntheticEvent): void => {
    event?.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void form.handleSubmit(deliver)(event).finally(() => {
      isUnderWay.current = false;
    });
  };

  /** What an input of the form is given: where it is written, and what is wrong with it. */
  const field = <Name extends Path<Form>>(name: Name, check?: RegisterOptions<Form, Name>) => ({
    ...form.register(name, check), error: messageIn(get(errors, name)),
  });

  return { form, errors, field, submit, failure: errors.root?.message, isBusy };
}

const messageIn = (error?: { message?: string }): string | undefined => error?.message;

const isGivenUp = (error: unknown): boolean => typeof error === 'object' && error !== null
  && 'name' in error && error.name === 'AbortError';

/** What a form is drawn from. */
export type MutationForm<Form extends FieldValues> = ReturnType<typeof useMutationForm<Form, unknown>>;

/** Looked at and refused, so that nothing of it was done and the next attempt is another one. */
const isSettledBy = ({ status, code }: Problem): boolean =>
  [400, 404, 409, 422].includes(Number(status)) && !code.startsWith('IDEMPOTENCY_KEY');
