import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { validateSync } from 'class-validator';
import { useMemo } from 'react';
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** The rules of what a form holds under a name: one record, or several, each checked by itself. */
export type PartRules = Readonly<Record<string, new () => object>>;

/** Checks a form by the rules of its class, and its parts by theirs. */
function rulesOf<Form extends FieldValues>(
  rules: new () => Form, partsOf: (form: Form) => PartRules,
): Resolver<Form> {
  const ofForm: Resolver<Form> = classValidatorResolver(rules);
  return async (form, context, options) => {
    const checked = await ofForm(form, context, options);
    const ofParts = Object.entries(partsOf(form)).flatMap(([name, part]) => {
      const wrong = errorsOfPart(part, form[name]);
      return wrong === null ? [] : [[name, wrong]];
    });
    if (ofParts.length === 0) return checked;
    return { values: {}, errors: { ...checked.errors, ...Object.fromEntries(ofParts) } as FieldErrors<Form> };
  };
}

/** As `useRulesOf`, for a form that holds records with rules of their own. */
export function useRulesOfParts<Form extends FieldValues>(
  rules: new () => Form, partsOf: (form: Form) => PartRules,
): Resolver<Form> {
  return useMemo(() => rulesOf(rules, partsOf), [rules, partsOf]);
}

const errorsOfPart = (rules: new () => object, part: unknown): object | null => {
  if (Array.isArray(part)) {
    const errors = part.map((one) => errorsOf(rules, one));
    return errors.some((one) => Object.keys(one).length > 0) ? errors : null;
  }
  const errors = errorsOf(rules, part);
  return Object.keys(errors).length > 0 ? errors : null;
};

const errorsOf = (rules: new () => object, record: unknown): Record<string, FieldError> => Object.fromEntries(
  validateSync(Object.assign(new rules(), record), { stopAtFirstError: true }).map(({ property, constraints = {} }) =>
    [property, { type: 'rule', message: Object.values(constraints)[0] ?? '' }]));
