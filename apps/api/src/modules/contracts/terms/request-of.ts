import type { LiveContract } from '../live-contract.ts';
import type { PartyRole } from './contract-kinds.ts';
import { placeOf, type StatedNames } from './party-resolver.service.ts';

type Terms = Record<string, unknown>;

/** A party as far as a request names it. */
interface StatedParty {
  role: PartyRole;
  position: number;
  name: string;
  wallet: { address: string } | null;
  statedName: string | null;
}

/** The terms of a contract as a request for it would state them, with these parties in their places. */
export const contractRequestOf = (
  { type, terms }: Pick<LiveContract, 'type' | 'terms'>, parties: readonly StatedParty[],
): Terms => {
  const { type: _, ...request } = { ...terms } as Terms;
  const partners = [...(request['partners'] as Terms[] | undefined ?? [])];
  for (const { role, position, name, wallet } of parties) {
    const called = wallet?.address ?? name;
    if (role === 'partner') partners[position] = { ...partners[position], name: called };
    else request[role] = called;
  }
  const partyNames = namesStated(parties);
  if (Object.keys(partyNames).length > 0) request['partyNames'] = partyNames;
  return type === 'musharaka' ? { ...request, partners } : request;
};

/** What the owners of parties' wallets are called; of two in one place the latter counts. */
export const namesStated = (parties: readonly StatedParty[]): StatedNames => {
  const last = new Map(parties.map((party) => [placeOf(party), party]));
  return Object.fromEntries([...last].flatMap(([place, { statedName, wallet }]) =>
    (statedName === null || wallet === null ? [] : [[place, statedName]])));
};
