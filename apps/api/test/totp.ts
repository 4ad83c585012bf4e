import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** What an authenticator app with a secret shows at a moment, so many steps later. */
export const appCode = (secret: string, at: Date = new Date(), steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() + steps * STEP_MS });
