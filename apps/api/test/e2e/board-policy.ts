import type { ResolutionDto, Role } from '@connect/sdk';
import { boardOf, memberOf, newKey, opinionOf, textOf } from '../resolutions.ts';
import type { Rule } from './access-policy.ts';
import type { CallerName, Fixture } from './access-fixture.ts';

const READERS: readonly Role[] = ['admin', 'bank', 'scholar', 'auditor'];
const WRITERS: readonly Role[] = ['admin', 'bank', 'scholar'];
const BANK = 'Emirates Sandbox Bank';
const NO_ID = '0193a000-0000-7000-8000-0000000000ff';
let drafted = 0;

const emiratesBoard = ({ people }: Fixture) => boardOf(people.admin.client, BANK);

/** A draft of a scholar of the Emirates bank, which its board may decide. */
const draftFor = async (fixture: Fixture): Promise<ResolutionDto> =>
  fixture.people['scholar.uae'].client.boards.draftResolution({ requestBody: {
    boardId: (await emiratesBoard(fixture)).id, ...textOf([{ kind: 'contract', value: `walk-${++drafted}` }]) } });

/** The board of a bank, founded for one that has none. */
export const boardBeside = async ({ people }: Fixture, officer: 'bank.uae' | 'bank.qatar'): Promise<string> => {
  const { client } = people.admin;
  const { bank } = await people[officer].client.auth.me();
  const found = (await client.boards.listBoards()).find((board) => board.bank !== null && board.bank.id === bank?.id);
  return (found ?? await client.boards.foundBoard({ requestBody: { bankId: bank?.id ?? null, quorum: 3 } })).id;
};

/** What the board of a bank is to resolve. */
export const resolutionBeside = async (fixture: Fixture, officer: 'bank.uae' | 'bank.qatar'): Promise<string> => {
  const requestBody = {
    boardId: await boardBeside(fixture, officer), ...textOf([{ kind: 'contract', value: `walk-${++drafted}` }]) };
  return (await fixture.people.admin.client.boards.draftResolution({ requestBody })).id;
};

/** Another draft, put before its board. */
const askedOf = async (fixture: Fixture): Promise<ResolutionDto> =>
  fixture.people['scholar.uae'].client.boards.askBoard({ id: (await draftFor(fixture)).id });

/** One of the network, which everybody who may read any may read. */
const networks = async (fixture: Fixture): Promise<ResolutionDto> =>
  fixture.people.admin.client.boards.draftResolution({
  requestBody: { boardId: (await boardOf(fixture.people.admin.client)).id,
    ...textOf([{ kind: 'contract', value: `walk-${++drafted}` }]) } });

/** The board that somebody may ask. */
const boardFor = (fixture: Fixture, caller: CallerName) => boardOf(fixture.people.admin.client,
  caller === 'admin' ? null : caller === 'bank.qatar' ? 'Qatar Sandbox Bank' : BANK);

/** A draft of the caller’s own, or of a scholar’s where they may draft none. */
const ownDraft = async (fixture: Fixture, caller: CallerName): Promise<ResolutionDto> => {
  const author = caller === 'admin' || caller === 'bank.uae' || caller === 'bank.qatar' ? caller : 'scholar.uae';
  return fixture.people[author].client.boards.draftResolution({ requestBody: {
    boardId: (await boardFor(fixture, author)).id, ...textOf([{ kind: 'contract', value: `walk-${++drafted}` }]) } });
};

/** Who may do what with boards and their resolutions. */
export const BOARD_POLICY: Readonly<Record<string, Rule>> = {
  listBoards: { roles: READERS, status: 200 },
  getBoard: { roles: READERS, status: 200, call: async ({ people }) =>
    ({ id: (await boardOf(people.admin.client)).id }) },
  foundBoard: { roles: ['admin'], status: 409, call: () => ({ body: { quorum: 3 } }) },
  proposeSeat: {
    roles: ['admin'], status: 409,
    call: async (fixture) => ({ id: (await emiratesBoard(fixture)).id,
      body: { userId: fixture.people['scholar.uae'].id, from: '2026-01-01', until: '2031-12-31' } }),
  },
  confirmSeat: {
    roles: ['admin', 'scholar'], status: 409, call: async (fixture) =>
      ({ id: (await emiratesBoard(fixture)).seats[0]!.id }),
  },
  endSeat: {
    roles: ['admin', 'scholar'], status: 200, without: { scholar: 409 },
    call: async (fixture) => ({ id: (await emiratesBoard(fixture)).seats.at(1)!.id,
      body: { reason: 'The term ends.' } }),
  },
  enterSeatKey: {
    roles: ['scholar'], status: 201,
    call: async (fixture) => {
      // The first key of a seat counts at once: the one that signs opinions here.
      await memberOf(fixture.rig, 'scholar.uae', BANK);
      const { id, seats } = await emiratesBoard(fixture);
      const { publicKey, signature } = newKey(seats[0]!.id);
      return { id, body: { publicKey, signature } };
    },
  },
  attestSeatKey: { roles: ['scholar'], status: 404, call: () => ({ id: NO_ID }) },
  retireSeatKey: { roles: ['scholar'], status: 404, call: () => ({ id: NO_ID }) },
  listResolutions: { roles: READERS, status: 200, call: () => ({ query: '?state=in_force&binds=product:murabaha' }) },
  getResolution: { roles: READERS, status: 200, call: async (fixture) => ({ id: (await networks(fixture)).id }) },
  getResolutionText: { roles: READERS, status: 200, call: async (fixture) => ({ id: (await networks(fixture)).id }) },
  getResolutionDocument: { roles: READERS, status: 200, call: async (fixture) =>
    ({ id: (await networks(fixture)).id }) },
  draftResolution: {
    roles: WRITERS, status: 201,
    call: async (fixture, _, caller) => ({ body: {
      boardId: (await boardFor(fixture, caller)).id,
      ...textOf([{ kind: 'contract', value: `walk-${++drafted}` }]) } }),
  },
  reviseResolution: {
    roles: WRITERS, status: 200,
    call: async (fixture, _, caller) => ({
      id: (await ownDraft(fixture, caller)).id,
      body: textOf([{ kind: 'contract', value: `walk-${++drafted}` }]) }),
  },
  askBoard: { roles: ['scholar'], status: 200, call: async (fixture) => ({ id: (await draftFor(fixture)).id }) },
  giveOpinion: {
    roles: ['scholar'], status: 200,
    call: async (fixture) => {
      const resolution = await askedOf(fixture);
      const member = await memberOf(fixture.rig, 'scholar.uae', BANK);
      return { id: resolution.id, body: await opinionOf(member, resolution, 'agree') };
    },
  },
  withdrawResolution: {
    roles: WRITERS, status: 200,
    call: async (fixture, _, caller) =>
      ({ id: (await ownDraft(fixture, caller)).id }),
  },
};
