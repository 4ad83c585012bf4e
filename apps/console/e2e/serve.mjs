import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';

// Runs the Connects of all workers, which start side by side, for as long as the tests hold its input open, and removes
// their books afterwards: however the tests end, also by a signal that nobody can catch, no Connect outlives them. When
// one ends, all do.
const settings = JSON.parse(process.env.CONNECTS);
const connects = settings.map((env) => spawn(process.execPath, ['tools/start.mjs'], {
  stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env },
}));
const stop = () => connects.forEach((connect) => connect.kill('SIGTERM'));
process.stdin.resume().once('close', stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

const codes = await Promise.all(connects.map(async (connect, index) => {
  const [code] = await once(connect, 'close');
  stop();
  await rm(settings[index].DATA_DIR, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  return code;
}));
process.exit(codes.find((code) => code !== 0) ?? 0);
