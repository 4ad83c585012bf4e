import type { PaymentFacts } from './facts/payment.ts';
import type { Policy } from './policy.ts';
import type { TextFindings, Reading } from './text/reading.ts';
import type { Bilingual, Evidence, Principle, Severity, Subject } from './verdict.ts';

/** What every rule may look at; it holds nothing that is not in the facts and the policy. */
export interface Context {
  facts: PaymentFacts;
  policy: Policy;
  amountMinor: bigint;
  memo: Reading;
  /** The counterparty's name, read for what it says about its business. */
  name: TextFindings;
  /** How sure the text model is that the words of the memo break a principle, in percent; absent without words. */
  confidences: Readonly<Record<Principle, number>> | undefined;
  /** The principles of which it is sure enough to ask a person. */
  suspicions: ReadonlySet<Principle>;
}

/** A rule that fired: what it saw, the values for its texts, and the outcome if not the usual one. */
export interface Match {
  evidence: Evidence[];
  data?: Readonly<Record<string, string>>;
  outcome?: string;
  /** True when the words leave open whether the rule holds. */
  asks?: true;
  /** True when nothing but words of the memo speaks, and of several senses: no fact, and no sums in relation. */
  isWorded?: true;
}

/** Another way for the same rule to end, such as a note instead of a refusal. */
export interface Outcome {
  severity: Severity;
  explain: Bilingual;
  remedy: Bilingual;
  /** Its own sources, where they are others than the rule's. */
  cite?: readonly string[];
}

/** One rule of the ruleset: what it reads, when it fires, what it says, and the examples that prove it. */
export interface Rule {
  id: string;
  principle: Subject;
  severity: Severity;
  title: Bilingual;
  /** The facts it reads, as paths into the payment. */
  reads: readonly string[];
  /** Other rules for which the words speak that set it off. */
  hears?: readonly string[];
  /** True for a rule that is asked only where no other rule has spoken of its principle. */
  speaksLast?: boolean;
  when(context: Context): Match | undefined;
  /** Texts may hold {names} that the match fills in. */
  explain: Bilingual;
  remedy: Bilingual;
  outcomes?: Readonly<Record<string, Outcome>>;
  cite: readonly string[];
  examples: { compliant: readonly PaymentFacts[]; violating: readonly PaymentFacts[] };
}

/** The outcome every rule may end with when the text names its subject only to oppose, treat or give it away. */
export const MENTIONED: Outcome = {
  severity: 'advise',
  explain: {
    en: 'The text names “{term}” in order to study, oppose, treat or give it away, not to pay for it.',
    ar: 'يذكر النص «{term}» للتعلم أو المنع أو العلاج أو التخلص منه، لا للدفع مقابله.',
  },
  remedy: {
    en: 'Keep a record of what the payment is for.',
    ar: 'احتفظ بما يثبت الغرض من الدفعة.',
  },
};
