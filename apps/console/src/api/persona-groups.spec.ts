import { expect, it } from '@jest/globals';
import { personaGroups } from './persona-groups.ts';

it('the people of the sandbox stand by bank, the administrator first and customers last', () => {
  const person = (username: string, role: 'admin' | 'bank' | 'user', bank: string | null) =>
    ({ username, name: username, role, bank });
  const groups = personaGroups([
    person('amina', 'user', 'One Bank'), person('first', 'bank', 'One Bank'), person('far', 'bank', 'Other Bank'),
    person('second', 'bank', 'One Bank'), person('admin', 'admin', null),
  ]);
  expect(groups.map(({ role, bank, people }) => [role, bank, people.map(({ username }) => username)])).toEqual([
    ['admin', null, ['admin']], ['bank', 'One Bank', ['first', 'second']], ['bank', 'Other Bank', ['far']],
    ['user', null, ['amina']],
  ]);
});
