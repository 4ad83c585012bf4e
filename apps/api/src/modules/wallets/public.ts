export { Agency } from './agency.ts';
export { customerFactsOf, type CustomerFacts } from './customer-facts.ts';
export { hasValidChecksum, isAddress } from './wallet-address.ts';
export { WalletDto } from './wallet.dto.ts';
export { WRONG_WALLET } from './wrong-wallet.ts';
