import {
  InvalidFacts, evaluateContract, readTerms, termShapes, type ContractTerms, type Shape,
} from '@connect/compliance-rules';
import { Injectable } from '@nestjs/common';
import { Clock, dayOf } from '../../../platform/clock.ts';
import { column, rows, type Tx } from '../../../platform/database/sql.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { Refusal, invalid } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { MAX_AMOUNT_MINOR, formatMinor, parseAmount, type Currency, type Network } from '../../../platform/money.ts';
import type { ContractType } from './contract-kinds.ts';
import { figuresOf, planContract, type Plan } from './contract-plan.ts';
import { linesOf } from './contract-lines.ts';
import type { ContractAssessmentDto } from '../contract.dto.ts';
import { PartyDesk, type NamedParty } from './party-desk.service.ts';

/** A contract that was made, or refused by the rules. */
export interface MadeContract {
  id: string;
  refusal: Refusal | null;
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

/** Makes contracts: reads their terms, works out what they come to, judges them and writes them down. */
@Injectable()
export class CreateContract {
  constructor(
    private readonly parties: PartyDesk,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Says what is to be said of any terms, whatever their shape, and writes nothing. */
  assess(type: ContractType, given: Readonly<Record<string, unknown>>): ContractAssessmentDto {
    const { valid, findings, rulesetVersion } = evaluateContract({ ...given, type });
    const { plan, problem } = this.tryToPlan({ ...DEFAULTS[type], ...readTerms(type, given).terms, type });
    return {
      valid, findings, rulesetVersion,
      schedule: linesOf(plan?.lines ?? []), scheduleProblem: problem, figures: plan === null ? [] : figuresOf(plan),
    };
  }

  /** Makes a contract inside its unit of work; one that the rules refuse is kept as rejected, with its findings. */
  async execute(tx: Tx, actor: Actor, type: ContractType, request: Record<string, unknown>): Promise<MadeContract> {
    const { terms, currency } = this.read(type, request);
    const plan = this.plan(terms);
    refuseOtherFigures(terms, plan);
    const network: Network = currency === 'AED' ? 'uae_dirham' : 'qatar_cbdc';
    const parties = await this.parties.of(tx, actor, terms, network);
    const verdict = evaluateContract({ ...terms, ...ownersIn(terms, parties), status: 'draft' });
    const id = newId();
    const made = { id, actor, terms, network, currency, plan, parties, verdict };
    await this.write(tx, made);
    await this.record(tx, made);
    if (verdict.valid) return { id, refusal: null };
    return { id, refusal: new Refusal(422, 'COMPLIANCE_REJECTED',
      'The contract was refused because its terms are not valid. The findings say which rule objects and what to do.',
      { contractId: id, findings: verdict.findings }) };
  }

  private read(type: ContractType, request: Record<string, unknown>): { terms: ContractTerms; currency: Currency } {
    const stated = Object.entries(request)
      .filter(([name, value]) => value !== undefined && !isBlank(type, name, value));
    const given = Object.fromEntries(stated);
    const { terms, problems } = readTerms(type, completed(type, given));
    if (problems.length > 0) throw invalid(problems);
    const currency: Currency = terms['currency'] === 'QAR' ? 'QAR' : 'AED';
    return { terms: { ...terms, type, currency }, currency };
  }

  private plan(terms: ContractTerms): Plan {
    const { plan, problem, field } = this.tryToPlan(terms);
    if (plan === null) throw invalid([{ field, message: problem }]);
    if (plan.valueMinor <= MAX_AMOUNT_MINOR) return plan;
    const [value, most] = [formatMinor(plan.valueMinor), formatMinor(MAX_AMOUNT_MINOR)];
    throw new Refusal(422, 'CONTRACT_TOO_LARGE', `The contract comes to ${value}; the most is ${most}.`,
      { value, most });
  }

  private tryToPlan(terms: ContractTerms):
  { plan: Plan; problem: null; field: '' } | { plan: null; problem: string; field: string } {
    try {
      return { plan: planContract(terms, dayOf(this.clock.now())), problem: null, field: '' };
    } catch (failure) {
      if (!(failure instanceof InvalidFacts)) throw failure;
      return { plan: null, problem: failure.message, field: failure.field };
    }
  }

  private async write(tx: Tx, made: Made): Promise<void> {
    const { id, actor, terms, parties, verdict } = made;
    const now = this.clock.now();
    await rows(tx, `
      insert into contract (id, type, network, currency, subject, terms, verdict, is_valid, value_minor, state, bank_id,
                            created_by, created_at, changed_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)`, [
      id, terms.type, made.network, made.currency, subjectOf(terms), JSON.stringify(terms), JSON.stringify(verdict),
      verdict.valid, made.plan.valueMinor, verdict.valid ? 'draft' : 'rejected', actor.bankId, actor.userId, now,
    ]);
    if (parties.length === 0) return;
    await rows(tx, `
      insert into contract_party (contract_id, role, position, name, wallet_id)
      select $1, role, position, name, wallet_id
      from unnest($2::text[], $3::smallint[], $4::text[], $5::uuid[]) as p (role, position, name, wallet_id)`, [
      id, parties.map((p) => p.role), column(parties.map((p) => p.position)), parties.map((p) => p.name),
      column(parties.map((p) => p.wallet?.id)),
    ]);
  }

  private record(tx: Tx, { id, actor, terms, plan, currency, verdict }: Made): Promise<void> {
    const details = {
      contractId: id, type: terms.type, value: formatMinor(plan.valueMinor), currency,
      state: verdict.valid ? 'draft' : 'rejected', rules: verdict.findings.map((finding) => finding.ruleId),
    };
    const about = { resource: 'contract', resourceId: id, actor, details };
    return this.events.record(tx, [
      // Subscribers hear of contracts that came to be; of the others only auditors do.
      ...(verdict.valid ? [{ ...about, action: 'contract_create', severity: 'info' as const, type: 'contract.created' }]
        : [{ ...about, action: 'contract_reject', severity: 'info' as const },
          { ...about, action: 'compliance_failure', severity: 'critical' as const }]),
    ]);
  }
}

interface Made {
  id: string;
  actor: Actor;
  terms: ContractTerms;
  network: Network;
  currency: Currency;
  plan: Plan;
  parties: NamedParty[];
  verdict: ReturnType<typeof evaluateContract>;
}

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

/** Reads an amount that a decorator has let through. */
export const minorOf = (amount: string | undefined): bigint => (amount === undefined ? 0n : parseAmount(amount) ?? 0n);
