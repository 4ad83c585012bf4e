import type { Currency, Network } from '@connect/sdk';

/** The networks that money moves on, and what they carry. */
export const networks = ['uae_dirham', 'qatar_cbdc'] as const satisfies readonly Network[];
export const currencies = ['AED', 'QAR'] as const satisfies readonly Currency[];

const currencyOf: Record<Network, Currency> = { uae_dirham: 'AED', qatar_cbdc: 'QAR' };

/** The currency a network carries. */
export const currencyOn = (network: Network): Currency => currencyOf[network];

/** The network on the far side of an exchange. */
export const oppositeOf = (network: Network): Network => (network === 'uae_dirham' ? 'qatar_cbdc' : 'uae_dirham');
