import pg from 'pg';

/** More than the product has statements; a text that varies without end must not fill the server's memory. */
const MOST_STATEMENTS = 400;

const names = new Map<string, string>();

/** Marks a statement as one that is run again and again, so that each connection plans it only once. */
export const markForPreparing = (text: string): void => {
  if (!names.has(text) && names.size < MOST_STATEMENTS) names.set(text, `connect_${names.size}`);
};

/** A connection that prepares the marked statements, which saves parsing and planning them at each use. */
export class PreparingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, ...rest] = args;
    const name = typeof text === 'string' && rest.length > 0 ? names.get(text) : undefined;
    const query = super.query.bind(this) as unknown as (...queryArgs: unknown[]) => never;
    return name === undefined ? query(...args) : query({ name, text }, ...rest);
  }
}
