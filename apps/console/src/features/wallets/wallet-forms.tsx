import { CardSkeleton } from '../../ui/skeletons.tsx';
import { useGradually } from '../../ui/use-gradually.ts';
import { CreateWallet } from './create-wallet.tsx';
import { CrossBorderSimulator } from './cross-border/simulator.tsx';
import { createWalletHeight } from './wallet-forms-skeleton.tsx';

/** The forms beside the list of wallets, one after the other. */
export function WalletForms() {
  const drawn = useGradually(2, 1);
  return (
    <>
      <CrossBorderSimulator />
      {drawn === 2 ? <CreateWallet /> : <CardSkeleton height={createWalletHeight} />}
    </>
  );
}
