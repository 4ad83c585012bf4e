import { NAME_SCORES, resemblanceOf } from '@connect/compliance-rules';
import { rows, type Tx } from '../../../platform/database/sql.ts';
import { invalid, notFound, Refusal } from '../../../platform/http/problems/refusal.ts';
import { namesIn } from '../alias-names.ts';
import { fromEntryId, type Source } from '../listed-party.ts';

const DAY_MS = 86_400_000;
const LONGEST_DAYS = 366;

/** An entry of a list that a party is told apart from. */
export interface ClearedEntry {
  source: Source;
  ref: string;
  digest: string;
  names: string[];
}

/** The entry as it is in force, with every name that is written in its aliases; 404 otherwise. */
export const entryToClear = async (tx: Tx, entryId: string): Promise<ClearedEntry> => {
  const key = fromEntryId(entryId);
  const [entry] = key === null ? [] : await rows<ClearedEntry>(tx, `
    select e.source, e.ref, e.digest, array_agg(n.name order by n.position) as names
    from screening_entry e join screening_name n using (source, ref)
    where e.source = $1 and e.ref = $2 group by e.source, e.ref`, [key.source, key.ref]);
  if (!entry) throw notFound('entry');
  return { ...entry, names: entry.names.flatMap(namesIn) };
};

/** Refuses to clear a name that is like none of the entry's: 422. */
export const refuseUnlike = (name: string, entry: ClearedEntry): void => {
  const isAlike = entry.names.some((listed) =>
    (resemblanceOf({ name }, { name: listed })?.score ?? 0) >= NAME_SCORES.withIdentifier);
  if (!isAlike) throw new Refusal(422, 'NOTHING_TO_CLEAR', 'The name is not like any name of this entry.');
};

/** The day a clearance ends: ahead, and at most a year. */
export const checkedExpiry = (text: string, now: Date): Date => {
  const expiresAt = new Date(text);
  const aheadMs = expiresAt.getTime() - now.getTime();
  if (aheadMs > 0 && aheadMs <= LONGEST_DAYS * DAY_MS) return expiresAt;
  throw invalid([{
    field: 'expiresAt', code: 'DAY_OUT_OF_RANGE', message: 'expiresAt must lie ahead, by at most a year.',
  }]);
};
