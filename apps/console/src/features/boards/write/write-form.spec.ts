import { describe, expect, it } from '@jest/globals';
import { writtenFieldOf, formOf, textOf, WriteForm } from './write-form.ts';

const text = {
  title: { ar: 'عنوان', en: 'Title' }, question: { ar: 'هل؟', en: 'May one?' }, ruling: { ar: 'يجوز', en: 'Yes.' },
  reasons: { ar: 'لأن', en: 'For' }, sources: ['AAOIFI Shari’ah Standard 8', 'IIFA 40'],
  binds: [{ kind: 'ruleset' as const, value: '3' }], validFrom: '2026-12-01', validUntil: null,
};

describe('the form of a resolution', () => {
  it('says again what it was filled from', () => {
    expect(textOf({ ...formOf(text), boardId: '' }, text.binds)).toEqual(text);
  });

  it('leaves out lines and bindings that say nothing, and what stands around words', () => {
    const form = Object.assign(new WriteForm(), formOf(text), { titleEn: ' Title ', sources: '\n IIFA 40 \n\n' });
    expect(textOf(form, [{ kind: 'rule', value: ' ' }, { kind: 'product', value: ' ijara ' }])).toMatchObject({
      title: text.title, sources: ['IIFA 40'], binds: [{ kind: 'product', value: 'ijara' }],
    });
  });

  it('knows its fields by the names of the API', () => {
    expect(['title.ar', 'reasons.en', 'sources[0]', 'validFrom'].map(writtenFieldOf))
      .toEqual(['titleAr', 'reasonsEn', 'sources', 'validFrom']);
  });
});
