import {
  InvalidFacts, defaultPolicy, evaluate, isInDoubt, rulesetVersion, scoreOf, type PaymentFacts, type Policy,
  type Verdict,
} from '@connect/compliance-rules';
import { Injectable, Logger } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { invalid } from '../../platform/http/problems/refusal.ts';
import type { Currency } from '../../platform/money.ts';
import { SealedMemos, type StoredMemo } from '../memos/sealed-memos.service.ts';
import { ScreeningService, type Screening } from '../screening/screening.service.ts';
import { CUSTOMER_FINDINGS } from './customer-findings.ts';
import type { RulesInForce } from './profiles/rules-in-force.ts';
import { RulesetRegister } from './rulesets/ruleset-register.service.ts';
import { withoutRule } from './without-rule.ts';

/** What was judged of a payment: the facts, and the memo where it is sealed. */
export interface JudgedPayment extends StoredMemo {
  facts: PaymentFacts;
}

/**
 * What a payer's bank knows of the other side, what it found in the lists, and what it added up; with the payer's own
 * birth date and document, for they stand among the facts only where a list named somebody.
 */
const OF_THE_BANK: ReadonlySet<string> = new Set([
  'watchlist', 'watchlistStale', 'watchlistMissing', 'sums', 'otherParties', 'contradictions', 'party', 'entity',
  'payerEntity', 'beneficiary', 'mcc', 'isic', 'counterpartyCountry', 'counterpartyDob', 'counterpartyNationality',
  'counterpartyName', 'counterpartyId', 'counterpartyKind', 'senderDob', 'senderNationality', 'senderId',
]);

/** Judges payments by the rules library, and never allows one that it could not judge. */
@Injectable()
export class ComplianceService {
  private readonly logger = new Logger(ComplianceService.name);
  // Rules that miss a plain violation, or refuse a plain payment, must not allow anything.
  private readonly isSound = this.passesSelfTest();

  constructor(
    private readonly rulesets: RulesetRegister,
    private readonly screening: ScreeningService,
    private readonly memos: SealedMemos,
  ) {}

  /** The version of the rules and the Shariah profile that were last found in force. */
  get ruleset(): { version: string; profile: string } {
    const { revision, profile } = this.rulesets.latest;
    return { version: revision === undefined ? rulesetVersion : `${rulesetVersion}+${revision}`, profile };
  }

  /** The settings and profiles in force for what a database transaction judges. */
  rulesInForce(tx: Tx): Promise<RulesInForce> {
    return this.rulesets.inForce(tx);
  }

  /** Other settings under the opinions that a payment's verdict names. */
  rulesUnder(tx: Tx, rules: Policy, profile: string): Promise<Policy> {
    return this.rulesets.under(tx, rules, profile);
  }

  /** The lists of sanctions as they stand in a transaction, for the facts of its payments. */
  openScreening(tx: Tx): Promise<Screening> {
    return this.screening.open(tx);
  }

  /** A described payment with the listed parties its payee is like, unless its describer named some. */
  async screenDescribed(tx: Tx, actor: Actor, facts: PaymentFacts): Promise<PaymentFacts> {
    const { counterpartyName: name, counterpartyDob: dob, counterpartyNationality: nationality } = facts;
    const { counterpartyId: id, counterpartyKind: kind } = facts;
    if (Array.isArray(facts.watchlist) || typeof name !== 'string') return facts;
    const screening = await this.openScreening(tx);
    const party = {
      name, ownerId: null, ...(typeof dob === 'string' ? { dob } : {}),
      ...(typeof nationality === 'string' ? { nationality } : {}), ...(typeof id === 'string' ? { id } : {}),
      ...(kind === undefined ? {} : { kind }),
    };
    return { ...facts, ...screening.listedLike(party, actor.bankId) };
  }

  /**
   * The verdict on a payment that is sent; one whose evaluation fails goes to review. Words of a sealed memo are judged
   * like any other and leave nothing in the verdict but which rules they set off.
   */
  judge(facts: PaymentFacts, rules: Policy, sealedWords: string | null = null): Verdict {
    if (sealedWords === null) return this.judgePlain(facts, rules);
    return withoutRule(this.judgePlain({ ...facts, memo: sealedWords }, rules), this.judgePlain(facts, rules));
  }

  /** The verdict on stored facts, with the memo that was sealed for them. */
  async judgeAgain({ facts, ...memo }: JudgedPayment, rules: Policy): Promise<Verdict> {
    return this.judge(facts, rules, await this.memos.wordsOf(memo));
  }

  /** A sealed memo and the verdict on it with its words as evidence, for an officer to read and for nobody to keep. */
  async openMemo(tx: Tx, payment: JudgedPayment, stored: Verdict): Promise<{ memo: string; verdict: Verdict }> {
    const memo = await this.memos.wordsOf(payment) ?? '';
    const rules = await this.rulesets.behind(tx, stored);
    return { memo, verdict: this.judgePlain({ ...payment.facts, memo }, rules) };
  }

  /** The verdict on a payment that somebody describes; a fact that cannot be read is refused by its name. */
  judgeDescribed(facts: PaymentFacts, rules: Policy): Verdict {
    try {
      return evaluate(facts, rules);
    } catch (failure) {
      if (failure instanceof InvalidFacts) {
        throw invalid([{ field: failure.field, message: failure.message, ...failure.wrong }]);
      }
      return this.unjudged(failure);
    }
  }

  /** Whether a plain violation is blocked and a plain payment allowed, tried now. */
  passesSelfTest(): boolean {
    try {
      const usury = evaluate({ type: 'send', amount: '1.00', currency: 'AED', memo: 'usury' });
      const schoolFees = evaluate({ type: 'send', amount: '1.00', currency: 'AED', memo: 'school fees' });
      return usury.action === 'block' && schoolFees.action === 'allow';
    } catch {
      return false;
    }
  }

  /**
   * Whether judging stored facts again, by the settings of their time, gives the stored verdict to the byte; null for
   * a verdict of rules that this release no longer carries, since nothing here could give it again.
   */
  async isReproducible(tx: Tx, payment: JudgedPayment, stored: Verdict): Promise<boolean | null> {
    if (stored.rulesetVersion.split('+', 1)[0] !== rulesetVersion) return null;
    const rules = await this.rulesets.behind(tx, stored);
    return JSON.stringify(await this.judgeAgain(payment, rules)) === JSON.stringify(stored);
  }

  /** Whether the words of a judged payment are in doubt by the settings of its time, so that they may be read again. */
  async areWordsInDoubt(tx: Tx, facts: PaymentFacts, verdict: Verdict): Promise<boolean> {
    return isInDoubt(facts, verdict, await this.rulesets.behind(tx, verdict));
  }

  /** Whether an amount is large enough to be named in the audit log. */
  isLarge(currency: Currency, amountMinor: bigint): boolean {
    return amountMinor >= this.rulesets.latest.thresholds[currency].largeMinor;
  }

  /**
   * What a person may read of a verdict. Payers are asked for what is missing from their own data, but nobody is told
   * that a list, a pattern or a suspicion held a payment: tipping off is an offence (FATF recommendation 21). The
   * payee's side, its bank's officers too, sees a payment only once it is paid, and reads of it what a payment says
   * that was never held.
   */
  discloseTo(actor: Actor, verdict: Verdict, isPayer = true): Verdict {
    if (isPayer && actor.role !== 'user') return verdict;
    const findings = verdict.findings.filter((f) =>
      f.principle !== 'kyc' || (isPayer && CUSTOMER_FINDINGS.has(f.ruleId)));
    const recommendations = verdict.recommendations.filter((text) => findings.some((f) => f.remedy.en === text));
    const told = { ...verdict, findings, recommendations };
    if (isPayer) return told;
    return { ...told, ...scoreOf(findings), action: 'allow' };
  }

  /**
   * What a person may read of the facts. The payee's side reads the payment itself, and nothing that the bank knows of
   * the payer; customers read nothing of a screening, nor of what was added up, which tells of the payee as well.
   * Officers of the payer's bank read who the payee is where the payee is theirs to see, or where a list held somebody:
   * paying somebody is no way to learn their name.
   */
  discloseFacts(
    actor: Actor, facts: PaymentFacts, { isPayer, seesPayee }: { isPayer: boolean; seesPayee: boolean },
  ): Partial<PaymentFacts> {
    const isHit = (facts.watchlist ?? []).length > 0;
    if (isPayer && actor.role !== 'user') return seesPayee || isHit ? facts : unnamed(facts);
    const { type, amount, currency, network, memo, asOf } = facts;
    if (!isPayer) return { type, amount, currency, network, memo, asOf };
    return Object.fromEntries(Object.entries(facts).filter(([fact]) => !OF_THE_BANK.has(fact)));
  }

  private judgePlain(facts: PaymentFacts, rules: Policy): Verdict {
    if (!this.isSound) return UNJUDGED;
    try {
      return evaluate(facts, rules);
    } catch (failure) {
      return this.unjudged(failure);
    }
  }

  private unjudged(failure: unknown): Verdict {
    this.logger.error({ failure }, 'The rules engine failed; the payment goes to review.');
    return UNJUDGED;
  }
}

/** Facts without the names that the payee's bank knows the payee by. */
const unnamed = (
  { counterpartyName: _, beneficiary, otherParties, ...facts }: PaymentFacts,
): Partial<PaymentFacts> => ({
  ...facts,
  ...(beneficiary === undefined ? {} : { beneficiary: { ...beneficiary, name: undefined } }),
  ...(otherParties === undefined ? {} : {
    otherParties: otherParties.filter(({ role }) => role !== 'payee' && role !== 'payeeOwner'),
  }),
});

// What is stored when nothing could be judged: no principle passes, and nobody is allowed through.
const UNJUDGED: Verdict = {
  principles: { riba: 'review', gharar: 'review', maysir: 'review', halal: 'review', kyc: 'review' },
  ribaCheck: false,
  ghararCheck: false,
  halalCheck: false,
  kycCheck: false,
  score: 75,
  action: 'review',
  shariahCompliant: false,
  findings: [{
    ruleId: 'ENGINE-001',
    principle: 'kyc',
    severity: 'flag',
    evidence: [],
    explain: {
      en: 'The rules could not be evaluated for this payment, so it was not allowed.',
      ar: 'تعذّر تقييم القواعد لهذه العملية، لذلك لم يُسمح بها.',
    },
    remedy: { en: 'An officer must review the payment.', ar: 'يجب أن يراجع مسؤول الامتثال العملية.' },
    cite: [],
  }],
  recommendations: ['An officer must review the payment.'],
  fatwaValidation: 'The rules could not be evaluated. Not a fatwa. Result: needs Shariah review.',
  profile: defaultPolicy.profile,
  rulesetVersion,
};
