import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

const doorsByModule = new Map();

/** The files of the providers that a module's `@Module({ exports })` lists; read again when the module file changes. */
function doorsOf(folder) {
  const file = join(folder, `${basename(folder)}.module.ts`);
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (changed === undefined) return [];
  const known = doorsByModule.get(file);
  if (known?.changed === changed) return known.doors;
  const text = readFileSync(file, 'utf8');
  const exported = /\bexports:\s*\[([^\]]*)\]/.exec(text)?.[1].match(/\w+/g) ?? [];
  const doors = [file];
  for (const [, names, source] of text.matchAll(/import\s*\{([^}]*)\}\s*from\s*'(\.[^']*)'/g)) {
    if (names.match(/\w+/g)?.some((name) => exported.includes(name))) doors.push(resolve(folder, source));
  }
  doorsByModule.set(file, { changed, doors });
  return doors;
}

/** Says why a file of one module may not import a file of another, or nothing when it may. */
export function moduleDoorProblem(importer, imported, modulesFolder) {
  const [from, to] = [importer, imported].map((path) => relative(modulesFolder, path).split(sep)[0]);
  if ([from, to].includes('..') || from === to) return undefined;
  const folder = join(modulesFolder, to);
  if (imported === join(folder, 'public.ts') || doorsOf(folder).includes(imported)) return undefined;
  return `Module "${to}" is entered only through its public.ts, its module file and the providers which that exports; `
    + `${basename(imported)} is none of them.`;
}

export const moduleDoor = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { modules: { type: 'string' } }, additionalProperties: false }],
  },
  create(context) {
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string' || !source.startsWith('.')) return;
      const imported = resolve(dirname(context.filename), source);
      const message = moduleDoorProblem(context.filename, imported, context.options[0].modules);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check, ImportExpression: check, ExportNamedDeclaration: check, ExportAllDeclaration: check,
    };
  },
};
