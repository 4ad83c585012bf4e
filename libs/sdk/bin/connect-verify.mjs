#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import {
  verifyBooks, verifyBundle, verifyExport, verifyExportedFile, verifyPassport, verifyResolution,
} from '../dist/index.js';

const USAGE = `connect-verify <file> [--keys <jwks.json>] [--proof <bundle.json>] [--known <checkpoint.json>]
    [--witness <key> ...] [--quorum <n>] [--checkpoint <file> ...] [--unwitnessed <n>]
connect-verify passport <file> --keys <jwks.json> [--status <file>]
connect-verify resolution <file> [--member <key> ...] [--proof <bundle.json> --keys <jwks.json>]

Checks, without any server, a proof bundle, the proof of a balance or a case file (.json), an export of the audit log
(.json, .csv, .pdf) or one of the books (.jsonl).
  --keys   the keys as published at /.well-known/jwks.json; without it those in the bundle are taken
  --proof  for a CSV or PDF export: the bundle of the event audit_export_complete that holds its digest
  --known  a signed head that was kept earlier, in place of the one in the bundle: a checkpoint, or a report as JSON
For an export of the books:
  --witness      the key of a witness that must have countersigned its newest head, as often as there are witnesses
  --quorum       how many of them must have; all unless said otherwise
  --checkpoint   a signed head of the log beside those in the export, such as the witness gives away itself
  --unwitnessed  how many of the newest events need no cosignature; none unless said otherwise
For a compliance passport:
  --keys    the keys of its issuer as published, got from elsewhere than the passport (also --trust)
  --status  the status list that the passport names, as it was fetched; without it its status stays unknown
For a resolution of a Shariah board, as it is saved for checking:
  --member  the public key of a member, got from the member; an opinion by any other key is not accepted
  --proof   the proof of the newest event that tells of it: shows its standing and quorum to be what was sealed
  --keys    the keys of the log as published, for the proof

Ends with 0 when all is proven, 1 when something is not, 2 when it was not asked properly.
`;

const DIFFERENCES = {
  event: 'not what was sealed', changed: 'not what was sealed', missing: 'missing', untold: 'no event tells of it',
  balance: 'not what its entries and holds say', balances: 'not what the blocks commit to',
};

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

// A report carries the head of the log when its period ended.
const readHead = (path) => {
  const { head, ...known } = readJson(path);
  return head ?? known;
};

async function main() {
  const { values, positionals: [path, ...others] } = parseArgs({
    allowPositionals: true,
    options: {
      keys: { type: 'string' }, proof: { type: 'string' }, known: { type: 'string' }, help: { type: 'boolean' },
      witness: { type: 'string', multiple: true }, quorum: { type: 'string' },
      checkpoint: { type: 'string', multiple: true }, unwitnessed: { type: 'string' },
    },
  });
  if (path === undefined || others.length > 0 || values.help) return process.stderr.write(USAGE), 2;
  const keys = values.keys === undefined ? undefined : readJson(values.keys);
  const verdict = await verdictOn(path, values, keys);
  for (const { kind, resource, id } of verdict.differences ?? []) {
    process.stdout.write(`${DIFFERENCES[kind]}: ${resource} ${id}\n`);
  }
  for (const { name, treeSize, at } of verdict.witnesses ?? []) {
    process.stdout.write(treeSize === null ? `${name} countersigned nothing of it\n`
      : `${name} countersigned the first ${treeSize} events at ${at}\n`);
  }
  for (const { passed, sentence } of verdict.checks) {
    process.stdout.write(`${passed ? 'ok    ' : 'FAILED'}  ${sentence}\n`);
  }
  process.stdout.write(verdict.isProven ? 'Proven.\n' : 'Not proven.\n');
  return verdict.isProven ? 0 : 1;
}

// A passport is checked by keys that are trusted beforehand, never by any that come with it.
async function checkPassport(args) {
  const { values, positionals: [path, ...others] } = parseArgs({
    args, allowPositionals: true,
    options: { keys: { type: 'string' }, trust: { type: 'string' }, status: { type: 'string' } },
  });
  const keys = values.keys ?? values.trust;
  if (path === undefined || others.length > 0 || keys === undefined) return process.stderr.write(USAGE), 2;
  const { isValid, fault, sentence, claims, disclosed, status } = await verifyPassport(
    readFileSync(path, 'utf8').trim(), readJson(keys),
    values.status === undefined ? {} : { statusList: readFileSync(values.status, 'utf8').trim() });
  if (claims) {
    const { verdict: { outcome, score, toldTo }, rules, lists } = claims;
    const said = [
      `payment ${claims.uetr} on ${claims.network}, by ${claims.iss}`,
      `judged ${outcome}, score ${score}, as told to the ${toldTo}'s side`,
      `by rules ${rules.version}, profile ${rules.profile}`,
      `lists ${lists?.map(({ source, publishedOn }) => `${source} ${publishedOn}`).join(', ') ?? 'not told'}`,
      ...Object.entries(disclosed).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    ];
    process.stdout.write(said.map((line) => `      ${line}\n`).join(''));
  }
  process.stdout.write(`${isValid ? 'ok    ' : 'FAILED'}  ${sentence}${fault === null ? '' : ` (${fault})`}\n`);
  process.stdout.write(`status ${status.state} as of ${status.asOf}\n`);
  return isValid ? 0 : 1;
}

// Members' keys that come with a resolution say only that each opinion is of one hand.
async function checkResolution(args) {
  const { values, positionals: [path, ...others] } = parseArgs({
    args, allowPositionals: true,
    options: { member: { type: 'string', multiple: true }, proof: { type: 'string' }, keys: { type: 'string' } },
  });
  if (path === undefined || others.length > 0 || (values.proof === undefined) !== (values.keys === undefined)) {
    return process.stderr.write(USAGE), 2;
  }
  const document = readJson(path);
  const bundle = values.proof === undefined ? undefined : readJson(values.proof);
  const { isProven, checks } = await verifyResolution(document, {
    ...(values.member === undefined ? {} : { memberKeys: values.member }),
    ...(bundle === undefined ? {} : { sealed: { proof: bundle.proof ?? bundle, keys: readJson(values.keys) } }),
  });
  if (isProven) {
    const { id, version, title, binds, validFrom, validUntil } = JSON.parse(document.text);
    const said = [
      `resolution ${id}, version ${version}: ${title.en}`,
      `${document.state}, in force ${validFrom} to ${validUntil ?? 'no end'}`,
      `binds ${binds.map(({ kind, value }) => `${kind} ${value}`).join(', ') || 'nothing'}`,
      ...document.opinions.map(({ name, stance, publicKey }) => `${stance}: ${name}, by key ${publicKey}`),
    ];
    process.stdout.write(said.map((line) => `      ${line}\n`).join(''));
  }
  for (const { passed, sentence } of checks) process.stdout.write(`${passed ? 'ok    ' : 'FAILED'}  ${sentence}\n`);
  process.stdout.write(isProven ? 'Proven.\n' : 'Not proven.\n');
  return isProven ? 0 : 1;
}

// Whose cosignatures are asked for; nobody's unless a witness is named.
function readDemand({ witness, quorum, checkpoint = [], unwitnessed }) {
  if (witness === undefined) {
    if (quorum !== undefined || unwitnessed !== undefined || checkpoint.length > 0) {
      throw new Error('--quorum, --checkpoint and --unwitnessed need a --witness.');
    }
    return undefined;
  }
  return {
    vkeys: witness, checkpoints: checkpoint.map((file) => readFileSync(file, 'utf8')),
    ...(quorum === undefined ? {} : { quorum: Number(quorum) }),
    ...(unwitnessed === undefined ? {} : { unwitnessed: Number(unwitnessed) }),
  };
}

async function verdictOn(path, values, keys) {
  const { proof, known } = values;
  const file = readFileSync(path);
  const demand = readDemand(values);
  if (demand && extname(path) !== '.jsonl') {
    throw new Error('Cosignatures are asked of an export of the books (.jsonl).');
  }
  if (proof !== undefined) {
    const bundle = readJson(proof);
    return verifyExportedFile(file, bundle.proof ?? bundle, keys ?? bundle.keys);
  }
  if (extname(path) === '.jsonl') {
    if (!keys) throw new Error('An export is checked by --keys.');
    return verifyBooks(file, keys, known === undefined ? undefined : readHead(known), demand);
  }
  if (extname(path) !== '.json') throw new Error('A CSV or PDF file is checked together with --proof.');
  const content = JSON.parse(file.toString());
  if (content.manifest) {
    if (!keys) throw new Error('An export is checked by --keys.');
    return verifyExport(file, keys);
  }
  const bundle = 'leafIndex' in content ? { proof: content }
    : 'balance' in content ? { balanceProof: content } : content;
  return verifyBundle(known === undefined ? bundle : { ...bundle, known: readHead(known) }, keys);
}

try {
  const [command, ...args] = process.argv.slice(2);
  const commands = { passport: checkPassport, resolution: checkResolution };
  process.exitCode = await (Object.hasOwn(commands, command ?? '') ? commands[command](args) : main());
} catch (failure) {
  process.stderr.write(`${failure.message}\n`);
  process.exitCode = 2;
}
