import {
  InvalidFacts, evaluateContract, properTerms, readTerms, termShapes, type ContractTerms, type ContractVerdict,
  type Shape,
} from '@connect/compliance-rules';
import { Injectable } from '@nestjs/common';
import { Clock, dayOf } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/sql.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { OuterNames } from '../../../platform/http/outer-names/outer-names.ts';
import { Refusal, attemptLater, invalid, type FieldProblem } from '../../../platform/http/problems/refusal.ts';
import { MAX_AMOUNT_MINOR, formatMinor, type Currency, type Network } from '../../../platform/money.ts';
import { ComplianceService } from '../../compliance/compliance.service.ts';
import type { ContractAssessmentDto, ContractRefusalDto, PartyCheckDto } from '../assessment.dto.ts';
import { arrangingBank } from './arranging-bank.ts';
import { refusedByRules } from './compliance-refusal.ts';
import type { ContractType } from './contract-kinds.ts';
import { linesOf } from './contract-lines.ts';
import { figuresOf, planContract, type Plan } from './contract-plan.ts';
import { CONTRACT_SHAPES } from './create-contract.dto.ts';
import { PartyResolver, type NamedParty } from './party-resolver.service.ts';
import { asTyped, statedTerms, withOthers, type StatedTerms } from './stated-terms.ts';

/** Terms as they were read, with what they come to, who takes part and what the rules say. */
export interface DrawnUp {
  terms: ContractTerms;
  network: Network;
  currency: Currency;
  subject: string | null;
  plan: Plan;
  parties: NamedParty[];
  verdict: ContractVerdict;
}

const TOLERANCE_MINOR = 1n;
/** What terms that do not say otherwise are taken to mean, as far as it decides what falls due. */
const DEFAULTS: Readonly<Record<ContractType, Record<string, unknown>>> = {
  murabaha: { installments: 12, deferredPaymentPeriod: 12 },
  ijara: { rentalPeriod: 12 },
  mudaraba: { duration: 12 },
  musharaka: {},
  'diminishing-musharaka': { units: 100, periodMonths: 1 },
};

/** Draws up contracts: reads their terms, works out what they come to, finds the parties and judges them. */
@Injectable()
export class ContractDrafter {
  constructor(
    private readonly parties: PartyResolver,
    private readonly clock: Clock,
    private readonly names: OuterNames,
    private readonly compliance: ComplianceService,
  ) {}

  /**
   * Says what is to be said of any terms, whatever their shape, and writes nothing. What keeps them from being made a
   * contract is found by drawing them up as a contract is, so that both refuse the same things in the same words.
   */
  async assess(
    tx: Tx, actor: Actor, type: ContractType, given: Readonly<Record<string, unknown>>,
  ): Promise<ContractAssessmentDto> {
    const drawnUp = await attemptLater(() => this.drawUp(tx, actor, type, given));
    const { partyNames: _, ...stated } = given;
    if (!(drawnUp instanceof Refusal)) {
      const { plan, verdict, parties } = drawnUp;
      const refusal = verdict.valid ? null : refusalDto(refusedByRules(null, verdict.findings));
      return {
        ...said(verdict), refusal, schedule: linesOf(plan.lines), scheduleProblem: null, figures: figuresOf(plan),
        partyChecks: checksOf(parties),
      };
    }
    const { terms } = properTerms(type, stated);
    const rules = await this.compliance.rulesInForce(tx);
    const { plan, problem } = this.tryToPlan({ ...DEFAULTS[type], ...readTerms(type, terms).terms, type });
    return {
      ...said(evaluateContract({ ...stated, type }, rules.of(actor.bankId))),
      valid: false, refusal: refusalDto(drawnUp), partyChecks: [],
      schedule: linesOf(plan?.lines ?? []), scheduleProblem: problem, figures: plan === null ? [] : figuresOf(plan),
    };
  }

  /**
   * Draws up what a request states; 400, 404 and 422 say what keeps it from being a contract at all. One that was drawn
   * up before stays with the bank that arranged it.
   */
  async drawUp(
    tx: Tx, actor: Actor, type: ContractType, given: Readonly<Record<string, unknown>>, arrangedBy = actor.bankId,
  ): Promise<DrawnUp> {
    const { fitting, others, partyNames, calledBy } = await statedTerms(type, given);
    await this.names.replaceIn(fitting, CONTRACT_SHAPES[type]);
    try {
      return await this.drawUpStated(tx, actor, type, { fitting, others, partyNames }, arrangedBy);
    } catch (failure) {
      throw failure instanceof Refusal ? asTyped(failure, calledBy) : failure;
    }
  }

  private async drawUpStated(
    tx: Tx, actor: Actor, type: ContractType, { fitting, others, partyNames }: Omit<StatedTerms, 'calledBy'>,
    arrangedBy: string | null,
  ): Promise<DrawnUp> {
    const { terms: read, currency } = readFitting(type, fitting);
    const plan = this.plan(read);
    refuseOtherFigures(read, plan);
    const network: Network = currency === 'AED' ? 'uae_dirham' : 'qatar_cbdc';
    const parties = await this.parties.of(tx, actor, read, network, partyNames);
    const terms = withOthers(read, others) as ContractTerms;
    const rules = (await this.compliance.rulesInForce(tx)).of(arrangingBank(parties, arrangedBy));
    const verdict = evaluateContract({ ...terms, ...ownersIn(read, parties), status: 'draft' }, rules);
    return { terms, network, currency, subject: subjectOf(read), plan, parties, verdict };
  }

  private plan(terms: ContractTerms): Plan {
    const { plan, problem } = this.tryToPlan(terms);
    if (plan === null) throw invalid([problem]);
    if (plan.valueMinor <= MAX_AMOUNT_MINOR) return plan;
    const [value, most] = [formatMinor(plan.valueMinor), formatMinor(MAX_AMOUNT_MINOR)];
    throw new Refusal(422, 'CONTRACT_TOO_LARGE', `The contract comes to ${value}; the most is ${most}.`,
      { value, most });
  }

  private tryToPlan(terms: ContractTerms): { plan: Plan; problem: null } | { plan: null; problem: FieldProblem } {
    try {
      return { plan: planContract(terms, dayOf(this.clock.now())), problem: null };
    } catch (failure) {
      if (!(failure instanceof InvalidFacts)) throw failure;
      return { plan: null, problem: { field: failure.field, message: failure.message, ...failure.wrong } };
    }
  }
}

/** How the names that were stated of parties agree with those of the owners of their wallets. */
const checksOf = (parties: readonly NamedParty[]): PartyCheckDto[] => parties.flatMap(
  ({ role, position, statedName, payeeCheck }) =>
    (statedName === null || payeeCheck === null ? [] : [{ role, position, statedName, payeeCheck }]));

const readFitting = (
  type: ContractType, request: Record<string, unknown>,
): { terms: ContractTerms; currency: Currency } => {
  const stated = Object.entries(request)
    .filter(([name, value]) => value !== undefined && !isBlank(type, name, value));
  const { terms, problems } = readTerms(type, completed(type, Object.fromEntries(stated)));
  if (problems.length > 0) throw invalid(problems);
  const currency: Currency = terms['currency'] === 'QAR' ? 'QAR' : 'AED';
  return { terms: { ...terms, type, currency }, currency };
};

const said = ({ valid, findings, unread, profile, opinions, rulesetVersion }: ContractVerdict) => ({
  valid, findings, unread, profile, ...(opinions === undefined ? {} : { opinions }), rulesetVersion,
});

const refusalDto = ({ status, code, message, details }: Refusal): ContractRefusalDto => ({
  status, code, error: message,
  fields: code !== 'VALIDATION_FAILED' ? []
    : details as FieldProblem[],
  facts: code === 'VALIDATION_FAILED' ? null : details ?? null,
});

/** A term in words that is left empty says nothing; anything else that is empty is a mistake. */
const isBlank = (type: ContractType, name: string, value: unknown): boolean => {
  const shape = (termShapes[type] as Readonly<Record<string, Shape | undefined>>)[name];
  return value === '' && shape !== undefined && 'type' in shape && shape.type === 'string';
};

/** Fills in what the terms leave to be understood: shares of profit that total a hundred, both ratios in one. */
const completed = (type: ContractType, given: Record<string, unknown>): Record<string, unknown> => {
  if (type !== 'mudaraba') return given;
  const { rabbAlMalRatio: provider, mudaribRatio: manager, profitSharingRatio } = given;
  const rest = (share: unknown): number | undefined => (typeof share === 'number' ? 100 - share : undefined);
  const both = profitSharingRatio as { rabbAlMal?: number; mudarib?: number } | undefined;
  const [ofProvider, ofManager] = [provider ?? both?.rabbAlMal, manager ?? both?.mudarib];
  return {
    ...given, rabbAlMalRatio: ofProvider ?? rest(ofManager) ?? 70, mudaribRatio: ofManager ?? rest(ofProvider) ?? 30,
  };
};

/** Wallets of one owner are one party, however they are written. */
const ownersIn = (terms: ContractTerms, parties: readonly NamedParty[]): { ownerGroups?: string[][] } => {
  const owners = Map.groupBy(parties.filter((party) => party.wallet !== null), (party) => party.wallet?.ownerId ?? '');
  const groups = [...owners.values()].map((own) => [...new Set(own.map((party) => party.name))])
    .filter((names) => names.length > 1);
  const given = (terms.ownerGroups ?? []).map((names) => [...names]);
  return groups.length + given.length === 0 ? {} : { ownerGroups: [...given, ...groups] };
};

/** What the client worked out is compared, never believed. */
const refuseOtherFigures = (terms: ContractTerms, plan: Plan): void => {
  if (terms.type !== 'murabaha') return;
  const figures = new Map(plan.figures);
  for (const [field, tolerance] of [['totalPrice', 0n], ['installmentAmount', TOLERANCE_MINOR]] as const) {
    const shown = terms[field];
    const minor = figures.get(field) ?? 0n;
    if (shown === undefined || shown === null) continue;
    const difference = BigInt(Math.round(shown * 100)) - minor;
    if (difference <= tolerance && -difference <= tolerance) continue;
    const message = `${field} is ${String(shown)}, but the terms come to ${formatMinor(minor)}.`;
    throw new Refusal(422, 'FIGURES_DIFFER', message,
      { field, given: String(shown), computed: formatMinor(minor) });
  }
};

const subjectOf = (terms: ContractTerms): string | null =>
  ('assetDescription' in terms ? terms.assetDescription : undefined)
  ?? ('businessDescription' in terms ? terms.businessDescription : undefined) ?? null;
