import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { firstWords, parts } from '../i18n/resources.ts';
import { screens } from './routes.tsx';

const source = resolve(import.meta.dirname, '..');
const imported = /(?:from |import\()'(\.[^']+\.tsx?)'/g;
const hooks = /useTranslation\(([^)]*)\)|TFunction<('\w+')>/g;
const prefixed = /['`](\w+):\w/g;

/** The program files a screen consists of. */
const filesOf = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file) || file.includes('/i18n/')) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
    filesOf(resolve(dirname(file), path), found);
  }
  return found;
};

/** The parts of the console whose words a program file says. */
const partsIn = (file: string): string[] => {
  const text = readFileSync(file, 'utf8');
  const named = [...text.matchAll(hooks)].flatMap(([, list, one]) => (list ?? one ?? '').match(/\w+/g) ?? []);
  return [...named, ...[...text.matchAll(prefixed)].map(([, part = '']) => part)].filter((part) => part in parts);
};

const fileOf = (load: () => unknown): string =>
  resolve(source, 'app', /import\((?:__\w+\()?['"]([^'"]+)['"]/.exec(load.toString())?.[1] ?? '');

describe('the words of a screen', () => {
  it.each(screens.map((screen) => [screen.path, screen] as const))('are fetched along with it: %s', (_, screen) => {
    const said = [...filesOf(fileOf(screen.load))].flatMap(partsIn);
    const needed = [...new Set(said)].filter((part) => !(part in firstWords)).sort();
    expect([...screen.words].sort()).toEqual(needed);
  });
});
