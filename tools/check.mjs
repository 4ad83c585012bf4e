import { printSlowest } from './results/summary.mjs';
import { runTasks } from './tasks.mjs';
import { CommandError } from './workspace.mjs';

const TARGETS = [
  'lint', 'typecheck', 'build', 'self-test', 'import-permissions', 'openapi', 'migrations', 'console-sizes',
];

/** Everything that can be said about the code without running it; all complaints are shown, not only the first. */
export async function check() {
  const tasks = await runTasks(['-t', ...TARGETS, '--output-style=static']);
  const parts = tasks.map(({ project, target, ...task }) => ({ ...task, name: `${project}: ${target}` }));
  printSlowest('npm run check', [{ parts }]);
  const failed = parts.filter(({ isDone }) => !isDone).map(({ name }) => name);
  if (failed.length > 0) throw new CommandError(`\nThe check failed: ${failed.join('; ')}.`, 1);
  console.log('\nThe check passed.');
}
