import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verifyPassport } from '@connect/sdk';
import { itWith, needs } from '../../../../tools/needs.mjs';
import { chanceOf, SEED, withOneByteChanged } from '../chance.ts';
import { folderOf, runProgram } from '../sdk/readme.ts';
import { makePassportVectors, type PassportVectors } from './passport-vectors.ts';

const PATIENCE_MS = 600_000;
const CHANGES = 1000;
const FILE = join(folderOf('sdk'), 'passport-vectors.json');

// After a change of what a passport says, WRITE_VECTORS=true writes the file anew.
if (process.env['WRITE_VECTORS'] === 'true') {
  writeFileSync(FILE, `${JSON.stringify(await makePassportVectors(), null, 1)}\n`);
}

const PYTHON = `
import json, sys
from datetime import datetime
from connect_sdk import verify_passport

with open(sys.argv[1], encoding="utf-8") as file:
    given = json.load(file)
for vector in given["vectors"]:
    verdict = verify_passport(vector["passport"], given["keys"][vector["keys"]],
                              at=datetime.fromisoformat(vector["at"]), status_list=vector["statusList"])
    print(json.dumps({"fault": verdict.fault, "disclosed": verdict.disclosed, "status": verdict.status.state,
                      "asOf": verdict.status.as_of}))
`;

const JAVA = `
package connect.sdk;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.Map;

public class CheckPassports {
    public static void main(String[] args) throws Exception {
        var iso = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);
        for (String line : Files.readAllLines(Path.of(args[0]))) {
            Map<?, ?> vector = (Map<?, ?>) Json.read(line);
            PassportVerdict verdict = Passports.verifyPassport((String) vector.get("passport"),
                    Json.write(vector.get("keys")), Instant.parse((String) vector.get("at")),
                    (String) vector.get("statusList"));
            Map<String, Object> told = new LinkedHashMap<>();
            told.put("fault", verdict.fault());
            told.put("disclosed", verdict.disclosed());
            told.put("status", verdict.status().state());
            told.put("asOf", iso.format(verdict.status().asOf()));
            System.out.println(Json.write(told));
        }
    }
}
`;

describe('the verifiers of passports', () => {
  const { keys, vectors } = JSON.parse(readFileSync(FILE, 'utf8')) as PassportVectors;
  const expected = vectors.map(({ name, expected: told }) => ({ name, ...told }));
  let folder: string;

  beforeAll(() => { folder = mkdtempSync(join(tmpdir(), 'connect-passports-')); });
  afterAll(() => { rmSync(folder, { recursive: true }); });

  const save = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const verdictsIn = (told: string) => told.trim().split('\n').map((line, n) =>
    ({ name: vectors[n]?.name, ...JSON.parse(line) as object }));

  it('are given what the maker of the vectors makes today', async () => {
    expect(JSON.parse(JSON.stringify(await makePassportVectors()))).toEqual({ keys, vectors });
    expect(new Set(vectors.map(({ expected: { fault } }) => fault)).size).toBe(13);
  });

  it('agree on every vector in TypeScript', async () => {
    const verdicts = await Promise.all(vectors.map(async ({ name, passport, at, statusList, ...vector }) => {
      const { isValid, fault, claims, disclosed, status } = await verifyPassport(passport, keys[vector.keys], {
        at: new Date(at), ...(statusList === null ? {} : { statusList }) });
      expect({ name, isValid, isUntold: isValid && claims === null })
        .toEqual({ name, isValid: fault === null, isUntold: false });
      return { name, fault, disclosed, status: status.state, asOf: status.asOf };
    }));
    expect(verdicts).toEqual(expected);
  });

  it('refuse each of a thousand passports of which one byte is another', async () => {
    const chance = chanceOf(SEED);
    const passport = Buffer.from(vectors[0]?.passport ?? '');
    const at = new Date(vectors[0]?.at ?? '');
    const valid = await verifyPassport(passport.toString(), keys.right, { at });
    expect(valid.isValid).toBe(true);
    const believed: number[] = [];
    for (let n = 0; n < CHANGES; n += 1) {
      const { changed, at: place } = withOneByteChanged(passport, chance);
      if ((await verifyPassport(changed.toString(), keys.right, { at })).isValid) believed.push(place);
    }
    expect(believed).toEqual([]);
  });

  itWith(it, needs.cryptography)('agree on every vector in Python', async (python) => {
    const env = { PYTHONPATH: folderOf('sdk-python'), PYTHONDONTWRITEBYTECODE: '1' };
    expect(verdictsIn(await runProgram(python, [save('passports.py', PYTHON), FILE], { env }))).toEqual(expected);
  }, PATIENCE_MS);

  itWith(it, needs.jdk)('agree on every vector in Java', async (javac) => {
    const sources = join(folderOf('sdk-java'), 'src/main/java');
    const lines = vectors.map(({ passport, at, statusList, ...vector }) =>
      JSON.stringify({ passport, at, statusList, keys: keys[vector.keys] }));
    await runProgram(javac, ['-proc:none', '-encoding', 'UTF-8', '-nowarn', '-d', folder,
      '-sourcepath', sources, save('CheckPassports.java', JAVA)]);
    expect(verdictsIn(await runProgram('java', ['-Dfile.encoding=UTF-8', '-cp', folder, 'connect.sdk.CheckPassports', save('passports.jsonl', lines.join('\n'))]))).toEqual(expected);
  }, PATIENCE_MS);
});
