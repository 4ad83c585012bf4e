import { expect, it } from '@jest/globals';
import type { Session } from '../api/session.slice.ts';
import { signedIn, signedOut } from '../api/session.slice.ts';
import { keepForm, readKept } from '../features/transactions/composer/drafts/kept-form.ts';
import { createStore } from './store.ts';

const session = { user: { id: 'u1', username: 'amina', name: 'Amina', role: 'user' }, token: 'token' } as Session;

it('throws away what it keeps of somebody who signs out, and of nobody else', () => {
  const store = createStore();
  store.dispatch(signedIn(session));
  for (const id of ['u1', 'u2']) keepForm(id, '{"amount":"12.00"}');
  store.dispatch(signedOut());
  expect([readKept('u1'), readKept('u2')]).toEqual([null, { amount: '12.00' }]);
});
