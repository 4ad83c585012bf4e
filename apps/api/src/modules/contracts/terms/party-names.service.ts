import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { OuterNames } from '../../../platform/http/outer-names/outer-names.ts';
import { Refusal, attemptLater } from '../../../platform/http/problems/refusal.ts';
import { PayeeChecks } from '../../beneficiaries/checks/payee-checks.service.ts';
import { hasValidChecksum, isAddress } from '../../wallets/public.ts';
import { ContractRegister } from '../contract-register.service.ts';
import type { ContractType } from './contract-kinds.ts';
import type { TakeContractStepDto } from '../life/contract-action.dto.ts';
import { CONTRACT_SHAPES } from './create-contract.dto.ts';
import type { ReviseContractDto } from './revise-contract.dto.ts';
import { namesGiven, placeOf } from './party-resolver.service.ts';
import { revisedTerms } from './revise-contract.use-case.ts';
import { statedTerms } from './stated-terms.ts';

/** Counts names that are tried for wallets of strangers, as the confirmation of payees counts them. */
@Injectable()
export class PartyNames {
  constructor(
    private readonly em: EntityManager,
    private readonly checks: PayeeChecks,
    private readonly names: OuterNames,
    private readonly register: ContractRegister,
  ) {}

  /** 429 for whoever tries too many names; of terms that do not fit, their drawing up has to speak. */
  async count(actor: Actor, type: ContractType, request: Readonly<Record<string, unknown>>): Promise<void> {
    if (request['partyNames'] === undefined) return;
    const stated = await attemptLater(() => statedTerms(type, request));
    if (stated instanceof Refusal) return;
    const { fitting, partyNames } = stated;
    await this.names.replaceIn(fitting, CONTRACT_SHAPES[type]);
    for (const [place, name] of Object.entries(partyNames)) await this.countOne(actor, textAt(fitting, place), name);
  }

  /** The same for the contract as a revision would have it; 404 when it is not the caller's to see. */
  async countRevision(actor: Actor, id: string, revision: ReviseContractDto): Promise<void> {
    if (revision.terms['partyNames'] === undefined) return;
    const contract = await this.register.visible(this.em.fork(), actor, id);
    await this.count(actor, contract.type, revisedTerms(contract, revision));
  }

  /** The same for a step that names parties. */
  async countStep(actor: Actor, id: string, { parties = {}, partyNames = {} }: TakeContractStepDto): Promise<void> {
    if (Object.keys(partyNames).length === 0) return;
    const contract = await this.register.visible(this.em.fork(), actor, id);
    const given = await attemptLater(() => Promise.resolve().then(() => namesGiven(contract, parties)));
    if (given instanceof Refusal) return;
    for (const party of given) await this.countOne(actor, party.name, partyNames[placeOf(party)]);
  }

  private async countOne(actor: Actor, address: string, name: string | undefined): Promise<void> {
    if (name === undefined || !isAddress(address) || !hasValidChecksum(address)) return;
    await this.checks.check(actor, { address, name });
  }
}

const textAt = (terms: Readonly<Record<string, unknown>>, place: string): string => {
  const [, position] = /^partner\[(\d+)\]$/.exec(place) ?? [];
  const partners = (terms['partners'] ?? []) as readonly { name?: unknown }[];
  const text = position === undefined ? terms[place] : partners[Number(position)]?.name;
  return typeof text === 'string' ? text : '';
};
