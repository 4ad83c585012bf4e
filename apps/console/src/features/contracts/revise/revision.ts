import type { ContractDetailDto, FieldChangeDto } from '@connect/sdk';
import type { ContractTerms } from '../contracts.api.ts';

const workedOut = ['type', 'totalPrice', 'installmentAmount'];

/** The terms of a contract as a form begins with them: its parties as they are named now, no figure of a client's. */
export function termsToRevise({ type, terms, parties }: ContractDetailDto): ContractTerms {
  const kept: ContractTerms = Object.fromEntries(Object.entries(terms).filter(([name]) => !workedOut.includes(name)));
  const partners = Array.isArray(terms['partners']) ? [...(terms['partners'] as ContractTerms[])] : [];
  const partyNames: Record<string, string> = {};
  for (const { role, position, name, walletAddress, statedName } of parties) {
    const called = walletAddress ?? name;
    if (statedName !== null) partyNames[role === 'partner' ? `partner[${position}]` : role] = statedName;
    if (role === 'partner') partners[position] = { ...partners[position], name: called };
    else kept[role] = called;
  }
  if (Object.keys(partyNames).length > 0) kept['partyNames'] = partyNames;
  return type === 'musharaka' ? { ...kept, partners } : kept;
}

/** The terms that differ from those of before, each as a whole; null takes one out. */
export function changedTerms(before: ContractTerms, after: ContractTerms): ContractTerms {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => [name, after[name] ?? null]));
}

const spell = (value: unknown): string | null =>
  (value === undefined || value === null ? null : typeof value === 'string' ? value : JSON.stringify(value));

const parts = (value: unknown, path: string): [string, unknown][] => {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) =>
    parts(inner, Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`));
};

/** The same, part by part, for people to read. */
export function changesIn(before: ContractTerms, after: ContractTerms): FieldChangeDto[] {
  return Object.keys(changedTerms(before, after)).flatMap((name) => {
    const [old, now] = [new Map(parts(before[name], name)), new Map(parts(after[name], name))];
    return [...new Set([...old.keys(), ...now.keys()])]
      .map((field) => ({ field, before: spell(old.get(field)), after: spell(now.get(field)) }))
      .filter((change) => change.before !== change.after);
  });
}
