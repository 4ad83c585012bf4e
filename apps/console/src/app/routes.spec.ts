import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { firstWords } from '../i18n/shared-words.ts';
import { features, wordFiles } from './features.ts';
import { openScreens, screens } from './routes.ts';

const source = resolve(import.meta.dirname, '..');
const imported = /(?:from |import\()'(\.[^']+\.tsx?)'/g;
const hooks = /useTranslation\(([^)]*)\)|TFunction<('\w+')>/g;
const prefixed = /['`](\w+):\w/g;
const routes =
  /path: '([^']+)',[^{]*\{[^}]*\},[^{]*words: \[([^\]]*)\],\s*load: async \(\) => \(await import\('([^']+)'\)/g;

/** The program files a screen consists of. */
const filesOf = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file) || file.includes('/i18n/')) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
    filesOf(resolve(dirname(file), path), found);
  }
  return found;
};

/** The words of problems come with the first request that fails; codes within an answer need them before. */
const saysProblems = (file: string, text: string): boolean =>
  file.includes('/features/') && text.includes('/problem-words.ts');

/** The parts of the console whose words a program file says. */
const partsIn = (file: string): string[] => {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('/api/problem-words.ts')) return [];
  if (saysProblems(file, text)) return ['problems', ...saidIn(text)];
  return saidIn(text);
};

const saidIn = (text: string): string[] => {
  const named = [...text.matchAll(hooks)].flatMap(([, list, one]) => (list ?? one ?? '').match(/\w+/g) ?? []);
  return [...named, ...[...text.matchAll(prefixed)].map(([, part = '']) => part)].filter((part) => part in wordFiles);
};

/** The features, each by its folder. */
const folders = readdirSync(resolve(source, 'features'))
  .filter((folder) => existsSync(resolve(source, 'features', folder, 'feature.ts')));

/** Each screen: its feature and path, the file it is in, and the parts whose words its route names. */
const named = folders.flatMap((folder) => {
  const feature = resolve(source, 'features', folder, 'feature.ts');
  return [...readFileSync(feature, 'utf8').matchAll(routes)].map(([, path = '', words = '', file = '']) =>
    [path, resolve(dirname(feature), file), words.match(/\w+/g) ?? []] as const);
});

describe('the features', () => {
  it('all stand in the list, with every screen', () => {
    expect(features).toHaveLength(folders.length);
    expect(named.map(([path]) => path).sort()).toEqual([...screens, ...openScreens].map(({ path }) => path).sort());
  });
});

describe('the words of a screen', () => {
  it.each(named)('are fetched along with it: %s', (_, file, words) => {
    const said = [...new Set([...filesOf(file)].flatMap(partsIn))];
    expect([...words].sort()).toEqual(said.filter((part) => !(part in firstWords)).sort());
  });
});
