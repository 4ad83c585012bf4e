import { readdirSync, readFileSync } from 'node:fs';

/** The labelled texts; its README says what each set is and who may look at it. */
const CORPUS = new URL('../../../corpus/', import.meta.url);

/** What a file of the corpus says. */
export const readText = (path: string): string => readFileSync(new URL(path, CORPUS), 'utf8');

/** The list that a JSON file of the corpus holds. */
export const readList = <One>(path: string): One[] => JSON.parse(readText(path)) as One[];

/** The files of a folder of the corpus, by their names; the path of each begins at the corpus. */
export const filesIn = (folder: string): string[] =>
  readdirSync(new URL(`${folder}/`, CORPUS)).sort().map((name) => `${folder}/${name}`);

/**
 * All entries of a folder, the files in the order of their first ids: models learn in the order of their lessons, and a
 * file that gets another name must not teach other weights.
 */
export function entriesOf<One extends { id: string }>(folder: string): One[] {
  const lists = filesIn(folder).map((path) => readList<One>(path));
  return lists.sort(([one], [other]) => ((one?.id ?? '') < (other?.id ?? '') ? -1 : 1)).flat();
}
