import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Connect';
const STEP_SECONDS = 30;
/** A phone's clock may be a step ahead or behind. */
const STEPS_OFF = 1;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** A new secret to share with an authenticator app, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

// RFC 6238 as every authenticator app does it.
const totp = (secret: string, account: string): TOTP => new TOTP({
  issuer: ISSUER, label: account, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS, secret: Secret.fromBase32(secret),
});

/** The address by which an app takes over a secret, as a QR code shows it. */
export const totpUri = (secret: string, account: string): string => totp(secret, account).toString();

/** The step of time that a code belongs to; null when it belongs to none near a moment. */
export const stepOfCode = (secret: string, code: string, at: Date): number | null => {
  const delta = totp(secret, '').validate({ token: code, timestamp: at.getTime(), window: STEPS_OFF });
  return delta === null ? null : Math.floor(at.getTime() / 1_000 / STEP_SECONDS) + delta;
};
