import type pg from 'pg';
import type { Page } from './page-speed.ts';
import type { Rig } from './rig.ts';

const DAY_MS = 86_400_000;
/** The thousandth page of fifty begins behind so many. */
const BEFORE_DEEP_PAGE = 999 * 50 - 1;

interface Landmarks {
  transaction: string;
  memo: string;
  event: string;
  deepTransaction: string;
  deepEvent: string;
  admin: string;
  customer: string;
}

const LANDMARKS = `
  select m.id as transaction, m.memo,
    (select id from transaction order by ordinal desc offset ${BEFORE_DEEP_PAGE} limit 1) as "deepTransaction",
    (select id from audit_event order by id desc offset ${BEFORE_DEEP_PAGE} limit 1)::text as "deepEvent",
    (select id from app_user where username = 'admin') as admin,
    (select id from app_user where username = 'amina') as customer
  from transaction m where m.id = '01a10000-0000-7000-8000-00000007a120'`;

/** Every filter of both lists, each with something common, something rare or old, and something that is not there. */
const filtersOf = (at: Landmarks, busyWallet: string): Record<'transactions' | 'events', [string, string][]> => {
  const day = (ago: number): string => new Date(Date.now() - ago * DAY_MS).toISOString();
  const times: [string, string][] = [
    ['from.recent', `from=${day(1)}`], ['from.future', `from=${day(-1)}`], ['to.oldest', `to=${day(29)}`],
    ['day.middle', `from=${day(15)}&to=${day(14)}`],
  ];
  return {
    transactions: [
      ['first', ''], ['page1000', `before=${at.deepTransaction}`],
      ['sort.oldest', 'sort=createdAt'], ['sort.amount', 'sort=-amount'],
      ['network.common', 'network=uae_dirham'], ['network.rare', 'network=qatar_cbdc'],
      ['type.common', 'type=send'], ['type.rare', 'type=fund'], ['type.none', 'type=escrow'],
      ['status.common', 'status=completed'], ['status.none', 'status=failed'],
      ['wallet', `wallet=${busyWallet}`], ['q.id', `q=${at.transaction}`],
      ['q.memo', `q=${encodeURIComponent(at.memo)}`], ['q.none', 'q=nobody-wrote-this'], ...times,
    ],
    events: [
      ['first', ''], ['page1000', `before=${at.deepEvent}`], ['sort.oldest', 'sort=createdAt'],
      ['action.common', 'action=transaction_send'], ['action.rare', 'action=wallet_create'],
      ['action.none', 'action=wallet_freeze'], ['resource.common', 'resource=transaction'],
      ['resource.rare', 'resource=wallet'], ['severity.common', 'severity=info'],
      ['severity.rare', 'severity=critical'], ['user.busy', `userId=${at.admin}`],
      ['user.quiet', `userId=${at.customer}`], ['resourceId', `resourceId=${at.transaction}`],
      ['q.request', `q=req_${at.transaction}`], ['q.none', 'q=nobody-wrote-this'], ...times,
    ],
  };
};

/** The pages whose speed matters when the books are full, for those who see everything and those who see little. */
export const pagesOf = async (rig: Rig, client: pg.Client, addresses: string[]): Promise<Page[]> => {
  const { rows: [landmarks] } = await client.query<Landmarks>(LANDMARKS);
  if (!landmarks) throw new Error('The loaded transactions are not there.');
  const { transactions, events } = filtersOf(landmarks, addresses[0] ?? '');
  const admin = await rig.signIn('admin');
  const pages = (list: string, path: string, filters: [string, string][], token: string): Page[] =>
    filters.map(([name, query]) => ({ name: `${list}.${name}`, path: `${path}?${query}`, token }));
  const others = await Promise.all(['bank.uae', 'bank.qatar', 'amina'].map(async (name): Promise<Page[]> => {
    const token = await rig.signIn(name);
    return [
      { name: `dashboard.${name}`, path: '/api/v1/dashboard/stats', token },
      ...pages(`transactions.${name}`, '/api/v1/transactions', transactions.slice(0, 2), token),
      ...pages(`audit.${name}`, '/api/v1/audit', events.slice(0, 2), token),
    ];
  }));
  return [
    { name: 'dashboard', path: '/api/v1/dashboard/stats', token: admin },
    ...pages('transactions', '/api/v1/transactions', transactions, admin),
    ...pages('audit', '/api/v1/audit', events, admin),
    ...others.flat(),
  ];
};
