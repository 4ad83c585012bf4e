import type { Policy } from '@connect/compliance-rules';

/** What a database transaction judges by: the settings for all, under the opinions that each bank follows. */
export class RulesInForce {
  constructor(private readonly shared: Policy, private readonly byBank: ReadonlyMap<string, Policy>) {}

  /** The policy for the customers of a bank; of one that decided nothing, or of none, that for all. */
  of(bankId: string | null): Policy {
    return (bankId === null ? undefined : this.byBank.get(bankId)) ?? this.shared;
  }
}
