import { describe, expect, it } from '@jest/globals';
import { namesIn } from './alias-names.ts';

describe('a field of names', () => {
  it.each([
    ['Kasim Testani', ['Kasim Testani']],
    ['Jorvad Rastigi; Jorwad Pastiqui; Zorwad Mastikhi', ['Jorvad Rastigi', 'Jorwad Pastiqui', 'Zorwad Mastikhi']],
    ['Kasim Testani b) Qasim Testany c) K. Testani', ['Kasim Testani', 'Qasim Testany', 'K. Testani']],
    ['a) Kasim Testani b) Qasim Testany', ['Kasim Testani', 'Qasim Testany']],
    ['Gulab Testgul (كلاب تستكل)', ['Gulab Testgul', 'كلاب تستكل', 'Gulab Testgul (كلاب تستكل)']],
    ['Haldun Samplezade (false identity related to a fraudulent identification number 0000 linked to a passport)', ['Haldun Samplezade']],
    ['Zarqonia Trading (formerly Mockana Trading)', ['Zarqonia Trading', 'Mockana Trading']],
    ['Zarqonia (Malta) Ltd', ['Zarqonia Ltd', 'Malta', 'Zarqonia (Malta) Ltd']],
    ['(كلاب)', ['كلاب']], ['', []], ['(—)', ['(—)']],
  ])('%j', (field, names) => { expect(namesIn(field)).toEqual(names); });
});
