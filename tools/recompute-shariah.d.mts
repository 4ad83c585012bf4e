/** What is tainted, purified and open of a bank in one currency, in minor units. */
export interface TaintedSums {
  bankId: string;
  currency: string;
  tainted: bigint;
  purified: bigint;
  setAside: bigint;
  open: bigint;
}

/** How much the register of a bank holds. */
export interface RegisterCounts {
  bankId: string;
  events: number;
  numbers: number[];
  bySource: Record<string, number>;
  byState: Record<string, number>;
}

export declare const recompute: (lines: Iterable<string> | AsyncIterable<string>) => Promise<{
  banks: TaintedSums[];
  register: RegisterCounts[];
  faults: { resource: string; id: string }[];
}>;
