import type { ContractType } from '@connect/sdk';
import { calledBlanksOf, partyNamesOf, type Placed } from '../called.ts';
import type { ContractTerms } from '../contracts.api.ts';
import { addressIn } from '../../../parts/payments/address.ts';
import { normaliseAmount } from '../../../parts/money/amount.ts';
import { fieldsOf, type TermField } from './fields.ts';

/** A contract's form: every blank as the text in it; partners are numbered from 0. */
export type ContractForm = Record<string, string>;

export const partnerParts = ['name', 'capital', 'profit', 'works'] as const;
export type PartnerPart = (typeof partnerParts)[number];

/** The blank of one part of one partner. */
export const partnerField = (position: number, part: PartnerPart): string => `partner${position}_${part}`;

export const mostPartners = 5;
const fewestPartners = 2;

interface Partner {
  name?: string;
  capital?: string;
  profit?: number;
  works?: boolean;
}

const partnersIn = (terms: ContractTerms): Partner[] =>
  (Array.isArray(terms['partners']) ? (terms['partners'] as Partner[]) : []);

const spell = (value: unknown): string =>
  (typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '');

const linesOf = (clauses: unknown): string => (Array.isArray(clauses) ? clauses.map(spell).join('\n') : spell(clauses));

/** Who takes part by terms, in the places that the server counts them in. */
const placedIn = (type: ContractType, terms: ContractTerms): Placed[] => [
  ...fieldsOf(type).filter(({ kind }) => kind === 'party').map(({ name }): Placed => [name, spell(terms[name])]),
  ...partnersIn(terms).map(({ name = '' }, position): Placed => [`partner[${position}]`, name]),
];

/** The form to begin with: the defaults of the type, or the terms of a template. */
export function contractFormOf(type: ContractType, terms: ContractTerms): ContractForm {
  const form: ContractForm = { currency: spell(terms['currency']) || 'AED', clauses: linesOf(terms['clauses']) };
  for (const { name, initial = '' } of fieldsOf(type)) form[name] = spell(terms[name]) || initial;
  Object.assign(form, calledBlanksOf((terms['partyNames'] ?? {}) as Record<string, string>, placedIn(type, terms)));
  if (type !== 'musharaka') return form;
  const partners = partnersIn(terms);
  form['partners'] = String(Math.max(fewestPartners, partners.length));
  for (let position = 0; position < mostPartners; position++) {
    const { name = '', capital = '', profit, works = true } = partners[position] ?? {};
    const blanks: Record<PartnerPart, string> = { name, capital, profit: spell(profit), works: String(works) };
    for (const part of partnerParts) form[partnerField(position, part)] = blanks[part];
  }
  return form;
}

const numberIn = (text: string): number | string => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : text);

const valueOf = (kind: TermField['kind'], text: string): unknown => {
  if (kind === 'amount') return normaliseAmount(text) ?? text;
  if (kind === 'number') return numberIn(text);
  return kind === 'flag' ? text === 'true' : text;
};

/**
 * The terms a form describes, on top of those of its template that have no blank. What is left empty is left out; what
 * is no number goes as it is, and the server says so of its field.
 */
export function contractTermsOf(type: ContractType, form: ContractForm, template: ContractTerms = {}): ContractTerms {
  const fields = fieldsOf(type);
  const asked = new Set([...fields.map(({ name }) => name), 'partners', 'partyNames', 'currency', 'clauses']);
  const terms: ContractTerms = Object.fromEntries(Object.entries(template).filter(([name]) => !asked.has(name)));
  terms['currency'] = form['currency'];
  for (const { name, kind } of fields) {
    const text = addressIn((form[name] ?? '').trim());
    if (text !== '') terms[name] = valueOf(kind, text);
  }
  const clauses = (form['clauses'] ?? '').split('\n').map((line) => line.trim()).filter(Boolean);
  if (clauses.length > 0) terms['clauses'] = clauses;
  if (type === 'mudaraba') {
    terms['profitSharingRatio'] = { rabbAlMal: terms['rabbAlMalRatio'], mudarib: terms['mudaribRatio'] };
  }
  if (type === 'musharaka') terms['partners'] = partnersOf(form);
  const partyNames = partyNamesOf(form, placedIn(type, terms));
  return Object.keys(partyNames).length === 0 ? terms : { ...terms, partyNames };
}

const partnersOf = (form: ContractForm): Partner[] =>
  Array.from({ length: Number(form['partners']) }, (_, position) => {
    const part = (name: PartnerPart): string => addressIn((form[partnerField(position, name)] ?? '').trim());
    const [name, capital, profit] = [part('name'), part('capital'), part('profit')];
    return {
      ...(name !== '' && { name }),
      ...(capital !== '' && { capital: normaliseAmount(capital) ?? capital }),
      ...(profit !== '' && { profit: numberIn(profit) as number }),
      works: part('works') === 'true',
    };
  });

/** The blank that a field of the wire is written in: `partners.0.capital` is `partner0_capital`. */
export const blankOf = (field: string): string =>
  field.replace(/^partners(?:\.|\[)(\d+)\]?\./, (_, position: string) => `partner${position}_`);

/** The other share of a profit that two divide: together they are always 100. */
export function otherShare(share: string): string | null {
  const [, whole = '', decimals = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(share.trim()) ?? [];
  if (whole === '') return null;
  const hundredths = 10_000 - (Number(whole) * 100 + Number(decimals.padEnd(2, '0')));
  if (hundredths < 0) return null;
  return String(hundredths / 100);
}
