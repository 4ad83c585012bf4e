import { setTimeout as wait } from 'node:timers/promises';
import type { ConnectClient, ProposeReviewPlanDto, ReviewPlanDto, ReviewSampleDto } from '@connect/sdk';
import { PASSWORD, type TestApp } from '../../app.ts';
import { readBooks, type BooksLines } from './books-lines.ts';

/** An officer of the bank in the Emirates, as the sandbox knows them. */
export const OFFICER = '0193a000-0000-7000-8000-000000000002';

export const newPlan = (changes: Partial<ProposeReviewPlanDto> = {}): ProposeReviewPlanDto => {
  const year = changes.year ?? new Date().getUTCFullYear();
  return {
    calendar: 'gregorian', year, timeZone: 'Asia/Dubai', note: 'Sends first: officers let most of it pass.',
    items: [{ area: 'send', from: `${year}-01-01`, to: `${year}-12-31`, ownerId: OFFICER, dueOn: `${year}-12-31` }],
    ...changes,
  };
};

export const approvedPlan = async (
  rig: TestApp, changes: Partial<ProposeReviewPlanDto> = {},
): Promise<ReviewPlanDto> => {
  const [officer, colleague] = [await rig.as('bank.uae'), await rig.as('noura.uae')];
  const { id } = await officer.shariahReviews.proposeReviewPlan({ requestBody: newPlan(changes) });
  return colleague.shariahReviews.decideReviewPlan({
    id, requestBody: { decision: 'approve', reason: 'It covers what officers let pass.' } });
};

/** Draws a sample that was ordered, as soon as its order is sealed. */
export const drawn = async (client: ConnectClient, id: string): Promise<ReviewSampleDto> => {
  for (let tries = 0; ; tries += 1) {
    try {
      return await client.shariahReviews.drawReviewSample({ id });
    } catch (failure) {
      if ((failure as { code?: string }).code !== 'EVENT_NOT_SEALED' || tries === 200) throw failure;
      await wait(50);
    }
  }
};

export const booksOf = async (rig: TestApp): Promise<BooksLines> => {
  const { token } = await rig.anonymous.auth.login({ requestBody: { username: 'admin', password: PASSWORD } });
  const answer = await fetch(`${rig.baseUrl}/api/v1/audit/books`, { headers: { authorization: `Bearer ${token}` } });
  return readBooks(await answer.text());
};
