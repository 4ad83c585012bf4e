import { readdirSync, readFileSync } from 'node:fs';
import type { Principle } from '../src/index.ts';
import type { LabelledCase } from '../test/corpus.ts';

interface Memo {
  memo: string;
  fails: Principle[];
}

const FOLDER = new URL('./memos/', import.meta.url);

/** Memos that were written for the text model without sight of rules, word lists or other payments. */
export function memosOf(): LabelledCase[] {
  return readdirSync(FOLDER).sort().filter((file) => file.endsWith('.json')).flatMap((file) => {
    const memos = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Memo[];
    return memos.map(({ memo, fails }, n) => ({
      id: `${file.replace('.json', '')}-${n + 1}`, tricky: true, fails,
      facts: { type: 'send', amount: '250', currency: 'AED', memo } as const,
    }));
  });
}
