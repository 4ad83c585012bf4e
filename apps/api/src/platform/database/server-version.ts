import type { DatabasePlace } from './connection.ts';
import { row, type Tx } from './sql.ts';

/** The major version of PostgreSQL that Connect is tested with; an older server is not tried. */
export const OLDEST_SERVER = 18;

/** What is wrong with a server of this version, such as 15.4, if anything. */
export const serverProblem = (version: string, { name }: DatabasePlace): string | undefined => {
  if (Number.parseInt(version, 10) >= OLDEST_SERVER) return undefined;
  return `${name} is served by PostgreSQL ${version}, and Connect needs version ${OLDEST_SERVER} or later.\n`
    + 'Nothing in it was changed. Bring the server up to date, or set DATABASE_URL to a database on a newer one.';
};

/** Refuses a server that is older than the version Connect is tested with. */
export const refuseOldServer = async (tx: Tx, place: DatabasePlace): Promise<void> => {
  const { version } = await row<{ version: string }>(tx, `select current_setting('server_version') as version`);
  const problem = serverProblem(version, place);
  if (problem !== undefined) throw new Error(problem);
};
