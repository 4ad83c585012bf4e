import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/**
 * Adds up what a Shariah review has to agree with from an export of the books alone (`GET /api/v1/audit/books`): what
 * is tainted, purified and open of each bank and currency, in minor units, and what stands in its register. It shares
 * no code with the server. Whether the books are those that were sealed is what `connect-verify` tells.
 */
const NETWORKS = { uae_dirham: 'AED', qatar_cbdc: 'QAR' };
const KINDS = new Set(['transaction', 'tainted_income', 'purification', 'purification_account', 'noncompliance']);

/** The records of the kinds that count here, by kind. */
const recordsIn = async (lines) => {
  const found = Object.fromEntries([...KINDS].map((kind) => [kind, []]));
  for await (const line of lines) {
    const { record, text } = JSON.parse(line);
    if (record && KINDS.has(record.kind)) found[record.kind].push(JSON.parse(text));
  }
  return found;
};

const groupBy = (all, keyOf) => {
  const groups = new Map();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
};

const sumOf = (values) => values.reduce((sum, value) => sum + BigInt(value), 0n);

/** What amounts in books come to by bank and currency, and whatever in them does not agree with itself. */
export const recompute = async (lines) => {
  const records = await recordsIn(lines);
  const faults = [];
  const entries = new Map();
  for (const { entries: moved = [] } of records.transaction) {
    for (const entry of moved) entries.set(`${entry.account_id} ${entry.account_sequence}`, entry);
  }
  const accounts = new Map(records.purification_account.map((one) => [one.wallet_id, one]));
  const banks = new Map();
  const bankOf = (bankId, network) => {
    const key = `${bankId} ${NETWORKS[network]}`;
    const known = banks.get(key) ?? { bankId, currency: NETWORKS[network], tainted: 0n, purified: 0n, setAside: 0n };
    banks.set(key, known);
    return known;
  };

  for (const one of records.tainted_income) {
    const amount = BigInt(one.amount_minor);
    const bank = bankOf(one.bank_id, one.network);
    bank.tainted += amount;
    if (one.kind === 'late_donation') bank.purified += amount;
    if (one.corrects_id === null) faults.push(...faultsOf(one, entries));
  }
  for (const entry of entries.values()) {
    const account = accounts.get(entry.account_id);
    if (!account) continue;
    const bank = bankOf(account.bank_id, account.network);
    bank.setAside += BigInt(entry.amount_minor);
    if (BigInt(entry.amount_minor) < 0n) bank.purified -= BigInt(entry.amount_minor);
  }
  // Of what is said to be done, the entries move just that.
  const moved = groupBy([...entries.values()].filter(({ purpose }) => purpose === 'purification'),
    ({ transaction_id: id }) => id);
  for (const move of records.purification.filter(({ state }) => state === 'done')) {
    const came = sumOf((moved.get(move.transaction_id) ?? []).map((entry) => entry.amount_minor)
      .filter((amount) => BigInt(amount) > 0n));
    if (came !== BigInt(move.amount_minor)) faults.push({ resource: 'purification', id: move.id });
  }
  return {
    banks: [...banks.values()].map((bank) => ({ ...bank, open: bank.tainted - bank.purified })),
    register: registerOf(records.noncompliance), faults,
  };
};

/** Tainted income that is not what its entries or its own arithmetic come to. */
const faultsOf = (one, entries) => {
  const fault = { resource: 'tainted_income', id: one.id };
  const traced = one.entries.map(([account, sequence]) => entries.get(`${account} ${sequence}`));
  if (traced.includes(undefined)) return [fault];
  const [top, bottom] = [BigInt(one.numerator), BigInt(one.denominator)];
  // The rest of a minor unit goes to the charity.
  if ((top + bottom - 1n) / bottom !== BigInt(one.amount_minor)) return [fault];
  const isWhole = one.kind === 'late_donation' || one.kind === 'interest';
  return isWhole && sumOf(traced.map((entry) => entry.amount_minor)) !== BigInt(one.amount_minor) ? [fault] : [];
};

/** How many events the register of each bank holds, by source and by where they stand. */
const registerOf = (events) => [...groupBy(events, ({ bank_id: id }) => id)].map(([bankId, own]) => ({
  bankId, events: own.length,
  numbers: own.map(({ number }) => number).sort((a, b) => a - b),
  bySource: countsOf(own, 'source'), byState: countsOf(own, 'state'),
}));

const countsOf = (events, field) => Object.fromEntries(
  [...groupBy(events, (event) => event[field])].map(([name, those]) => [name, those.length]).sort());

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [file] = process.argv.slice(2);
  if (file === undefined) {
    process.stderr.write('Say which books to add up: node tools/recompute-shariah.mjs books.jsonl\n');
    process.exit(2);
  }
  const found = await recompute(createInterface({ input: createReadStream(file), crlfDelay: Infinity }));
  const written = JSON.stringify(found, (_, value) => (typeof value === 'bigint' ? String(value) : value), 2);
  process.stdout.write(`${written}\n`);
  process.exitCode = found.faults.length === 0 ? 0 : 1;
}
