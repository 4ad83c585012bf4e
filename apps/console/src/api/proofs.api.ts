import { type ConnectClient, type EventProofDto, type KeySet, type ProofBundle, verifyBundle } from '@connect/sdk';
import type { CheckName } from '@connect/sdk';
import { baseApi } from './base-api.ts';
import { storeKnownHead, readKnownHead } from './known-head.ts';

/** What this browser found when it checked events against the sealed log. */
export interface Verification {
  isProven: boolean;
  checks: { name: CheckName | 'matches_page'; passed: boolean }[];
  proofs: EventProofDto[];
  keys: KeySet;
}

/** The proofs of events, checked here: the server only hands over what is computed with. */
export const proofsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    verifyEvents: build.mutation<Verification, readonly string[]>({
      query: (ids) => async (sdk) => {
        const keys = await sdk.keys.getKeys();
        const verification: Verification = { isProven: ids.length > 0, checks: [], proofs: [], keys };
        for (const id of ids) {
          const bundle = await bundleOf(sdk, id, keys);
          const { isProven, checks } = await verifyBundle(bundle);
          const isAsked = bundle.proof.event.id === id;
          if (isProven && isAsked) storeKnownHead(bundle.proof.checkpoint);
          const whole: Verification['checks'] = isAsked ? checks : [...checks, { name: 'matches_page', passed: false }];
          verification.checks = merged(verification.checks, whole);
          verification.isProven &&= isProven && isAsked;
          verification.proofs.push(bundle.proof);
        }
        return verification;
      },
    }),
  }),
});

// A server that cannot say how its log grew from the head that was kept is taken to have none that did.
async function bundleOf(sdk: ConnectClient, id: string, keys: KeySet): Promise<ProofBundle & { proof: EventProofDto }> {
  const proof = await sdk.audit.proveAuditEvent({ id });
  const known = readKnownHead();
  if (!known) return { keys, proof };
  const growth = await sdk.audit
    .proveConsistency({ from: known.height, to: proof.checkpoint.height })
    .catch(() => ({ from: known, to: proof.checkpoint, hashes: [] }));
  return { keys, proof, known, growth };
}

// Each kind of check once: it passed when it passed for every event.
function merged(all: Verification['checks'], more: Verification['checks']): Verification['checks'] {
  const names = [...new Set([...all, ...more].map(({ name }) => name))];
  return names.map((name) => ({
    name,
    passed: [...all, ...more].filter((one) => one.name === name).every(({ passed }) => passed),
  }));
}

export const { useVerifyEventsMutation } = proofsApi;
