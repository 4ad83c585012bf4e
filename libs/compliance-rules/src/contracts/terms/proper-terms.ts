import type { Shape } from '../../facts/shape.ts';
import { properNameOf } from './other-names.ts';
import { termShapes, type ContractType } from './terms.ts';

type Facts = Record<string, unknown>;

/** Terms under the names that the library has for them, and what each was called by whoever stated it. */
export interface ProperTerms {
  terms: Facts;
  /** The name as it was stated, by the proper name. */
  calledBy: ReadonlyMap<string, string>;
}

/**
 * Gives terms their proper names, as of "asset_price" and "instalments", parties told together by their roles too; a
 * second name for one term stays as it is.
 */
export function properTerms(type: ContractType, given: Readonly<Facts>): ProperTerms {
  const shapes: Readonly<Record<string, Shape>> = termShapes[type];
  const { parties, ...others } = given;
  const isByRole = typeof parties === 'object' && parties !== null && !Array.isArray(parties);
  const roles = isByRole ? Object.entries(parties) : [];
  const isRole = (role: string, name: unknown) =>
    typeof name === 'string' && Object.hasOwn(shapes, properNameOf(role, shapes));
  const calledBy = new Map<string, string>();
  const properly = (called: string) => ([name, value]: readonly [string, unknown]): [string, unknown] => {
    const proper = properNameOf(name, shapes);
    if (proper === name && called === '') return [name, value];
    if (Object.hasOwn(given, proper) || calledBy.has(proper)) return [called + name, value];
    calledBy.set(proper, called + name);
    return [proper, value];
  };
  const rest = parties === undefined ? [] : roles.length === 0 ? [['parties', parties]]
    : [['parties', Object.fromEntries(roles.filter(([role, name]) => !isRole(role, name)))]];
  const told = roles.filter(([role, name]) => isRole(role, name));
  const left = rest.filter(([, held]) => typeof held !== 'object' || held === null || Object.keys(held).length > 0);
  return {
    terms: Object.fromEntries([
      ...Object.entries(others).map(properly('')), ...told.map(properly('parties.')), ...left as [string, unknown][],
    ]),
    calledBy,
  };
}
