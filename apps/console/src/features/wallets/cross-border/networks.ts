import type { Currency, Network } from '@connect/sdk';

/** The networks between which money can be exchanged. */
export const networks: readonly Network[] = ['uae_dirham', 'qatar_cbdc'];

const currencies: Record<Network, Currency> = { uae_dirham: 'AED', qatar_cbdc: 'QAR' };

/** The currency a network carries. */
export const currencyOn = (network: Network): Currency => currencies[network];

/** The network on the far side of an exchange. */
export const oppositeOf = (network: Network): Network => (network === 'uae_dirham' ? 'qatar_cbdc' : 'uae_dirham');
