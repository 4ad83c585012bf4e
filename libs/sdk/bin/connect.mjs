#!/usr/bin/env node
import { ConnectError, createConnectClient } from '../dist/index.js';
import { iso } from './commands/iso.mjs';
import { listen } from './commands/listen.mjs';
import { send } from './commands/send.mjs';
import { trigger } from './commands/trigger.mjs';
import { verify } from './commands/verify.mjs';
import { UsageError } from './usage-error.mjs';

const HELP = `connect <command>

  send --from <wallet> --to <wallet> --amount <amount> [--network <id>] [--memo <text>] [--dry-run]
  verify <transaction>             Find a transaction in the sealed chain
  trigger <fixture>                Make something happen in the sandbox; without a fixture: list them
  listen [--after <cursor>] [--types <a,b>] [--forward <url>] [--secret <whsec_…>]
                                   Print events, and forward them signed as webhooks
  iso send <file.xml> [--dry-run] [--wait] [--timeout <seconds>]
                                   Send a message of ISO 20022; - reads it from the input
  iso status <message>             Where a message stands, and each payment of its newest status report
  iso answers <message> [--out <folder>]
                                   Print the answers to a message, or keep each as a file

  CONNECT_URL    where the API is (http://127.0.0.1:3000)
  CONNECT_TOKEN  an access token or an API key`;

const commands = { send, verify, trigger, listen, iso };

async function main([name, ...args]) {
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
  if (!command) throw new UsageError(HELP);
  const token = process.env.CONNECT_TOKEN;
  if (!token) throw new UsageError('Set CONNECT_TOKEN to an access token or an API key.');
  const baseUrl = process.env.CONNECT_URL ?? 'http://127.0.0.1:3000';
  return command(createConnectClient({ baseUrl, token }), args);
}

main(process.argv.slice(2)).then((code) => { process.exitCode = code ?? 0; }, (failure) => {
  const isExpected = failure instanceof UsageError || failure.code?.startsWith('ERR_PARSE_ARGS');
  if (failure instanceof ConnectError) {
    console.error(`${failure.code}: ${failure.message}\nRequest id: ${failure.requestId ?? 'unknown'}`);
  } else if (isExpected || failure.name === 'TypeError') {
    console.error(failure.cause ? `${failure.message}: ${failure.cause.message}` : failure.message);
  } else throw failure;
  process.exitCode = isExpected ? 2 : 1;
});
