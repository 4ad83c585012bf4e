#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { verifyBooks, verifyBundle, verifyExport, verifyExportedFile } from '../dist/index.js';

const USAGE = `connect-verify <file> [--keys <jwks.json>] [--proof <bundle.json>] [--known <checkpoint.json>]

Checks, without any server, a proof bundle, an export of the audit log (.json, .csv, .pdf) or one of the books (.jsonl).
  --keys   the keys as published at /.well-known/jwks.json; without it those in the bundle are taken
  --proof  for a CSV or PDF export: the bundle of the event audit_export_complete that holds its digest
  --known  a signed head that was kept earlier, in place of the one in the bundle: a checkpoint, or a report as JSON

Ends with 0 when all is proven, 1 when something is not, 2 when it was not asked properly.
`;

const DIFFERENCES = {
  event: 'not what was sealed', changed: 'not what was sealed', missing: 'missing', untold: 'no event tells of it',
  balance: 'not what its entries and holds say',
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
    },
  });
  if (path === undefined || others.length > 0 || values.help) return process.stderr.write(USAGE), 2;
  const keys = values.keys === undefined ? undefined : readJson(values.keys);
  const verdict = await verdictOn(path, values, keys);
  for (const { kind, resource, id } of verdict.differences ?? []) {
    process.stdout.write(`${DIFFERENCES[kind]}: ${resource} ${id}\n`);
  }
  for (const { passed, sentence } of verdict.checks) {
    process.stdout.write(`${passed ? 'ok    ' : 'FAILED'}  ${sentence}\n`);
  }
  process.stdout.write(verdict.isProven ? 'Proven.\n' : 'Not proven.\n');
  return verdict.isProven ? 0 : 1;
}

async function verdictOn(path, { proof, known }, keys) {
  const file = readFileSync(path);
  if (proof !== undefined) {
    const bundle = readJson(proof);
    return verifyExportedFile(file, bundle.proof ?? bundle, keys ?? bundle.keys);
  }
  if (extname(path) === '.jsonl') {
    if (!keys) throw new Error('An export is checked by --keys.');
    return verifyBooks(file, keys, known === undefined ? undefined : readHead(known));
  }
  if (extname(path) !== '.json') throw new Error('A CSV or PDF file is checked together with --proof.');
  const content = JSON.parse(file.toString());
  if (content.manifest) {
    if (!keys) throw new Error('An export is checked by --keys.');
    return verifyExport(file, keys);
  }
  const bundle = 'leafIndex' in content ? { proof: content } : content;
  return verifyBundle(known === undefined ? bundle : { ...bundle, known: readHead(known) }, keys);
}

try {
  process.exitCode = await main();
} catch (failure) {
  process.stderr.write(`${failure.message}\n`);
  process.exitCode = 2;
}
