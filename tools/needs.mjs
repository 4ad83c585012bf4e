import { spawnSync } from 'node:child_process';

const CHROMIUM = process.env.CHROMIUM_PATH;

/**
 * What tests use of the machine that they run on: how a program shows that it is there and new enough, and the packages
 * of Debian that bring it, the better ones first. A test whose program is missing is skipped, and counted by this name.
 */
export const needs = {
  jdk: {
    name: 'JDK 17', programs: ['javac'], args: ['--release', '17', '--version'], packages: [['default-jdk-headless']],
  },
  python: {
    name: 'Python 3.11', programs: ['python3', '/usr/bin/python3'],
    args: ['-c', 'import sys; sys.exit(sys.version_info < (3, 11))'], packages: [['python3']],
  },
  cryptography: {
    name: 'Python 3.11 with cryptography', programs: ['python3', '/usr/bin/python3'],
    args: ['-c', 'import cryptography, sys; sys.exit(sys.version_info < (3, 11))'],
    packages: [['python3', 'python3-cryptography']],
  },
  pdfsig: { name: 'pdfsig', programs: ['pdfsig'], args: ['-v'], packages: [['poppler-utils']] },
  pdftotext: { name: 'pdftotext', programs: ['pdftotext'], args: ['-v'], packages: [['poppler-utils']] },
  /** The one without windows takes a fifth less time. */
  browser: {
    name: 'Chromium', programs: CHROMIUM ? [CHROMIUM] : ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'],
    args: ['--version'], packages: [['chromium-headless-shell'], ['chromium']],
  },
  /** Tells a program another time than the machine's. */
  faketime: { name: 'faketime', programs: ['faketime'], args: ['--version'], packages: [['faketime']] },
  letters: {
    name: 'Fonts with Arabic letters', programs: ['test'],
    args: ['-e', '/usr/share/fonts/truetype/noto/NotoNaskhArabic-Regular.ttf'], packages: [['fonts-noto-core']],
  },
};

const POSTGRES = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/18/bin';

/**
 * What the drill of two database machines needs (`npm run test:failover`), which no test does: it is named when it is
 * missing, and never installed.
 */
export const drillNeeds = {
  patroni: { name: 'Patroni', programs: ['patroni'], args: ['--version'], packages: [['patroni', 'python3-etcd']] },
  haproxy: { name: 'HAProxy', programs: ['haproxy', '/usr/sbin/haproxy'], args: ['-v'], packages: [['haproxy']] },
  etcd: { name: 'etcd', programs: ['etcd'], args: ['--version'], packages: [['etcd-server']] },
  /** Debian 12 has no PostgreSQL 18, and the built-in one comes without what makes a standby. */
  postgres: {
    name: 'PostgreSQL 18 with pg_basebackup and pg_rewind', programs: [`${POSTGRES}/pg_rewind`], args: ['--version'],
    packages: [['postgresql-18']], folder: POSTGRES,
  },
};

/** What `npm run test:iso20022` needs, which no test does; never installed either. */
export const messageNeeds = {
  python: {
    name: 'Python 3.11 with virtual environments', programs: ['python3', '/usr/bin/python3'],
    args: ['-c', 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))'],
    packages: [['python3', 'python3-venv']],
  },
  jdk: needs.jdk,
  maven: { name: 'Maven', programs: ['mvn'], args: ['--version'], packages: [['maven']] },
};

/** The program of this machine that meets a need, or nothing. */
export function programFor({ programs, args }) {
  return programs.find((program) => spawnSync(program, args, { stdio: 'ignore' }).status === 0);
}

/** Those of some needs that this machine does not meet; otherwise of all that tests have. */
export function missingNeeds(asked = needs) {
  return Object.values(asked).filter((need) => programFor(need) === undefined);
}

const REASON = / \(needs ([^()]+)\)$/;

/** Gives `it` for tests that run a program; where that is missing they are skipped under a title that says so. */
export function itWith(it, need) {
  const program = programFor(need);
  return (title, test, timeoutMs) => program === undefined
    ? it.skip(`${title} (needs ${need.name})`, () => undefined)
    : it(title, () => test(program), timeoutMs);
}

/** What a skipped test lacks, by its title. */
export function needIn(title) {
  return REASON.exec(title)?.[1];
}
