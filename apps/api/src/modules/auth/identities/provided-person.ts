import { Refusal } from '../../../platform/http/problems/refusal.ts';
import type { OidcSettings } from '../../../platform/oidc-settings.ts';

/** What a provider says of whoever signed in there. */
export interface ProvidedPerson {
  /** By which the provider knows them for good; nothing else tells who somebody is. */
  subject: string;
  username: string | null;
  name: string | null;
  email: string | null;
  roles: readonly string[];
  /** When they proved a second factor there; null when the provider does not say so in words that are configured. */
  factorProvenAt: Date | null;
  /** The number of the document by which the provider identified them. */
  identityNumber: string | null;
  /** Whether the provider saw the person beside the document, which is what identity checks here ask for. */
  isIdentified: boolean;
}

/** Claims as they came: of any type, whatever they should be. */
export type Claims = Readonly<Record<string, unknown>>;

const MOST_SUBJECT = 255;
const MOST_NAME = 100;
const MOST_EMAIL = 254;
const MOST_ROLES = 200;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const USERNAME = /^[a-z0-9][a-z0-9._-]{2,31}$/i;
/** Neither control characters nor marks that hide or turn text around. */
const PLAIN = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+$/u;
const EMIRATES_ID = /^784\d{12}$/;

/** Reads the claims of an ID token, and of the user info beside it. */
export const standardPerson = (
  token: Claims, info: Claims, { rolesClaim, secondFactorBy }: Pick<OidcSettings, 'rolesClaim' | 'secondFactorBy'>,
): ProvidedPerson => {
  // What is signed counts before what was only fetched.
  const claims = { ...info, ...token };
  return {
    subject: subjectOf(token), username: textOf(claims['preferred_username'], USERNAME),
    name: textOf(claims['name'], PLAIN, MOST_NAME), email: textOf(claims['email'], EMAIL, MOST_EMAIL),
    roles: rolesClaim === '' ? [] : textsOf(claims[rolesClaim]).slice(0, MOST_ROLES),
    factorProvenAt: factorIn(token, secondFactorBy), identityNumber: null, isIdentified: false,
  };
};

/**
 * Reads the user info of UAE PASS. A profile that was not verified by an Emirates ID (SOP1), or of a kind that nobody
 * knows, opens nothing; only one that was verified by a fingerprint or the face (SOP3) is an identity check here.
 */
export const uaePassPerson = (info: Claims): ProvidedPerson => {
  const { userType, idn } = info;
  const identityNumber = textOf(typeof idn === 'string' ? idn.replaceAll('-', '') : idn, EMIRATES_ID);
  if ((userType !== 'SOP2' && userType !== 'SOP3') || identityNumber === null) {
    throw new Refusal(403, 'IDENTITY_UNVERIFIED',
      'Your account at the provider is not verified by an Emirates ID. Verify it there first.');
  }
  return {
    subject: subjectOf(info), username: null, name: textOf(nameIn(info['fullnameEN']), PLAIN, MOST_NAME),
    email: textOf(info['email'], EMAIL, MOST_EMAIL), roles: [], factorProvenAt: null,
    identityNumber, isIdentified: userType === 'SOP3',
  };
};

const subjectOf = ({ sub }: Claims): string => {
  const subject = textOf(sub, PLAIN, MOST_SUBJECT);
  if (subject === null) throw answerInvalid();
  return subject;
};

/** Refuses an answer that does not hold: forged, for somebody else, out of its time, or unreadable. */
export const answerInvalid = (cause?: unknown): Refusal => Object.assign(
  new Refusal(502, 'PROVIDER_ANSWER_INVALID', 'The answer of the provider could not be verified. Begin again.'),
  { cause });

const textOf = (value: unknown, pattern: RegExp, most = Infinity): string | null => {
  if (typeof value !== 'string') return null;
  const text = value.normalize('NFC').trim();
  return text.length <= most && pattern.test(text) ? text : null;
};

const textsOf = (value: unknown): string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string');

// UAE PASS separates the parts of a name by commas, and leaves those empty that a name does not have.
const nameIn = (fullName: unknown): unknown => (typeof fullName === 'string'
  ? fullName.split(',').map((part) => part.trim()).filter((part) => part !== '').join(' ') : fullName);

const factorIn = ({ acr, amr, auth_time: time }: Claims, accepted: readonly string[]): Date | null => {
  const isProven = [...textsOf(acr), ...textsOf(amr)].some((stated) => accepted.includes(stated));
  // Without the time it may be as old as the sign-in at the provider is.
  return isProven && typeof time === 'number' && Number.isFinite(time) ? new Date(time * 1_000) : null;
};
