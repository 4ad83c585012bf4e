import type { BalanceProofDto } from '../generated/models/BalanceProofDto.ts';
import type { CheckpointDto } from '../generated/models/CheckpointDto.ts';
import type { ConsistencyProofDto } from '../generated/models/ConsistencyProofDto.ts';
import type { EventProofDto } from '../generated/models/EventProofDto.ts';
import type { KeySet } from './signed-head.ts';
import { check, verdictOf, type Check, type Verdict } from './verdict.ts';
import { verifyBalanceProof, verifyCheckpoint, verifyEventProof, verifyGrowth } from './verify.ts';

/** A file in which somebody keeps proofs, to be checked by anybody at any time. */
export interface ProofBundle {
  /** The keys as they were published; better taken from elsewhere than from the file that is checked. */
  keys?: KeySet;
  proof?: EventProofDto;
  /** What an account held after a block. */
  balanceProof?: BalanceProofDto;
  /** Several events under one head, as a case file holds them. */
  proofs?: EventProofDto[];
  /** A head that was kept earlier, and the proof that the log only grew since. */
  known?: CheckpointDto;
  growth?: ConsistencyProofDto;
  checkpoint?: CheckpointDto;
}

/** Checks everything a bundle holds, by the keys given or else by its own. */
export async function verifyBundle(bundle: ProofBundle, keys: KeySet | undefined = bundle.keys): Promise<Verdict> {
  const { proof, balanceProof, proofs = [], known, growth, checkpoint } = bundle;
  const verdicts: Verdict[] = [];
  if (keys && checkpoint) verdicts.push(await verifyCheckpoint(checkpoint, keys));
  if (keys && proof) verdicts.push(await verifyEventProof(proof, keys));
  if (keys && balanceProof) verdicts.push(await verifyBalanceProof(balanceProof, keys));
  if (keys) for (const one of proofs) verdicts.push(await verifyEventProof(one, keys));
  if (keys && checkpoint && proofs.length > 0) {
    verdicts.push(verdictOf([check('same_head', proofs.every((one) => one.checkpoint.hash === checkpoint.hash))]));
  }
  if (keys && known && growth) {
    verdicts.push(await verifyGrowth(known, growth, keys));
    // Growth to another head than the one that holds the event would say nothing of the event's log.
    if (proof) verdicts.push(verdictOf([check('same_head', growth.to.hash === proof.checkpoint.hash)]));
  }
  if (verdicts.length === 0) return verdictOf([check('well_formed', false)]);
  return verdictOf(verdicts.flatMap(({ checks }) => checks).filter(isFirstOfItsKind));
}

// Several proofs share heads; what passed for one need not be said again, what failed must be.
const isFirstOfItsKind = ({ name, passed }: Check, at: number, all: Check[]): boolean =>
  !passed || all.findIndex((one) => one.name === name && one.passed) === at;
