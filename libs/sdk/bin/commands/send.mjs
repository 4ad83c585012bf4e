import { parseArgs } from 'node:util';
import { UsageError } from '../usage-error.mjs';

const CURRENCIES = { uae_dirham: 'AED', qatar_cbdc: 'QAR' };

/** Sends a payment, or rehearses it, and prints what became of it. */
export async function send(connect, args) {
  const { values } = parseArgs({ args, options: {
    from: { type: 'string' }, to: { type: 'string' }, amount: { type: 'string' }, memo: { type: 'string' },
    network: { type: 'string', default: 'uae_dirham' }, 'dry-run': { type: 'boolean', default: false },
  } });
  const { from, to, amount, memo, network } = values;
  if (!from || !to || !amount) throw new UsageError('Say --from, --to and --amount.');
  const currency = CURRENCIES[network];
  if (!currency) throw new UsageError(`The networks are ${Object.keys(CURRENCIES).join(' and ')}.`);
  const result = await connect.transactions.sendTransaction({
    requestBody: {
      type: 'send', network, currency, fromAddress: from, toAddress: to, amount, ...(memo ? { memo } : {}),
    },
    dryRun: values['dry-run'] ? 'true' : 'false',
  });
  console.log(JSON.stringify(result, null, 2));
}
