import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useMemo } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';

/** Checks a form by the rules of its class; what reads them is part of the form, which is never sent unchecked. */
export function useRulesOf<Form extends FieldValues>(rules: new () => Form): Resolver<Form> {
  return useMemo(() => classValidatorResolver(rules), [rules]);
}
