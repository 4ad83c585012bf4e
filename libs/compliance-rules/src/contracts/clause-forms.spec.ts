import { describe, expect, it } from '@jest/globals';
import { clauseForms } from './clause-forms.ts';

describe('the forms of a word in a contract', () => {
  it.each([
    ['تتحمل', 'يتحمل'], ['سيتحمل', 'يتحمل'], ['ستتحمل', 'يتحمل'], ['دفعت', 'دفع'], ['حصتها', 'حصه'], ['مالها', 'مال'],
  ])('%s is looked up as %s too', (word, form) => {
    expect(clauseForms(word)).toContain(form);
  });

  it('has the other words for a party, in both languages and in the plural', () => {
    expect(clauseForms('purchaser')).toEqual(expect.arrayContaining(['buyer', 'customer', 'عميل']));
    expect(clauseForms('lessees')).toContain('tenants');
    expect(clauseForms('buyer')).not.toContain('seller');
  });

  it('leaves other words as they are', () => {
    expect(clauseForms('rent')).toEqual(['rent']);
  });
});
