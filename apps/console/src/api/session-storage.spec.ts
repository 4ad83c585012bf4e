import { beforeEach, describe, expect, it } from '@jest/globals';
import { clearSession, readSession, writeSession } from './session-storage.ts';
import type { Session } from './session.slice.ts';

const session: Session = { token: 'token', user: { id: '1', username: 'amina', name: 'Amina Rahman', role: 'user' } };

describe('the kept session', () => {
  beforeEach(() => localStorage.clear());

  it('is read as it was written', () => {
    writeSession(session);
    expect(readSession()).toEqual(session);
    clearSession();
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{broken', '"text"', 'null', '{"id":"1","username":"amina","name":"Amina","role":"owner"}'])(
    'clears token and user when the user reads %s',
    (text) => {
      localStorage.setItem('auth_token', 'token');
      localStorage.setItem('auth_user', text);
      expect(readSession()).toBeNull();
      expect(localStorage).toHaveLength(0);
    },
  );

  it('needs both the token and the user', () => {
    localStorage.setItem('auth_token', 'token');
    expect(readSession()).toBeNull();
    expect(localStorage.getItem('auth_token')).toBeNull();
  });
});
