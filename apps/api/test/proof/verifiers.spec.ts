import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyBalanceProof, verifyCheckpoint, verifyEventProof, verifyGrowth, type Verdict } from '@connect/sdk';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { itWith, needs } from '../../../../tools/needs.mjs';
import { folderOf, runProgram } from '../sdk/readme.ts';
import { makeVectors, type Vectors } from './proof-vectors.ts';

const PATIENCE_MS = 600_000;
const FILE = join(folderOf('sdk'), 'proof-vectors.json');

// After a change of what is proven, WRITE_VECTORS=true writes the file anew.
if (process.env['WRITE_VECTORS'] === 'true') writeFileSync(FILE, `${JSON.stringify(makeVectors(), null, 1)}\n`);

const PYTHON = `
import json, sys
from connect_sdk import verify_balance_proof, verify_checkpoint, verify_event_proof, verify_growth

with open(sys.argv[1], encoding="utf-8") as file:
    given = json.load(file)
for vector in given["vectors"]:
    keys, proof = given["keys"][vector["keys"]], vector["input"]
    verdict = {
        "checkpoint": lambda: verify_checkpoint(proof, keys), "event": lambda: verify_event_proof(proof, keys),
        "balance": lambda: verify_balance_proof(proof, keys), "growth": lambda: verify_growth(vector["known"], proof, keys),
    }[vector["check"]]()
    print(json.dumps([check.name for check in verdict.checks if not check.passed]), len(verdict.checks))
`;

const JAVA = `
import connect.sdk.Proofs;
import connect.sdk.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;

public class Verify {
    public static void main(String[] args) throws Exception {
        for (String line : Files.readAllLines(Path.of(args[0]))) {
            String[] parts = line.split("\\t");
            Verdict verdict = switch (parts[0]) {
                case "checkpoint" -> Proofs.verifyCheckpoint(parts[3], parts[1]);
                case "event" -> Proofs.verifyEventProof(parts[3], parts[1]);
                case "balance" -> Proofs.verifyBalanceProof(parts[3], parts[1]);
                default -> Proofs.verifyGrowth(parts[2], parts[3], parts[1]);
            };
            System.out.println(verdict.checks().stream().filter(check -> !check.passed())
                    .map(check -> '"' + check.name() + '"').collect(Collectors.joining(", ", "[", "]"))
                    + " " + verdict.checks().size());
        }
    }
}
`;

describe('the verifiers of the clients', () => {
  const { keys, vectors } = JSON.parse(readFileSync(FILE, 'utf8')) as Vectors;
  const expected = vectors.map(({ name, failed }) => ({ name, failed }));
  let folder: string;

  beforeAll(() => { folder = mkdtempSync(join(tmpdir(), 'connect-verifiers-')); });
  afterAll(() => { rmSync(folder, { recursive: true }); });

  const save = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  /** What a verifier printed of each vector; one that checked nothing has not passed it. */
  const verdictsIn = (told: string) => told.trim().split('\n').map((line, n) => {
    const end = line.lastIndexOf(' ');
    const failed = JSON.parse(line.slice(0, end)) as string[];
    return { name: vectors[n]?.name, failed: Number(line.slice(end)) > 0 ? failed : ['nothing was checked'] };
  });

  it('are given what the maker of the vectors makes today', () => {
    expect(JSON.parse(JSON.stringify(makeVectors()))).toEqual({ keys, vectors });
    expect(vectors.length).toBeGreaterThan(50);
  });

  it('find out every lie in TypeScript', async () => {
    const verdicts = await Promise.all(vectors.map(async ({ name, check, known, input, ...vector }) => {
      const proof = input as never;
      const trusted = keys[vector.keys];
      const verdict: Verdict = check === 'checkpoint' ? await verifyCheckpoint(proof, trusted)
        : check === 'event' ? await verifyEventProof(proof, trusted)
          : check === 'balance' ? await verifyBalanceProof(proof, trusted) : await verifyGrowth(known!, proof, trusted);
      return { name, failed: verdict.checks.filter(({ passed }) => !passed).map((one) => one.name) };
    }));
    expect(verdicts).toEqual(expected);
  });

  itWith(it, needs.cryptography)('find out every lie in Python', async (python) => {
    const env = { PYTHONPATH: folderOf('sdk-python'), PYTHONDONTWRITEBYTECODE: '1' };
    expect(verdictsIn(await runProgram(python, [save('verify.py', PYTHON), FILE], { env }))).toEqual(expected);
  }, PATIENCE_MS);

  itWith(it, needs.python)('say in Python what is missing when nothing can check a signature', async (python) => {
    const env = { PYTHONPATH: folderOf('sdk-python'), PYTHONDONTWRITEBYTECODE: '1' };
    const program = save('missing.py', `import sys\nsys.modules["cryptography"] = None\n${PYTHON}`);
    await expect(runProgram(python, [program, FILE], { env })).rejects.toThrow('pip install cryptography');
  }, PATIENCE_MS);

  itWith(it, needs.jdk)('find out every lie in Java', async (javac) => {
    const sources = join(folderOf('sdk-java'), 'src/main/java');
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.java'));
    const lines = vectors.map(({ check, known, input, ...vector }) =>
      [check, ...[keys[vector.keys], known, input].map((part) => JSON.stringify(part))].join('\t'));
    await runProgram(javac, ['-proc:none', '-encoding', 'UTF-8', '-nowarn', '-d', folder,
      ...files.map((name) => join(sources, name)), save('Verify.java', JAVA)]);
    expect(verdictsIn(await runProgram('java', ['-cp', folder, 'Verify', save('vectors.tsv', lines.join('\n'))]))).toEqual(expected);
  }, PATIENCE_MS);
});
