import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { needIn } from '../needs.mjs';
import { note } from './notes.mjs';

/** A Jest reporter that notes the results of a project; a file that could not even be loaded is a failed test. */
export default class JestNotes {
  onRunComplete(contexts, { testResults }) {
    const [context] = contexts;
    if (!context) return;
    const { displayName, rootDir } = context.config;
    const files = testResults.map((result) => ({ ...result, file: relative(rootDir, result.testFilePath) }));
    note(displayName.name, {
      tests: files.flatMap((file) => [...unloaded(file), ...file.testResults.map((test) => resultOf(file.file, test))]),
      parts: files.map(({ file, perfStats }) => ({ name: file, ms: perfStats.runtime })),
    });
  }
}

function unloaded({ file, testExecError }) {
  return testExecError ? [{ name: file, file, status: 'failed', error: testExecError.message }] : [];
}

function resultOf(file, { ancestorTitles, title, status, failureMessages }) {
  const name = [file, ...ancestorTitles, title].join(' › ');
  if (status === 'passed') return { name, file, status };
  if (status === 'failed') return { name, file, status, error: stripVTControlCharacters(failureMessages.join('\n')) };
  return { name, file, status: 'skipped', reason: needIn(title) };
}
