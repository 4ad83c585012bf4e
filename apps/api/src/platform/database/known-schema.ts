import type { DatabasePlace } from './connection.ts';
import { row, rows, type Tx } from './sql.ts';

/** The database was made by another Connect than this release; nothing in it was changed. */
export class UnknownSchemaError extends Error {
  readonly code = 'UNKNOWN_SCHEMA';
  override readonly name = 'UnknownSchemaError';
}

/**
 * Refuses a database whose migrations are not those of this release. Only a release knows its schema: one that lacks
 * the first of `known` is older than the first release, one that has others is newer, and neither is touched.
 */
export const refuseUnknownSchema = async (
  tx: Tx, known: readonly string[], { name, another }: DatabasePlace,
): Promise<void> => {
  const { isNew } = await row<{ isNew: boolean }>(tx, `select to_regclass('migration') is null as "isNew"`);
  if (isNew) return;
  const had = (await rows<{ name: string }>(tx, 'select name from migration order by id')).map((found) => found.name);
  const [first = ''] = known;
  if (had.length > 0 && !had.includes(first)) {
    throw new UnknownSchemaError([
      `${name} was made before the first release of Connect, which does not bring it forward.`,
      `Nothing in it was changed. Export what you need of it with the build that made it; to begin anew, ${another}.`,
    ].join('\n'));
  }
  const unknown = had.find((migration) => !known.includes(migration));
  if (unknown !== undefined) {
    throw new UnknownSchemaError([
      `${name} belongs to another release of Connect: it has ${unknown}, which this one does not know.`,
      `Nothing in it was changed. Start the release that it belongs to, or ${another}.`,
    ].join('\n'));
  }
};
