import { describe, expect, it } from '@jest/globals';
import { typedOption } from './typed-option.ts';

const options = ['Dubai', 'Doha', 'Abu Dhabi', 'Damascus'].map((label) => ({ value: label.toUpperCase(), label }));
const typedFrom = (chosen: string, typed: string) => typedOption(options, chosen, typed)?.label;

describe('Choosing by typing', () => {
  it('leads to the next that begins with a letter, however often it is typed, and round again', () => {
    expect(typedFrom('DUBAI', 'd')).toBe('Doha');
    expect(typedFrom('DOHA', 'dd')).toBe('Damascus');
    expect(typedFrom('DAMASCUS', 'd')).toBe('Dubai');
    expect(typedFrom('', 'D')).toBe('Dubai');
  });

  it('stays at what is chosen while it still begins with all that was typed', () => {
    expect(typedFrom('DOHA', 'do')).toBe('Doha');
    expect(typedFrom('DOHA', 'da')).toBe('Damascus');
    expect(typedFrom('', 'abu d')).toBe('Abu Dhabi');
  });

  it('leads nowhere if nothing begins so', () => {
    expect(typedFrom('DOHA', 'x')).toBeUndefined();
    expect(typedOption([], '', 'd')).toBeUndefined();
  });
});
