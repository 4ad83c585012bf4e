import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** The kernel counts processor time in hundredths of a second. */
const MICROSECONDS_A_TICK = 10_000;

interface ProcessTimes {
  parent: number;
  own: number;
  /** What children that have ended used. */
  ended: number;
}

// The name of the program stands in brackets and may hold anything; the numbers follow the last bracket.
const timesOf = (pid: number | 'self'): ProcessTimes | null => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ').map(Number);
    const at = (n: number): number => fields[n - 3] ?? 0;
    return { parent: at(4), own: at(14) + at(15), ended: at(16) + at(17) };
  } catch {
    return null;
  }
};

/** Processor time of a process, of the children it has and of those it had, in microseconds. */
export const familyCpu = (pid: number): number => {
  const family = readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number)
    .map((other) => ({ other, times: timesOf(other) }))
    .filter(({ other, times }) => other === pid || times?.parent === pid);
  return family.reduce((sum, { other, times }) =>
    sum + (times?.own ?? 0) + (other === pid ? times?.ended ?? 0 : 0), 0) * MICROSECONDS_A_TICK;
};

/** Processor time of the children of this process that have ended, in microseconds. */
export const endedChildrenCpu = (): number => (timesOf('self')?.ended ?? 0) * MICROSECONDS_A_TICK;

const megabytes = (pid: number, name: 'VmHWM' | 'VmRSS'): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status) ?? [];
  return Number(kilobytes) / 1024;
};

/** The most memory a process has held at once, ever or since its peak was forgotten, in megabytes. */
export const peakMegabytes = (pid: number): number => megabytes(pid, 'VmHWM');

/** The memory a process holds now, in megabytes. */
export const residentMegabytes = (pid: number): number => megabytes(pid, 'VmRSS');

/** Lets the peak of a process begin anew at what it holds now. */
export const forgetPeak = (pid: number): void => { writeFileSync(`/proc/${pid}/clear_refs`, '5'); };
