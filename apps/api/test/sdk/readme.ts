import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const LONGEST_RUN_MS = 110_000;
const MOST_OUTPUT = 16 * 1024 * 1024;

/** The folder of a client. */
export const folderOf = (client: string): string => fileURLToPath(new URL(`../../../../libs/${client}`, import.meta.url));

/** The program that a client's README begins with. */
export function mainJobOf(client: string): string {
  const readme = readFileSync(`${folderOf(client)}/README.md`, 'utf8');
  const [, program] = /## The main job\n[^`]*```\w+\n([\s\S]*?)```/.exec(readme) ?? [];
  if (program === undefined) throw new Error(`The README of ${client} shows no main job.`);
  return program;
}

/** Runs a program of this machine and gives what it printed. */
export async function runProgram(
  program: string, args: readonly string[], options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<string> {
  const env = { ...process.env, ...options.env };
  try {
    const { stdout } = await run(program, args, { ...options, env, timeout: LONGEST_RUN_MS, maxBuffer: MOST_OUTPUT });
    return stdout;
  } catch (failure) {
    const { stdout, stderr } = failure as { stdout?: string; stderr?: string };
    throw new Error(`"${[program, ...args].join(' ')}" failed.\n${stdout ?? ''}${stderr ?? ''}`, { cause: failure });
  }
}
