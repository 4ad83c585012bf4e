import { ConnectError } from '../../dist/index.js';
import { UsageError } from '../usage-error.mjs';

/** What can be made to happen in the sandbox, by its name. */
const fixtures = {
  'wallet-opened': (connect) => open(connect, '0.00'),
  'payment-completed': (connect) => pay(connect, { memo: 'School fees, autumn term' }),
  'payment-refused': (connect) => pay(connect, { memo: 'Loan with 5% interest a year' }),
  'payment-in-escrow': (connect) => pay(connect, { type: 'escrow', memo: 'Deposit for the flat' }),
  'payment-awaiting-approval': (connect) =>
    pay(connect, { memo: 'Machine parts', programmableLogic: { multiSigRequired: true, quorum: 2 } }),
  'wallet-frozen': async (connect) => {
    const { id } = await open(connect, '0.00');
    return connect.wallets.freezeWallet({ id, requestBody: { reason: 'Card reported stolen' } });
  },
};

/** Makes one of the fixtures happen and prints what came of it; a refusal is what some of them are for. */
export async function trigger(connect, [name, ...rest]) {
  const fixture = Object.hasOwn(fixtures, name ?? '') ? fixtures[name] : undefined;
  if (!fixture || rest.length > 0) throw new UsageError(`The fixtures are: ${Object.keys(fixtures).join(', ')}.`);
  const result = await fixture(connect).catch((failure) => {
    if (failure instanceof ConnectError && failure.status === 422) return { refused: failure.code };
    throw failure;
  });
  console.log(JSON.stringify(result, null, 2));
}

const open = (connect, initialBalance) => connect.wallets.openWallet({
  requestBody: { network: 'uae_dirham', label: 'Triggered', initialBalance },
});

async function pay(connect, changes) {
  const payer = await open(connect, '1000.00');
  const payee = await open(connect, '0.00');
  return connect.transactions.sendTransaction({
    requestBody: {
      type: 'send', network: 'uae_dirham', currency: 'AED', amount: '25.00',
      fromAddress: payer.address, toAddress: payee.address, ...changes,
    },
  });
}
