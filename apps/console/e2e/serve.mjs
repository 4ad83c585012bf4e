import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';

// Runs a Connect for as long as the tests hold its input open, and removes its books afterwards: however the tests end,
// also by a signal that nobody can catch, no Connect outlives them.
const connect = spawn(process.execPath, ['tools/start.mjs'], { stdio: ['ignore', 'inherit', 'inherit'] });
const stop = () => connect.kill('SIGTERM');
process.stdin.resume().once('close', stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

connect.once('close', async (code) => {
  await rm(process.env.DATA_DIR, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  process.exit(code ?? 1);
});
