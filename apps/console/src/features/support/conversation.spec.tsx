import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { SupportConversationDto } from '@connect/sdk';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { baseApi } from '../../api/base-api.ts';
import { renderWithStore } from '../../test-page.tsx';
import { ConversationScreen } from './conversation.screen.tsx';

const request: SupportConversationDto = {
  id: 'one', number: 'SR-1', kind: 'request', subject: 'A late payment', category: 'other', priority: 'medium',
  state: 'open', requester: { id: '1', name: 'Amina Rahman' }, contactName: 'Amina Rahman',
  contactEmail: 'amina@example.com', assignee: null, reportedRequestId: null, createdAt: '2026-11-20T08:30:00.000Z',
  updatedAt: '2026-11-20T08:30:00.000Z', messages: [], steps: ['write'],
};
const failed = { error: 'It failed.', code: 'INTERNAL', requestId: 'req_1' };

/** An API that has one request, and answers what is written when it is told to. */
function fakeApi() {
  const api = { isWorking: true, written: [] as unknown[], answer: (): void => undefined };
  globalThis.fetch = (_, init = {}) => {
    if (init.method !== 'POST') {
      return Promise.resolve(api.isWorking ? Response.json(request) : Response.json(failed, { status: 500 }));
    }
    api.written.push(JSON.parse(init.body as string));
    return new Promise((resolve) => {
      api.answer = () => resolve(Response.json(request));
    });
  };
  return api;
}

async function open() {
  const router = createMemoryRouter([{ path: '/support/:id', element: <ConversationScreen /> }], {
    initialEntries: ['/support/one'],
  });
  const store = renderWithStore(<RouterProvider router={router} />);
  return { store, field: await screen.findByRole('textbox') };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const pressEnter = (field: HTMLElement, repeat = false) => fireEvent.keyDown(field, { key: 'Enter', repeat });

describe('a conversation with support', () => {
  const realFetch = globalThis.fetch;
  let api: ReturnType<typeof fakeApi>;
  beforeEach(() => {
    api = fakeApi();
    // What is said last is scrolled to, which jsdom does not know.
    Element.prototype.scrollTo = () => undefined;
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('stays with what is being written when it cannot be read again', async () => {
    const { store, field } = await open();
    type(field, 'Where is it?');
    api.isWorking = false;
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Support'])));
    expect(await screen.findByText('It failed.')).toBeVisible();
    expect(screen.getByRole('textbox')).toBe(field);
    expect(field).toHaveValue('Where is it?');
  });

  it('sends a message once, however long Enter is held and however often it is pressed', async () => {
    const { field } = await open();
    type(field, 'Where is it?');
    pressEnter(field);
    await waitFor(() => expect(api.written).toHaveLength(1));
    pressEnter(field, true);
    pressEnter(field);
    act(api.answer);
    await waitFor(() => expect(field).toHaveValue(''));
    expect(api.written).toHaveLength(1);
  });

  it('keeps what is written while the message before it is sent', async () => {
    const { field } = await open();
    type(field, 'Where is it?');
    pressEnter(field);
    await waitFor(() => expect(api.written).toHaveLength(1));
    type(field, 'It was for Omar.');
    act(api.answer);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'false'));
    expect(field).toHaveValue('It was for Omar.');
  });
});
