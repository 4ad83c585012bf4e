import type { Actor } from '../../../../platform/http/access/actor.ts';
import type { LegalActionDto } from '../../contract.dto.ts';
import type { Consent, LiveContract } from '../../live-contract.ts';
import type { ContractType } from '../../terms/contract-kinds.ts';
import { diminishingLife } from './diminishing-life.ts';
import { ijaraLife } from './ijara-life.ts';
import { actsForParty, isOpenTo, isRevisable, oversees, partiesOf, type StepRule } from './life.ts';
import { mudarabaLife } from './mudaraba-life.ts';
import { murabahaLife } from './murabaha-life.ts';
import { musharakaLife } from './musharaka-life.ts';

/** How the contracts of each type live. */
export const LIVES: Readonly<Record<ContractType, readonly StepRule[]>> = {
  murabaha: murabahaLife, ijara: ijaraLife, mudaraba: mudarabaLife, musharaka: musharakaLife,
  'diminishing-musharaka': diminishingLife,
};

const PLAIN = { needs: [], may: [], consent: null, missing: [] };
const NAMING: LegalActionDto = { ...PLAIN, action: 'name-parties', needs: ['parties'], may: ['partyNames'] };

/** The steps that a caller may take on a contract as it stands. */
export const contractActionsFor = (actor: Actor, contract: LiveContract): LegalActionDto[] => {
  const { waiting } = contract;
  if (waiting !== null) {
    return [
      ...(consentsBy(actor, contract).length > 0 ? [{ ...PLAIN, action: 'confirm' as const }] : []),
      ...(mayDecline(actor, contract) ? [{ ...PLAIN, action: 'decline' as const }] : []),
    ];
  }
  return [
    ...(isRevisable(contract) && oversees(actor, contract) ? [NAMING] : []),
    ...LIVES[contract.type]
      .filter((rule) => isOpenTo(contract, rule) && partiesOf(actor, contract, rule.by).length > 0)
      .map((rule) => ({
        action: rule.action, needs: [...rule.needs ?? []], may: [...rule.may ?? []], consent: rule.consent ?? null,
        missing: (rule.after ?? []).filter(({ isMet }) => !isMet(contract)).map(({ code }) => code),
      })),
  ];
};

/** The consents a waiting step lacks that a caller may give; whoever asked for the step gives none. */
export const consentsBy = (actor: Actor, contract: LiveContract): Consent[] => {
  const { waiting } = contract;
  if (waiting === null || waiting.requestedById === actor.userId) return [];
  return waiting.consents.filter((consent) => consent.givenById === null && mayGive(actor, contract, consent));
};

const mayGive = (actor: Actor, contract: LiveContract, { of, position, bankId }: Consent): boolean => {
  if (of !== 'officer') {
    return contract.parties.some((party) =>
      party.role === of && party.position === position && actsForParty(actor, party));
  }
  return actor.role === 'admin' || (actor.role === 'bank' && actor.bankId === bankId);
};

/** Whether a caller may drop a waiting step: who asked for it, whose consent it needs, who looks after the contract. */
export const mayDecline = (actor: Actor, contract: LiveContract): boolean =>
  contract.waiting?.requestedById === actor.userId || consentsBy(actor, contract).length > 0
  || oversees(actor, contract);
