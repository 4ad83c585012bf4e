/** The forms beside the list of wallets. */
export { CreateWallet } from './create-wallet.tsx';
export { CrossBorderSimulator } from './cross-border/simulator.tsx';
