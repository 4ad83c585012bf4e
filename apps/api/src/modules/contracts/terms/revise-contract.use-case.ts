import { properTerms } from '@connect/compliance-rules';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { rows, type Tx } from '../../../platform/database/sql.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { formatMinor } from '../../../platform/money.ts';
import { ContractRegister } from '../contract-register.service.ts';
import { StepWriter } from '../life/step-writer.service.ts';
import { isRevisable, oversees } from '../life/tables/life.ts';
import { refuseWaiting } from '../life/step-planner.service.ts';
import { referenceOf, type LiveContract, type Party } from '../live-contract.ts';
import { refusedByRules } from './compliance-refusal.ts';
import { ContractDrafter, type DrawnUp } from './contract-drafter.service.ts';
import type { ContractType } from './contract-kinds.ts';
import { changesBetween, keepVersion } from './contract-versions.ts';
import { PartyResolver } from './party-resolver.service.ts';
import { contractRequestOf, namesStated } from './request-of.ts';
import type { ReviseContractDto } from './revise-contract.dto.ts';

type Terms = Record<string, unknown>;

/** Terms of which each type has one or the other: who states one takes the others back. */
const ALTERNATIVES: Readonly<Partial<Record<ContractType, readonly (readonly string[])[]>>> = {
  murabaha: [['profitMargin', 'profitAmount']],
  mudaraba: [['rabbAlMalRatio', 'mudaribRatio', 'profitSharingRatio']],
};
/** Figures that a client worked out of the terms; they are of no use for others. */
const WORKED_OUT = ['totalPrice', 'installmentAmount'];

/** Revises the terms of a draft: they are judged as those of a new contract are, and every version is kept. */
@Injectable()
export class ReviseContract {
  constructor(
    private readonly register: ContractRegister,
    private readonly drafter: ContractDrafter,
    private readonly parties: PartyResolver,
    private readonly writer: StepWriter,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Answers why the rules refuse the revised terms, in which case the draft stays as it was; null when it stands. */
  async execute(tx: Tx, actor: Actor, id: string, revision: ReviseContractDto): Promise<Refusal | null> {
    const contract = await this.register.open(tx, actor, id);
    refuseUnrevisable(actor, contract, revision.version);
    const drawnUp = await this.drafter.drawUp(
      tx, actor, contract.type, revisedTerms(contract, revision), contract.bankId);
    const changed = changedTerms(contract, drawnUp);
    if (Object.keys(changed).length === 0) {
      throw new Refusal(422, 'NOTHING_CHANGED', 'The revised terms are those that stand already.');
    }
    if (!drawnUp.verdict.valid) return this.refuse(tx, actor, contract, drawnUp, changed);
    await this.write(tx, actor, contract, drawnUp, revision.note ?? null);
    const version = contract.version + 1;
    await this.writer.write(tx, actor, actor, contract, {
      action: 'revise', effects: {}, to: 'draft', requestedById: actor.userId, confirmedById: null,
      input: { version, ...(revision.note === undefined ? {} : { note: revision.note }) },
      details: {
        ...changed, previousVersion: contract.version, version, previousValue: formatMinor(contract.valueMinor),
        value: formatMinor(drawnUp.plan.valueMinor),
      },
    });
    return null;
  }

  private async write(
    tx: Tx, actor: Actor, contract: LiveContract, drawnUp: DrawnUp, note: string | null,
  ): Promise<void> {
    const { terms, network, currency, subject, plan, verdict } = drawnUp;
    const version = contract.version + 1;
    await rows(tx, `
      update contract set version = $2, network = $3, currency = $4, subject = $5, terms = $6, verdict = $7,
        value_minor = $8 where id = $1`, [
      contract.id, version, network, currency, subject, JSON.stringify(terms), JSON.stringify(verdict), plan.valueMinor,
    ]);
    await keepVersion(tx, {
      contractId: contract.id, version, drawnUp, note, madeById: actor.userId, madeAt: this.clock.now(),
    });
    await this.parties.replace(tx, contract.id, drawnUp.parties);
  }

  /** What the rules refused is kept as evidence of the attempt. */
  private async refuse(
    tx: Tx, actor: Actor, contract: LiveContract, { verdict }: DrawnUp, changed: Terms,
  ): Promise<Refusal> {
    await this.events.record(tx, [{
      action: 'compliance_failure', resource: 'contract', resourceId: contract.id, actor, severity: 'critical',
      details: {
        contractId: contract.id, reference: referenceOf(contract), state: contract.state, step: 'revise',
        version: contract.version, rules: verdict.findings.map(({ ruleId }) => ruleId), refused: changed,
      },
    }]);
    return refusedByRules(contract.id, verdict.findings);
  }
}

const refuseUnrevisable = (actor: Actor, contract: LiveContract, version: number): void => {
  if (!oversees(actor, contract)) {
    throw new Refusal(403, 'ACTION_NOT_YOURS', 'Whoever made the contract, or its bank, revises its terms.');
  }
  const { state } = contract;
  if (state !== 'draft') {
    throw new Refusal(409, 'INVALID_STATE', `Terms are revised while a contract is a draft; this one is ${state}.`,
      { state });
  }
  refuseWaiting(contract);
  if (!isRevisable(contract)) {
    throw new Refusal(409, 'INVALID_STATE', 'A partner has signed these terms, so they stand.', { state });
  }
  if (contract.version === version) return;
  throw new Refusal(409, 'VERSION_CHANGED',
    `Version ${contract.version} of the terms stands by now, not ${version}; read it and revise that one.`,
    { version: contract.version });
};

/** The request for a contract as a revision would have it. */
export const revisedTerms = (contract: LiveContract, revision: Pick<ReviseContractDto, 'terms'>): Terms => {
  const { terms: changes } = properTerms(contract.type, revision.terms);
  const outdated = (ALTERNATIVES[contract.type] ?? [])
    .filter((group) => group.some((name) => (changes[name] ?? null) !== null)).flat();
  // Another wallet is not whoever the first one was called by.
  const isAnother = ({ role }: Party): boolean => Object.hasOwn(changes, role === 'partner' ? 'partners' : role);
  const parties = contract.parties.map((party) => (isAnother(party) ? { ...party, statedName: null } : party));
  const kept = Object.entries(contractRequestOf(contract, parties))
    .filter(([name]) => !outdated.includes(name) && !WORKED_OUT.includes(name) && !Object.hasOwn(changes, name));
  return Object.fromEntries([...kept, ...Object.entries(changes).filter(([, value]) => value !== null)]);
};

/** Each term that changes with what it was before, as the log tells of changes. */
const changedTerms = (contract: LiveContract, { terms, parties }: DrawnUp): Terms => {
  const [before, after] = [
    { ...contract.terms, partyNames: namesStated(contract.parties) }, { ...terms, partyNames: namesStated(parties) },
  ] as unknown as [Terms, Terms];
  const names = new Set(changesBetween(before, after).map(({ field }) => field.replace(/[.[].*$/s, '')));
  return Object.fromEntries([...names].flatMap((name) => [
    [name, after[name] ?? null],
    [`previous${name.charAt(0).toUpperCase()}${name.slice(1)}`, before[name] ?? null],
  ]));
};
