import { startLocalProvider } from './local-provider.ts';

// Serves a provider for a console at the address given, at the port given, for as long as whoever started it lives.
const [port = '0', console = ''] = process.argv.slice(2);
const { issuer, close } = await startLocalProvider(console, Number(port));
process.stdout.write(`${issuer}\n`);
process.stdin.resume().once('close', () => { void close(); });
