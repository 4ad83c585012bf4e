import { catalogue, contractCatalogue } from '../compliance/public.ts';
import { CONTROLS } from './controls.ts';
import type { StandardMappingDto } from './pack.dto.ts';

const CITED = [...catalogue, ...contractCatalogue];

/** The second standard stands before the tenth. */
const byNumber = new Intl.Collator('en', { numeric: true }).compare;

/** Which rules, products and controls answer which standard, by what the rules cite; nothing else is claimed. */
export const standardMapping = (): StandardMappingDto[] =>
  [...new Set(CITED.flatMap(({ cite }) => cite))].sort(byNumber).map((standard) => ({
    standard,
    rules: CITED.filter(({ cite }) => cite.includes(standard)).map(({ id }) => id).sort(),
    products: [...new Set(contractCatalogue.filter(({ cite }) => cite.includes(standard))
      .flatMap(({ contracts }) => contracts))].sort(),
    controls: CONTROLS.filter(({ standards }) => standards.includes(standard))
      .map(({ id, title, invariants, routes, testedBy }) =>
        ({ id, title, invariants: [...invariants], routes: [...routes], testedBy })),
  }));
