import type { ContractAction, ContractDto } from '@connect/sdk';

/** Steps that lead on towards what was agreed, or fulfil it; the others leave its way, and nobody is led to them. */
const leading: ReadonlySet<ContractAction> = new Set<ContractAction>([
  'confirm', 'promise', 'purchase', 'possess', 'sell', 'deliver', 'pay', 'acquire', 'lease', 'transfer', 'sign', 'fund',
  'pay-capital', 'start', 'distribute', 'buy-units', 'resolve', 'resume', 'close',
]);

/** The step that stands out among those one may take, if one leads on: parties are named while one has no wallet. */
export function leadingAction({ actions, parties }: Pick<ContractDto, 'actions' | 'parties'>) {
  return actions.find(({ action }) => leading.has(action)
    || (action === 'name-parties' && parties.some(({ walletAddress }) => walletAddress === null)));
}
