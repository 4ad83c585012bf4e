import type { Principle } from '../src/index.ts';
import type { LabelledCase } from '../test/corpus.ts';
import { filesIn, readList } from '../test/corpus-files.ts';

interface Memo {
  memo: string;
  fails: Principle[];
}

/** Memos that were written for the text model without sight of rules, word lists or other payments. */
export function memosOf(): LabelledCase[] {
  return filesIn('payments/memos').flatMap((path) => readList<Memo>(path)
    .map(({ memo, fails }, n) => ({
      id: `${path}-${n + 1}`, tricky: true, fails,
      facts: { type: 'send', amount: '250', currency: 'AED', memo } as const,
    })));
}
