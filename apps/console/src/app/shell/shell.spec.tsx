import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { signedIn } from '../../api/session.slice.ts';
import { App } from '../app.tsx';
import { createStore } from '../store.ts';
import { Shell } from './shell.tsx';

const status = {
  environment: 'sandbox',
  automaticSignIn: false,
  networks: [
    { network: 'uae_dirham', name: 'UAE e-Dirham', isOnline: true },
    { network: 'qatar_cbdc', name: 'Qatar CBDC', isOnline: false },
  ],
};

/** Opens a screen that only administrators and banks may see, as somebody of the given role. */
function openAs(role: 'bank' | 'user') {
  const store = createStore();
  store.dispatch(signedIn({ token: 't', user: { id: '1', username: 'x', name: 'Noora Al Thani', role } }));
  const handle = { title: { en: 'Audit Logs', ar: '' }, roles: ['admin', 'bank'] };
  const routes = [{ element: <Shell />, children: [{ path: '/', handle, element: <p>The audit log</p> }] }];
  render(<App store={store} router={createMemoryRouter(routes)} />);
}

const addressOf = (asked: string | URL | Request): string => (asked instanceof Request ? asked.url : asked.toString());

describe('the shell', () => {
  const realFetch = globalThis.fetch;
  beforeEach(() => {
    globalThis.fetch = (asked) => Promise.resolve(
      Response.json(addressOf(asked).includes('/notifications') ? { unread: 0, notifications: [] } : status));
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('opens a screen to the roles it names', async () => {
    openAs('bank');
    expect(await screen.findByText('The audit log')).toBeVisible();
  });

  it('shows everybody else which role it needs, and not the screen', async () => {
    openAs('user');
    expect(await screen.findByText(/needs one of the roles Administrator or Bank\. .* as User\./)).toBeVisible();
    expect(screen.queryByText('The audit log')).not.toBeInTheDocument();
  });

  it('says of each network what was measured, and that this is a sandbox', async () => {
    openAs('bank');
    expect(await screen.findByText('UAE e-Dirham')).toBeVisible();
    const states = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(states).toEqual(expect.arrayContaining(['UAE e-DirhamOnline', 'Qatar CBDCOffline']));
    expect(screen.getByRole('note')).toHaveTextContent('SANDBOX');
    expect(document.title).toBe('Audit Logs · Connect (Sandbox)');
  });
});
