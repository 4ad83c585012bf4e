import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { READ, WRITTEN } from '../../src/index.ts';
import { compareVerdicts, readSamples } from './agree.ts';
import { differences, type ReadByOthers } from './compare.ts';
import { Lacking, fetchPrograms, linesOf, type Fetched } from './programs.ts';
import { Schemas } from './schemas.ts';
import { writtenBetweenBanks } from './written-between-banks.ts';
import { writtenByApi, writtenByLibrary, type Written } from './written.ts';

const [python = 'python3', apiFolder = ''] = process.argv.slice(2);

const say = (line: string): void => { process.stdout.write(`${line}\n`); };
const counted = (names: readonly (string | null)[]): string =>
  [...Map.groupBy(names, (name) => name ?? '?')].sort().map(([name, some]) => `${name} ${some.length}`).join(', ');

/** Holds what we wrote against the publishers' schemas, and names what nobody has a schema of. */
const validate = async (written: readonly Written[], schemas: Schemas): Promise<string[]> => {
  const checks = await schemas.check(written.map(({ name, text }) => ({ name, text, both: text.length < 500_000 })));
  const covered = checks.filter(({ isCovered }) => isCovered);
  const others = checks.filter(({ isCovered }) => !isCovered);
  say(`By the publishers' schemas: ${counted(covered.map(({ definition }) => definition))}.`);
  if (others.length > 0) {
    say(`Not covered, for no package carries a schema: ${counted(others.map(({ definition }) => definition))}.`);
  }
  return covered.filter(({ faults }) => faults.length > 0).map(({ name, faults }) => `${name}: ${faults.join('; ')}`);
};

/** Has a reader that nobody here wrote read all of it. */
const readBack = async (written: readonly Written[], { classPath }: Fetched): Promise<string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'connect-iso20022-'));
  try {
    const paths = written.map(({ text }, n) => {
      const path = join(folder, `${n}.xml`);
      writeFileSync(path, text);
      return path;
    });
    const read = (await linesOf('java', ['-Xmx2g', '--class-path', classPath, 'ReadMessages', ...paths]))
      .map((line) => JSON.parse(line) as ReadByOthers);
    if (read.length !== written.length) throw new Error('Not every message was read back.');
    say(`Read back by Prowide ISO 20022: ${counted(read.map(({ kind }) => kind))}; `
      + `${read.reduce((sum, { values }) => sum + values.length, 0)} values.`);
    return written.flatMap((one, n) => differences(one, read[n]!).map((fault) => `${one.name}: ${fault}`));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Every kind that is written must have been tried. */
const untried = (written: readonly Written[]): string[] =>
  [...WRITTEN.keys(), ...READ.keys()].filter((id) => id.startsWith('pain.001') || WRITTEN.has(id))
    .filter((id) => !written.some(({ text }) => text.includes(`tech:xsd:${id}"`)))
    .map((id) => `${id} is written, and no message of it was tried.`);

const main = async (): Promise<string[]> => {
  const fetched = await fetchPrograms(python);
  const schemas = new Schemas(fetched.python);
  const written = [...writtenByLibrary(), ...await writtenBetweenBanks(), ...writtenByApi(apiFolder)];
  return [
    ...untried(written), ...await validate(written, schemas), ...await readBack(written, fetched),
    ...await readSamples(schemas, say), ...await compareVerdicts(schemas, say),
  ];
};

try {
  const faults = await main();
  for (const fault of faults) say(`FAULT ${fault}`);
  say(faults.length === 0 ? 'Everything that was tried is as the standard has it.' : `${faults.length} faults.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (failure) {
  if (!(failure instanceof Lacking)) throw failure;
  say(failure.message);
  process.exitCode = 1;
}
