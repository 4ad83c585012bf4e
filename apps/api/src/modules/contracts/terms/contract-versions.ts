import { rows, type Tx } from '../../../platform/database/sql.ts';
import type { DrawnUp } from './contract-drafter.service.ts';

/** One version of a contract's terms, with who made it and why. */
export interface NewVersion {
  contractId: string;
  version: number;
  drawnUp: Pick<DrawnUp, 'terms' | 'verdict' | 'plan'>;
  note: string | null;
  madeById: string;
  madeAt: Date;
}

/** Keeps a version of a contract for good. */
export const keepVersion = async (tx: Tx, version: NewVersion): Promise<void> => {
  const { terms, verdict, plan } = version.drawnUp;
  await rows(tx, `
    insert into contract_version (contract_id, version, terms, verdict, value_minor, note, made_by, made_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`, [
    version.contractId, version.version, JSON.stringify(terms), JSON.stringify(verdict), plan.valueMinor, version.note,
    version.madeById, version.madeAt,
  ]);
};

/** One term as it was and as it is; null: it is not stated. */
export interface TermChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** What differs between two versions of terms, term by term, each under its whole path such as `partners[0].profit`. */
export const changesBetween = (
  before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>,
): TermChange[] => {
  const [old, now] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
};

const leavesOf = (value: unknown, path = ''): Map<string, string> => {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== 'object') return new Map([[path, typeof value === 'string' ? value : JSON.stringify(value)]]);
  const under = (name: string): string =>
    (Array.isArray(value) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`);
  return new Map(Object.entries(value).flatMap(([name, inner]) => [...leavesOf(inner, under(name))]));
};
