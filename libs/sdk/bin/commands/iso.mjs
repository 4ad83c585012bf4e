import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  ConnectError, isoAnswerText, IsoMessageUnanswered, readStatusReport, rehearseIsoMessage, sendIsoMessage,
  UnreadableXml, whenIsoMessageAnswered,
} from '../../dist/index.js';
import { UsageError } from '../usage-error.mjs';

const USAGE = 'Say iso send <file.xml>, iso status <message> or iso answers <message>.';
const NOT_ANSWERED = 3;

const commands = { send, status, answers };

/** Sends messages of ISO 20022, and tells what became of them. */
export function iso(connect, [name, ...args]) {
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
  if (!command) throw new UsageError(USAGE);
  return command(connect, args);
}

/** Sends a file; exits with 1 where it is refused, and with 3 where it is not answered in time. */
async function send(connect, args) {
  const { values, positionals: [file, ...others] } = parseArgs({ args, allowPositionals: true, options: {
    'dry-run': { type: 'boolean', default: false }, wait: { type: 'boolean', default: false },
    timeout: { type: 'string', default: '60' },
  } });
  if (!file || others.length > 0) throw new UsageError('Name one file to send, or - for the input.');
  const seconds = Number(values.timeout);
  if (!(seconds > 0)) throw new UsageError('--timeout is a number of seconds.');
  const content = read(file);
  try {
    if (values['dry-run']) return print(await rehearseIsoMessage(connect, content));
    const sent = await sendIsoMessage(connect, content);
    if (!values.wait) return print(sent);
    return print(await whenIsoMessageAnswered(connect, sent.id, { timeoutMs: seconds * 1000 }));
  } catch (failure) {
    if (failure instanceof IsoMessageUnanswered) {
      console.error(failure.message);
      return NOT_ANSWERED;
    }
    if (failure instanceof ConnectError) tellProblems(failure.details);
    throw failure;
  }
}

/** Tells where a message stands, with the payments of its newest status report. */
async function status(connect, args) {
  const id = onlyOne(args);
  const message = await connect.iso20022.getIsoMessage({ id });
  print({ ...message, report: await newestReport(connect, message) });
}

/** Prints the answers to a message, or keeps them as files. */
async function answers(connect, args) {
  const { values: { out }, positionals } = parseArgs({
    args, allowPositionals: true, options: { out: { type: 'string' } } });
  const id = onlyOne(positionals);
  const { answers: given } = await connect.iso20022.getIsoMessage({ id });
  if (given.length === 0) {
    console.error('There is no answer yet.');
    return NOT_ANSWERED;
  }
  if (out) mkdirSync(out, { recursive: true });
  for (const { number, definition } of given) {
    const content = await connect.iso20022.getIsoMessageAnswer({ id, number: String(number) });
    if (!out) {
      console.log(await content.text());
      continue;
    }
    const file = join(out, `${definition}-${id}-${number}.xml`);
    writeFileSync(file, new Uint8Array(await content.arrayBuffer()));
    console.log(file);
  }
  return 0;
}

/** The newest answer that is a status report, read; null where none is. */
async function newestReport(connect, { id, answers: given }) {
  for (const { number } of [...given].reverse()) {
    try {
      return readStatusReport(await isoAnswerText(connect, id, number));
    } catch (failure) {
      if (!(failure instanceof UnreadableXml)) throw failure;
    }
  }
  return null;
}

function read(file) {
  try {
    return new Uint8Array(readFileSync(file === '-' ? 0 : file));
  } catch (failure) {
    throw new UsageError(`The file cannot be read: ${failure.message}`);
  }
}

function onlyOne([id, ...others]) {
  if (!id || others.length > 0) throw new UsageError('Name one message.');
  return id;
}

/** Each problem of a message that was refused, by its place. */
function tellProblems(details) {
  const problems = Array.isArray(details) ? details : details?.problems ?? [];
  for (const { field, message } of problems) console.error(`${field}: ${message}`);
}

const print = (value) => {
  console.log(JSON.stringify(value, null, 2));
  return 0;
};
