import { useEffect } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { whenIdle } from './when-idle.ts';

const fetchCheck = () => import('@hookform/resolvers/class-validator');

/** Checks a form by the rules of its class; what reads them is fetched after it, at the latest when it is sent. */
export function useRulesOf<Form extends FieldValues>(rules: new () => Form): Resolver<Form> {
  useEffect(() => whenIdle(() => void fetchCheck()), []);
  return async (values, context, options) => {
    const { classValidatorResolver } = await fetchCheck();
    return classValidatorResolver(rules)(values, context, options);
  };
}
