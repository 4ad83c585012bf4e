import type { LiveContract } from '../live-contract.ts';
import type { PartyRole } from './contract-kinds.ts';

type Terms = Record<string, unknown>;

/** A party as far as a request names it. */
interface StatedParty {
  role: PartyRole;
  position: number;
  name: string;
  wallet: { address: string } | null;
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
  return type === 'musharaka' ? { ...request, partners } : request;
};
