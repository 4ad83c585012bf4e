/** What a browser that went to the provider has to bring back: sealed in its cookie, and known to nobody else. */
export interface ProviderFlow {
  state: string;
  nonce: string;
  /** Proves that the code is redeemed by whoever asked for it (PKCE). */
  verifier: string;
  returnTo: string;
  /** Whose account the identity is to be linked to, and the session in which they asked for it; null to sign in. */
  holder: { userId: string; sessionId: string } | null;
  expiresAt: number;
}
