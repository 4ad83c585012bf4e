import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { permissions } from '../eslint.config.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const DECLARED = /^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm;

/** Every import under a folder, the specs beside the sources left out: who imports, and what. */
export function importsUnder(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\/(node_modules|dist)\/|\/src\/.*\.spec\.tsx?$/.test(file))
    .flatMap((file) => ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles
      .map(({ fileName }) => ({ importer: relative(ROOT, file), imported: resolved(file, fileName) })));
}

function resolved(file, name) {
  return name.startsWith('.') ? relative(ROOT, resolve(dirname(file), name)) : name;
}

/** The lines of the permission table that no source file makes use of. */
export function unusedPermissions(table, imports) {
  const uses = ([from, to]) => imports.some(({ importer, imported }) => isIn(importer, from) && isIn(imported, to));
  const edges = [
    ...Object.entries(table.projects).flatMap(([project, names]) => names.map((name) => [project, name])),
    ...Object.entries(table.packages).flatMap(([name, folders]) => folders.map((folder) => [folder, name])),
    ...Object.entries(table.layers).flatMap(([root, layers]) => Object.entries(layers)
      .flatMap(([layer, others]) => others.map((other) => [`${root}/${layer}`, `${root}/${other}`]))),
  ];
  return edges.filter((edge) => !uses(edge)).map(([from, to]) => `${from} may import ${to}`);
}

function isIn(path, folder) {
  return path === folder || path.startsWith(folder + (folder.startsWith('@') ? '/' : sep));
}

/** The names that modules show in their `public.ts` and that no other module takes. */
export function shownInVain(modulesFolder) {
  const files = readdirSync(modulesFolder, { recursive: true }).filter((name) => name.endsWith('.ts'))
    .map((name) => join(modulesFolder, name));
  const taken = new Set(files.flatMap((file) => namesOf(file, ts.isImportDeclaration)
    .filter(({ from }) => from.startsWith('.') && from.endsWith('/public.ts'))
    .map(({ from, name }) => `${resolve(dirname(file), from)} ${name}`)));
  return files.filter((file) => file.endsWith('/public.ts'))
    .flatMap((file) => namesOf(file, ts.isExportDeclaration).map(({ name }) => ({ file, name })))
    .filter(({ file, name }) => !taken.has(`${file} ${name}`))
    .map(({ file, name }) => `${relative(modulesFolder, file)} shows ${name}`);
}

/** The names under a folder that more than one file exports, each with those files: one word has one meaning. */
export function namesakes(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => /\.tsx?$/.test(name));
  const exported = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(DECLARED)].map(([, name]) => ({ file, name })));
  return [...Map.groupBy(exported, ({ name }) => name)]
    .map(([name, places]) => ({ name, files: [...new Set(places.map(({ file }) => file))].sort() }))
    .filter((one) => one.files.length > 1)
    .map((one) => `${one.name} in ${one.files.join(' and ')}`);
}

/** What the imports, or the exports, of a file name, and where each comes from. */
function namesOf(file, isWanted) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.filter(isWanted).flatMap((statement) => {
    const names = statement.exportClause ?? statement.importClause?.namedBindings;
    const from = statement.moduleSpecifier?.text ?? '';
    return (names?.elements ?? []).map(({ name, propertyName }) =>
      ({ from, name: (statement.importClause && propertyName ? propertyName : name).text }));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folders = Object.keys(permissions.projects);
  const unused = unusedPermissions(permissions, folders.flatMap(importsUnder));
  const inVain = shownInVain(join(ROOT, 'apps/api/src/modules'));
  const twice = namesakes(join(ROOT, 'apps/console/src'));
  for (const line of unused) console.error(`Nobody uses this permission, so it must go: ${line}.`);
  for (const line of inVain) console.error(`No other module takes this, so it must go: ${line}.`);
  for (const line of twice) console.error(`Two exports of the console have one name: ${line}.`);
  if (unused.length + inVain.length + twice.length > 0) process.exitCode = 1;
  else console.log('Every import permission is used, and everything that a module shows.');
}
