import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import type { Role, Session } from '../src/api/session.slice.ts';

/** The people of the sandbox by their names. */
const usernames = {
  'Sandbox Administrator': 'admin', 'Emirates Bank Officer': 'bank.uae', 'Qatar Bank Officer': 'bank.qatar',
  'Amina Rahman': 'amina', 'Yusuf Al Kuwari': 'yusuf', 'Noura Al Suwaidi': 'noura.uae',
};
const emiratesBankId = '0193a000-0000-7000-8000-00000000ba01';
const password = 'seven palms by the creek';

/** What a sign-in sends that is to end no session: of the cookies only the one by which a sandbox knows the browser. */
export async function anew(request: APIRequestContext): Promise<{ cookie: string }> {
  const { cookies } = await request.storageState();
  return { cookie: cookies.filter(({ name }) => name === 'connect_sandbox')
    .map(({ name, value }) => `${name}=${value}`).join('; ') };
}

/** Signs in one of the people of the sandbox by the API. */
export async function signIn(request: APIRequestContext, username = 'admin'): Promise<Session> {
  const answer = await request.post('/api/auth/sandbox-sign-in', { headers: await anew(request), data: { username } });
  expect(answer.status(), username).toBe(200);
  return (await answer.json()) as Session;
}

/** What a request of somebody carries. */
export const headersOf = ({ token }: Session) => ({ authorization: `Bearer ${token}` });

/** What a request of one of the sandbox's people carries. */
export const headersAs = async (request: APIRequestContext, username?: string) =>
  headersOf(await signIn(request, username));

/** Makes a person that no other test knows, so that whatever they choose for themselves is theirs alone. */
export async function newPerson(
  request: APIRequestContext, role: Role = 'user', bankId = emiratesBankId,
): Promise<Session> {
  const username = `guest-${crypto.randomUUID().slice(0, 13)}`;
  const data = {
    username, password, name: 'Maryam Saleh', email: `${username}@example.com`, role,
    ...(['bank', 'scholar', 'auditor'].includes(role) && { bankId }),
  };
  const made = await request.post('/api/auth/register', { headers: await headersAs(request), data });
  expect(made.status(), await made.text()).toBe(201);
  const signedIn = await request.post('/api/auth/login', { headers: await anew(request), data: { username, password } });
  return (await signedIn.json()) as Session;
}

/** The same console in another browser, which was never let in and knows nobody. */
export async function pageElsewhere(browser: Browser, page: Page, path: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin, storageState: { cookies: [], origins: [] } });
  const other = await context.newPage();
  await other.goto(path);
  return other;
}

/** Lets somebody be the one who is signed in when the page is opened next. */
export async function enter(page: Page, { token, user }: Session): Promise<void> {
  // A page of the console's origin may write into its storage; this one runs no program.
  if (page.url() === 'about:blank') await page.goto('/favicon.svg');
  await page.evaluate((kept) => {
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
  }, { auth_user: JSON.stringify(user), auth_token: token });
}

/** Acts as one of the people of the sandbox from the next page on that is opened. */
export async function actAs(page: Page, name: string): Promise<void> {
  const [, username] = Object.entries(usernames).find(([full]) => full.startsWith(name)) ?? [];
  if (username === undefined) throw new Error(`Nobody in the sandbox is called ${name}.`);
  await enter(page, await signIn(page.request, username));
}
