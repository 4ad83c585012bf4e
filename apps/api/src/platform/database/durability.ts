import { MikroORM } from '@mikro-orm/postgresql';
import { connectionOptions, type DatabaseConnection } from './connection.ts';
import { rows } from './sql.ts';

/** What a server must not switch off, or a power failure takes away what was acknowledged, or breaks the files. */
const SAFEGUARDS = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** Refuses a database on which an acknowledged payment may be lost. */
export const refuseUnsafe = async (connection: DatabaseConnection): Promise<void> => {
  const orm = await MikroORM.init({
    ...connectionOptions(connection), entities: [], discovery: { warnWhenNoEntities: false }, pool: { min: 1, max: 1 },
    logger: () => undefined,
  });
  try {
    const off = await rows<{ name: string }>(orm.em.fork(), `
      select name from unnest($1::text[]) with ordinality as safeguard (name, place)
      where current_setting(name) = 'off' order by place`, [SAFEGUARDS]);
    if (off.length === 0) return;
    throw new Error(`The database would lose acknowledged payments: ${off.map(({ name }) => name).join(', ')} `
      + 'is off. Switch it on, or set SANDBOX=true.');
  } finally {
    await orm.close(true);
  }
};
