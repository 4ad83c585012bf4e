/** What a text that should name a wallet is refused with when it is wrong in itself. */
export const WRONG_WALLET = ['INVALID_ADDRESS', 'INVALID_ADDRESS_CHECKSUM', 'INVALID_IBAN'] as const;
