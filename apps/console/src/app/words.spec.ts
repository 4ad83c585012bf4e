import { describe, expect, it } from '@jest/globals';
import type { Part } from '../i18n/words.ts';
import { wordFiles } from './features.ts';

/** Texts under keys, or in lists, to any depth. */
type Words = object;

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Each text under the path of its keys; the forms of a plural stand under one path. */
const textsOf = (words: Words, path = ''): Map<string, string[]> => {
  const texts = new Map<string, string[]>();
  for (const [key, value] of Object.entries(words) as [string, string | Words][]) {
    if (typeof value === 'string') {
      const name = path + key.replace(PLURAL, '');
      texts.set(name, [...(texts.get(name) ?? []), value]);
    } else {
      for (const [name, found] of textsOf(value, `${path}${key}.`)) texts.set(name, found);
    }
  }
  return texts;
};

const slotsOf = (texts: string[]): string[] =>
  [...new Set(texts.flatMap((text) => text.match(/\{\{\s*\w+/g) ?? []))].map((slot) => slot.slice(2).trim()).sort();

const pluralForms = new Intl.PluralRules('ar').resolvedOptions().pluralCategories;

const formsOf = (words: Words, name: string): string[] => {
  const path = name.split('.');
  const last = path.pop() ?? '';
  const around = path.reduce((inner, key) => (inner as Record<string, Words>)[key] ?? {}, words);
  return Object.keys(around).filter((key) => key.replace(PLURAL, '') === last && PLURAL.test(key));
};

const names = Object.keys(wordFiles) as Part[];

const read = async (part: Part): Promise<{ english: Words; arabic: Words }> => {
  const [english, arabic] = await Promise.all([wordFiles[part].en(), wordFiles[part].ar()]);
  return { english: english.default, arabic: arabic.default };
};

describe('the Arabic words', () => {
  it.each(names)('say all that the English ones say: %s', async (part) => {
    const { english, arabic } = await read(part);
    const wanted = textsOf(english);
    const said = textsOf(arabic);
    expect([...said.keys()].sort()).toEqual([...wanted.keys()].sort());
    for (const [name, texts] of said) {
      const slots = slotsOf(wanted.get(name) ?? []);
      expect({ name, slots: slotsOf(texts).filter((slot) => !slots.includes(slot)) }).toEqual({ name, slots: [] });
    }
  });

  it.each(names)('have every form of each plural: %s', async (part) => {
    const { arabic } = await read(part);
    for (const name of textsOf(arabic).keys()) {
      const forms = formsOf(arabic, name).map((key) => key.slice(key.lastIndexOf('_') + 1)).sort();
      if (forms.length > 0) expect({ name, forms }).toEqual({ name, forms: [...pluralForms].sort() });
    }
  });
});

describe('the networks', () => {
  it('have one name each in Arabic, wherever they are called by it', async () => {
    const said: Record<'uae_dirham' | 'qatar_cbdc', Set<string>> = { uae_dirham: new Set(), qatar_cbdc: new Set() };
    for (const part of names) {
      const { arabic } = await read(part);
      for (const [name, [text = '']] of textsOf(arabic)) {
        const network = /(?:^|\.)(uae_dirham|qatar_cbdc)$/.exec(name)?.[1] as keyof typeof said | undefined;
        // Of the parts of the system, it is the settlement on a network that is named.
        if (network) said[network].add(text.replace(/^تسوية /, ''));
      }
    }
    expect([...said.uae_dirham]).toEqual(['الدرهم الإلكتروني الإماراتي']);
    expect([...said.qatar_cbdc]).toEqual(['عملة قطر الرقمية']);
  });
});
