import { BackupRefusal } from './backup-manifest.ts';

/** Says how a command is asked, and ends it with 2. */
export const refuseCommand = (sentence: string): void => {
  process.stderr.write(sentence);
  process.exitCode = 2;
};

/** Runs a command to its end; what went wrong is told in one line, and ends it with 1. */
export const runCommand = (name: 'backup' | 'restore', main: () => Promise<void>): void => {
  main().catch((failure: unknown) => {
    const reason = failure instanceof BackupRefusal ? failure.message : `The ${name} failed: ${String(failure)}`;
    process.stderr.write(`${reason}\n`);
    process.exitCode = 1;
  });
};
