import { UsageError } from '../usage-error.mjs';

/** Prints where a transaction stands in the sealed chain; exits with 1 while it stands nowhere. */
export async function verify(connect, [id, ...rest]) {
  if (!id || rest.length > 0) throw new UsageError('Name one transaction.');
  const found = await connect.transactions.verifyTransaction({ id });
  console.log(JSON.stringify(found, null, 2));
  return found.block_height === null ? 1 : 0;
}
