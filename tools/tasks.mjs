import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { CommandError, ROOT, run } from './workspace.mjs';

/**
 * Lets Nx run tasks to their end and tells of each how long it took and whether it succeeded. It fails when Nx did,
 * unless that is because a task did.
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<{ project: string, target: string, ms: number, isDone: boolean }[]>}
 */
export async function runTasks(args, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'connect-tasks-'));
  const profile = join(folder, 'tasks.json');
  try {
    const failure = await run('nx', ['run-many', ...args], { env: { ...env, NX_PROFILE: relative(ROOT, profile) } })
      .then(() => undefined, (error) => error);
    const tasks = existsSync(profile) ? JSON.parse(readFileSync(profile, 'utf8')).flatMap(taskOf) : [];
    if (failure && !(failure instanceof CommandError && tasks.some(({ isDone }) => !isDone))) throw failure;
    return tasks;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A task of the profile, which besides has the names of its groups. */
function taskOf({ ph, dur, args }) {
  if (ph !== 'X') return [];
  const { target: { project, target }, status } = args;
  return [{ project, target, ms: dur / 1000, isDone: !['failure', 'skipped', 'stopped'].includes(status) }];
}
