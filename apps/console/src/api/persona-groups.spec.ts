import { expect, it } from '@jest/globals';
import type { PersonaDto } from '@connect/sdk';
import { personaGroups } from './persona-groups.ts';

it('the people of the sandbox stand by bank, the administrator first and customers last', () => {
  const person = (username: string, role: PersonaDto['role'], bank: string | null) =>
    ({ username, name: username, role, bank });
  const groups = personaGroups([
    person('amina', 'user', 'One Bank'), person('first', 'bank', 'One Bank'), person('far', 'bank', 'Other Bank'),
    person('second', 'bank', 'One Bank'), person('admin', 'admin', null),
    person('mufti', 'scholar', null), person('scholar', 'scholar', 'One Bank'), person('auditor', 'auditor', 'One Bank'),
  ]);
  expect(groups.map(({ role, bank, people }) => [role, bank, people.map(({ username }) => username)])).toEqual([
    ['admin', null, ['admin']], ['bank', 'One Bank', ['first', 'second']], ['bank', 'Other Bank', ['far']],
    ['scholar', null, ['mufti']], ['scholar', 'One Bank', ['scholar']], ['auditor', 'One Bank', ['auditor']],
    ['user', null, ['amina']],
  ]);
});
