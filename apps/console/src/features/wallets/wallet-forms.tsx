import { CreateWallet } from './create-wallet.tsx';
import { CrossBorderSimulator } from './cross-border/simulator.tsx';

/** The forms beside the list of wallets. */
export function WalletForms() {
  return (
    <>
      <CrossBorderSimulator />
      <CreateWallet />
    </>
  );
}
