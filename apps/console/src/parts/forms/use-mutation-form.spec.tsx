import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { IsNotEmpty } from 'class-validator';
import { useDispatch } from 'react-redux';
import { baseApi } from '../../api/base-api.ts';
import type { Problem } from '../../api/problem.ts';
import { answerStepUp } from '../../api/step-up.ts';
import { selectStepUpAsked } from '../../api/step-up.slice.ts';
import { i18n, loadWords } from '../../i18n/i18n.ts';
import { renderWithStore } from '../../test-page.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { useMutationForm } from './use-mutation-form.ts';

class ReasonForm {
  @IsNotEmpty({ message: 'A reason is required' })
  reason = '';

  note = 'as before';
}

const { useFreezeMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    freeze: build.mutation<{ id: string }, { reason: string; idempotencyKey: string }>({
      query: ({ reason, idempotencyKey }) => (sdk) =>
        sdk.wallets.fundWallet({ id: 'w1', requestBody: { amount: reason }, idempotencyKey }),
    }),
  }),
});

interface Freezing {
  onDone?: (id: string) => void;
  onProblem?: (problem: Problem) => boolean;
}

function Freezing({ onDone, onProblem }: Freezing) {
  const [freeze] = useFreezeMutation();
  const dispatch = useDispatch();
  const { field, form, submit, failure, isBusy } = useMutationForm({
    rules: ReasonForm,
    send: ({ reason }, idempotencyKey) => freeze({ reason, idempotencyKey }),
    onDone: ({ id }) => onDone?.(id),
    ...(onProblem && { onProblem }),
  });
  return (
    <form noValidate onSubmit={submit}>
      <FormProblem message={failure} />
      <Field label="Reason" {...field('reason')} />
      <Field label="Note" {...field('note')} />
      <button type="submit" aria-busy={isBusy}>Freeze</button>
      <button type="button" onClick={() => form.reset()}>Reset</button>
      <button type="button" onClick={() => answerStepUp(dispatch, true)}>Prove</button>
    </form>
  );
}

interface Question {
  key: string | null;
  body: unknown;
  answer: (body: object, status?: number) => void;
  fail: () => void;
}

/** An API that keeps each question until it is answered. */
function fakeApi() {
  const asked: Question[] = [];
  globalThis.fetch = (_, { headers, body } = {}) => new Promise((resolve, reject) => {
    asked.push({
      key: new Headers(headers).get('idempotency-key'), body: JSON.parse(body as string),
      answer: (answer, status = 200) => resolve(Response.json(answer, { status })),
      fail: () => reject(new TypeError('Failed to fetch')),
    });
  });
  return asked;
}

const refusal = (code: string, details?: unknown) => ({ error: 'reason must be long.', code, details, requestId: 'req_1' });
const wrongReason = refusal('VALIDATION_FAILED', [
  { field: 'reason', message: 'reason must be 10 to 500 characters.', code: 'LENGTH', data: { least: 10, most: 500 } }]);

const write = (text: string) => fireEvent.change(screen.getByLabelText('Reason'), { target: { value: text } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Freeze' }));

describe('a form that asks the server for one thing', () => {
  const realFetch = globalThis.fetch;
  let asked: ReturnType<typeof fakeApi>;
  const question = async (count: number) => {
    await waitFor(() => expect(asked).toHaveLength(count));
    return asked[count - 1]!;
  };
  const isFree = () => waitFor(() => expect(screen.getByRole('button', { name: 'Freeze' })).toHaveAttribute('aria-busy', 'false'));

  beforeEach(() => {
    asked = fakeApi();
  });
  afterEach(async () => {
    globalThis.fetch = realFetch;
    cleanup();
    await i18n.changeLanguage('en');
  });

  it('begins as its class says, and is not sent before it keeps the rules', async () => {
    renderWithStore(<Freezing />);
    expect(screen.getByLabelText('Note')).toHaveValue('as before');
    press();
    expect(await screen.findByText('A reason is required')).toBeVisible();
    expect(asked).toHaveLength(0);
  });

  it('goes on with the answer', async () => {
    const done: string[] = [];
    renderWithStore(<Freezing onDone={(id) => void done.push(id)} />);
    write('lost card');
    press();
    const first = await question(1);
    expect(first.body).toEqual({ amount: 'lost card' });
    expect(screen.getByRole('button', { name: 'Freeze' })).toHaveAttribute('aria-busy', 'true');
    first.answer({ id: 'w1' });
    await isFree();
    expect(done).toEqual(['w1']);
  });

  it('is sent once, however often it is pressed', async () => {
    renderWithStore(<Freezing />);
    write('lost card');
    press();
    press();
    const first = await question(1);
    press();
    first.answer({ id: 'w1' });
    await isFree();
    expect(asked).toHaveLength(1);
  });

  it('says at its field what was refused, in words of the screen', async () => {
    renderWithStore(<Freezing />);
    write('short');
    press();
    (await question(1)).answer(wrongReason, 400);
    await waitFor(() => expect(screen.getByLabelText('Reason'))
      .toHaveAccessibleDescription('Write from 10 to 500 characters, without invisible ones.'));
    expect(screen.getByLabelText('Reason')).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['an unknown code', { code: 'NO_RHYME' }, []],
    ['no code, and to an English reader what the server said', {}, ['reason must rhyme.']],
  ])('says in general that the field is wrong by %s', async (_, code, whole) => {
    renderWithStore(<Freezing />);
    write('short');
    press();
    const problem = { field: 'reason', message: 'reason must rhyme.', ...code };
    (await question(1)).answer(refusal('VALIDATION_FAILED', [problem]), 400);
    await waitFor(() => expect(screen.getByLabelText('Reason'))
      .toHaveAccessibleDescription('What is written here was not accepted.'));
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(whole);
  });

  it.each([
    ['a known code', wrongReason],
    ['an unknown code', refusal('VALIDATION_FAILED', [{ field: 'reason', message: 'reason must rhyme.', code: 'NO_RHYME' }])],
    ['the code of the whole', refusal('USERNAME_TAKEN', { field: 'reason' })],
    ['no field', refusal('SOMETHING_NEW')],
  ])('keeps the sentences of the server from an Arabic reader: %s', async (_, answer) => {
    await loadWords(['problems', 'ui'], 'ar');
    await i18n.changeLanguage('ar');
    renderWithStore(<Freezing />);
    write('بطاقة');
    press();
    (await question(1)).answer(answer, 422);
    await isFree();
    const said = [...document.body.querySelectorAll('[role=alert], p')].map(({ textContent }) => textContent);
    expect(said.join('')).not.toBe('');
    expect(said.join('')).not.toMatch(/[A-Za-z]/);
  });

  it('tries the same again under the same key after a lost answer, and another thing under another', async () => {
    renderWithStore(<Freezing />);
    write('lost card');
    press();
    (await question(1)).fail();
    await isFree();
    press();
    (await question(2)).answer(refusal('INTERNAL'), 500);
    await isFree();
    write('stolen card');
    press();
    (await question(3)).answer({ id: 'w1' });
    await isFree();
    const [first, second, third] = asked.map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it.each([['done', { id: 'w1' }, 200], ['refused', wrongReason, 400]])('is another attempt once it was %s', async (_, body, status) => {
    renderWithStore(<Freezing />);
    write('lost card');
    press();
    (await question(1)).answer(body, status);
    await isFree();
    press();
    (await question(2)).answer({ id: 'w1' });
    await isFree();
    expect(asked[1]!.key).not.toBe(asked[0]!.key);
  });

  it('is sent again under its key when a second factor was asked for in between', async () => {
    const done: string[] = [];
    const store = renderWithStore(<Freezing onDone={(id) => void done.push(id)} />);
    write('lost card');
    press();
    (await question(1)).answer(refusal('FACTOR_NOT_FRESH'), 403);
    await waitFor(() => expect(selectStepUpAsked(store.getState())).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'Prove' }));
    const second = await question(2);
    expect([second.key, second.body]).toEqual([asked[0]!.key, asked[0]!.body]);
    second.answer({ id: 'w1' });
    await isFree();
    expect(done).toEqual(['w1']);
  });

  it('leaves a refusal to those who deal with it', async () => {
    const seen: string[] = [];
    renderWithStore(<Freezing onProblem={({ code }) => seen.push(code) > 0} />);
    write('lost card');
    press();
    (await question(1)).answer(refusal('SIGN_IN_CHALLENGE'), 401);
    await isFree();
    expect(seen).toEqual(['SIGN_IN_CHALLENGE']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('ends what it began when it is no longer shown', async () => {
    const done: string[] = [];
    renderWithStore(<Freezing onDone={(id) => void done.push(id)} />);
    write('lost card');
    press();
    const first = await question(1);
    cleanup();
    await act(async () => {
      first.answer({ id: 'w1' });
      await Promise.resolve();
    });
    await waitFor(() => expect(done).toEqual(['w1']));
  });
});
