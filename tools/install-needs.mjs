import { spawnSync } from 'node:child_process';
import { missingNeeds } from './needs.mjs';

/** What a package manager may take; a mirror that does not answer must not hold up everything that needs no tool. */
const LONGEST_MS = 600_000;

/** Installs one of the sets of packages, the first that can be had. */
function install({ packages }) {
  return packages.some((set) => apt(['install', '-y', '--no-install-recommends', ...set]));
}

function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync('apt-get', ['-qq', ...args], {
    env, stdio: ['ignore', 'ignore', 'inherit'], timeout: LONGEST_MS,
  });
  return status === 0;
}

const missing = missingNeeds();
const isAble = process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
if (missing.length > 0 && isAble) {
  apt(['update']);
  missing.forEach(install);
}

const left = missing.length > 0 ? missingNeeds() : [];
for (const need of missing) {
  const [packages] = need.packages;
  console.log(left.includes(need)
    ? `${need.name}: missing here; Debian has it in ${packages.join(' and ')}.` : `${need.name}: installed.`);
}
if (missing.length === 0) console.log('Everything that tests use is there.');
