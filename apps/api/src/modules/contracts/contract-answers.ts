import type { Actor } from '../../platform/http/access/actor.ts';
import { formatMinor } from '../../platform/money.ts';
import type { ContractDto } from './contract.dto.ts';
import { contractActionsFor } from './life/tables/life-tables.ts';
import { actsForParty, isRevisable, oversees } from './life/tables/life.ts';
import { referenceOf, type LiveContract } from './live-contract.ts';

/** A contract as a caller reads it in a list. */
export const contractFor = (actor: Actor, contract: LiveContract): ContractDto => {
  const { due, waiting } = contract;
  return {
    id: contract.id, reference: referenceOf(contract), type: contract.type, state: contract.state,
    valid: contract.isValid, network: contract.network, currency: contract.currency, subject: contract.subject,
    version: contract.version, mayRevise: isRevisable(contract) && oversees(actor, contract),
    value: formatMinor(contract.valueMinor), paid: formatMinor(due.paidMinor),
    outstanding: formatMinor(due.outstandingMinor),
    parties: contract.parties.map((party) => ({
      role: party.role, position: party.position, name: party.name, walletAddress: party.wallet?.address ?? null,
      statedName: party.statedName, payeeCheck: party.payeeCheck, isYours: actsForParty(actor, party),
    })),
    nextDue: due.next === null ? null : {
      number: due.next.number, kind: due.next.kind, dueOn: due.next.dueOn, state: due.next.state,
      amount: due.next.amountMinor === null ? null : formatMinor(due.next.amountMinor),
    },
    waiting: waiting === null ? null : {
      action: waiting.action, requestedBy: waiting.requestedBy, requestedAt: waiting.requestedAt,
      input: { ...waiting.input },
      consents: waiting.consents.map(({ of, position, givenBy }) => ({ of, position, givenBy })),
    },
    actions: contractActionsFor(actor, contract),
    createdBy: contract.createdBy,
    createdAt: contract.createdAt.toISOString(),
    changedAt: contract.changedAt.toISOString(),
  };
};
