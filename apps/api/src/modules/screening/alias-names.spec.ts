import { describe, expect, it } from '@jest/globals';
import { listedNames, namesIn } from './alias-names.ts';

describe('a field of names', () => {
  it.each([
    ['Kasim Testani', ['Kasim Testani']],
    ['Jorvad Rastigi; Jorwad Pastiqui; Zorwad Mastikhi', ['Jorvad Rastigi', 'Jorwad Pastiqui', 'Zorwad Mastikhi']],
    ['Jorvad Rastigi؛ Jorwad Pastiqui；Zorwad', ['Jorvad Rastigi', 'Jorwad Pastiqui', 'Zorwad']],
    ['Kasim Testani / Qasim Testany', ['Kasim Testani', 'Qasim Testany']],
    ['Kasim Testani b) Qasim Testany c) K. Testani', ['Kasim Testani', 'Qasim Testany', 'K. Testani']],
    ['a) Kasim Testani b) Qasim Testany', ['Kasim Testani', 'Qasim Testany']],
    ['(a) Kasim Testani (b) Qasim Testany', ['Kasim Testani', 'Qasim Testany']],
    ['1) Kasim Testani 2) Qasim Testany', ['Kasim Testani', 'Qasim Testany']],
    ['1. Kasim Testani 2. Qasim Testany', ['Kasim Testani', 'Qasim Testany']],
    ['Gulab Testgul (كلاب تستكل)', ['Gulab Testgul', 'كلاب تستكل', 'Gulab Testgul (كلاب تستكل)']],
    ['Gulab Testgul （كلاب تستكل）', ['Gulab Testgul', 'كلاب تستكل', 'Gulab Testgul （كلاب تستكل）']],
    ['Gulab Testgul (original script: كلاب تستكل)', ['Gulab Testgul', 'كلاب تستكل']],
    ['Gulab Testgul (Arabic: كلاب تستكل; كلاب التستكل)', ['Gulab Testgul', 'كلاب تستكل', 'كلاب التستكل']],
    ['Haldun Samplezade (false identity related to a fraudulent identification number 0000 linked to a passport)', ['Haldun Samplezade']],
    ['Zarqonia Trading (formerly Mockana Trading)', ['Zarqonia Trading', 'Mockana Trading']],
    ['Zarqonia Trading (a.k.a. Mockana; Mockana Two)', ['Zarqonia Trading', 'Mockana', 'Mockana Two']],
    ['Zarqonia Trading (formerly known as Mockana (Malta) Ltd)', ['Zarqonia Trading', 'Mockana Ltd', 'Malta', 'Mockana (Malta) Ltd']],
    ['Zarqonia Trading a.k.a. Mockana Trading', ['Zarqonia Trading', 'Mockana Trading']],
    ['Zarqonia Trading, also known as Mockana, f.k.a. Mock', ['Zarqonia Trading', 'Mockana', 'Mock']],
    ['Kasim Testani alias Qasim', ['Kasim Testani', 'Qasim', 'Kasim Testani alias Qasim']],
    ['Zarqonia (Malta) Ltd', ['Zarqonia Ltd', 'Malta', 'Zarqonia (Malta) Ltd']],
    ['Zarqonia (M) Sdn Bhd', ['Zarqonia Sdn Bhd', 'M', 'Zarqonia (M) Sdn Bhd']],
    ['Kasim Testani (Good quality); Qasim (low quality)', ['Kasim Testani', 'Qasim']],
    ['Zarqonia (Malta', ['Zarqonia (Malta']],
    ['(كلاب)', ['كلاب']], ['', []], ['(—)', ['(—)']], ['(nickname)', ['(nickname)']],
  ])('%j', (field, names) => { expect(namesIn(field)).toEqual(names); });

  it.each([
    ['Good quality: Kasim Testani; Qasim Testany; Low quality: Abu Test; Abu Zwei', ['Abu Test', 'Abu Zwei']],
    ['Good quality: Kasim Testani, Low quality: Abu Test', ['Abu Test']],
    ['Low quality a.k.a.: Abu Test', ['Abu Test']],
    ['Kasim Testani (Good quality a.k.a.); Abu Test [low quality a.k.a.]', ['Abu Test']],
    ['Kasim Testani; Abu Test (weak)', ['Abu Test']],
    ['Kasim Testani; Abu Test - low quality', ['Abu Test']],
  ])('says which of its names are weak: %s', (field, weak) => {
    const names = listedNames([{ name: field, isWeak: false }]);
    expect(names.filter(({ isWeak }) => isWeak).map(({ name }) => name)).toEqual(weak);
    expect(names.every(({ name }) => !/quality|weak/i.test(name))).toBe(true);
  });

  it('keeps every name of a weak field weak, unless the party bears it otherwise', () => {
    expect(listedNames([
      { name: 'Kasim Testani', isWeak: false }, { name: 'Abu Test; Kasim Testani (ابو تست)', isWeak: true },
    ])).toEqual([
      { name: 'Kasim Testani', isWeak: false }, { name: 'Abu Test', isWeak: true }, { name: 'ابو تست', isWeak: true },
      { name: 'Kasim Testani (ابو تست)', isWeak: true },
    ]);
  });

  it('is read the same when what was read is read again', () => {
    const fields = ['Zarqonia (Malta) Ltd', 'Gulab Testgul (كلاب تستكل)', 'Kasim alias Qasim', 'A B; C D (E F)'];
    const once = listedNames(fields.map((name) => ({ name, isWeak: false })));
    expect(new Set(listedNames(once).map(({ name }) => name))).toEqual(new Set(once.map(({ name }) => name)));
  });
});
