import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { itWith, needs } from '../../../../tools/needs.mjs';
import { startApp, type TestApp } from '../app.ts';
import { folderOf, mainJobOf, runProgram } from './readme.ts';

const PATIENCE_MS = 120_000;

/** What every main job tells on its way, whatever the language. */
const TOLD = [
  /^The rules say allow with a score of 100(\.0)?$/m, /^sent tx_[0-9a-z]{26} completed$/m, /^left 749\.\d\d$/m,
  /^refused COMPLIANCE_REJECTED$/m,
];

function expectMainJob(told: string): void {
  for (const line of TOLD) expect(told).toMatch(line);
}

describe('the main job, as each README shows it', () => {
  let rig: TestApp;
  let folder: string;
  let env: Record<string, string>;

  beforeAll(async () => {
    rig = await startApp();
    env = { CONNECT_URL: rig.baseUrl, PYTHONDONTWRITEBYTECODE: '1' };
  });
  afterAll(() => rig.close());
  beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'connect-client-')); });
  afterEach(() => { rmSync(folder, { recursive: true }); });

  it('is done in TypeScript, by the package as it is packed and installed', async () => {
    const made = join(folder, 'made');
    const compiler = join(folderOf('..'), 'node_modules/typescript/bin/tsc');
    const build = ['-p', join(folderOf('sdk'), 'tsconfig.build.json'), '--outDir', join(made, 'dist')];
    await runProgram(process.execPath, [compiler, ...build]);
    for (const name of ['package.json', 'README.md', 'openapi.json', 'bin']) {
      cpSync(join(folderOf('sdk'), name), join(made, name), { recursive: true });
    }
    await runProgram('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], { cwd: made });
    const archive = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
    const install = ['install', '--silent', '--offline', '--no-audit', '--no-fund', `./${archive}`];
    await runProgram('npm', install, { cwd: folder });
    const program = join(folder, 'main-job.mts');
    writeFileSync(program, mainJobOf('sdk'));
    expectMainJob(await runProgram(process.execPath, [program], { env }));
    const strict = ['--strict', '--module', 'nodenext', '--target', 'es2022', '--noEmit', '--skipLibCheck', 'false'];
    writeFileSync(join(folder, 'node.d.ts'), 'declare const process: { env: Record<string, string | undefined> };');
    await runProgram(process.execPath, [compiler, ...strict, program, 'node.d.ts'], { cwd: folder });
  }, PATIENCE_MS);

  itWith(it, needs.python)('is done in Python', async (python) => {
    writeFileSync(join(folder, 'main_job.py'), mainJobOf('sdk-python'));
    const path = { PYTHONPATH: folderOf('sdk-python') };
    expectMainJob(await runProgram(python, [join(folder, 'main_job.py')], { env: { ...env, ...path } }));
  }, PATIENCE_MS);

  itWith(it, needs.jdk)('is done in Java', async (javac) => {
    const sources = join(folderOf('sdk-java'), 'src/main/java');
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.java'));
    const program = join(folder, 'MainJob.java');
    writeFileSync(program, mainJobOf('sdk-java'));
    await runProgram(javac, ['-proc:none', '-encoding', 'UTF-8', '-d', folder,
      ...files.map((name) => join(sources, name)), program]);
    expectMainJob(await runProgram('java', ['-cp', folder, 'MainJob'], { env }));
  }, PATIENCE_MS);
});
