/** The PostgreSQL and the Node 24 that packages bring along are built for these, with glibc. */
const BUILT_FOR = ['linux-x64', 'linux-arm64'];
/** Jest and the ORM need it; a Node that is started by hand must be of it as well. */
const OWN_NODE = { major: 24, leastMinor: 9 };

/** This machine, as far as it decides what can run on it. */
export function thisMachine() {
  return {
    name: `${process.platform}-${process.arch}`, isGlibc: process.platform !== 'linux' || hasGlibc(),
    nodeVersion: process.versions.node, databaseUrl: process.env.DATABASE_URL,
  };
}

/** Node names the C library that it runs on; on musl there is no such name. */
function hasGlibc() {
  // Without this the report looks up a name for every address.
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime !== undefined;
}

/** Whether the packaged Node and PostgreSQL run on a machine. */
export const runsPackaged = ({ name, isGlibc }) => BUILT_FOR.includes(name) && isGlibc;

/** Whether the Node of a machine can take the place of the packaged one. */
export function runsByItself({ nodeVersion }) {
  const [major, minor] = nodeVersion.split('.').map(Number);
  return major === OWN_NODE.major && minor >= OWN_NODE.leastMinor;
}

/** What a machine lacks to run Connect and how it gets there, or nothing. */
export function lackOf(machine) {
  if (runsPackaged(machine)) return undefined;
  const lacks = [
    ...(runsByItself(machine) ? []
      : [`Start it by Node 24, from 24.9 on, instead of ${machine.nodeVersion}.`]),
    ...(machine.databaseUrl ? [] : ['Set DATABASE_URL to a PostgreSQL of version 18 or later.']),
  ];
  if (lacks.length === 0) return undefined;
  const name = machine.isGlibc ? machine.name : `${machine.name} without glibc`;
  return [
    'Connect brings PostgreSQL and Node 24 along for Linux with glibc on x64 and arm64 only, '
      + `and this machine is ${name}.`,
    ...lacks,
  ].join('\n');
}
