import { isLoopbackName } from './http/access/loopback.ts';
import { isOfABank, ROLES, type Role } from './http/access/actor.ts';
import { isId } from './ids.ts';

export const OIDC_PROFILES = ['standard', 'uae-pass'] as const;
export type OidcProfile = (typeof OIDC_PROFILES)[number];

/** What a value of the roles claim makes of a person; an officer belongs to a bank. */
export interface MappedRole { value: string; role: Role; bankId: string | null }

/** The provider by which people may sign in, when one is configured. */
export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What the button and the list of linked identities call it. */
  label: string;
  profile: OidcProfile;
  scope: string;
  /** Whether somebody without an account gets one, as a customer. */
  registration: boolean;
  rolesClaim: string;
  /** The first entry whose value the provider states decides. */
  roleMap: readonly MappedRole[];
  /** What stands for a second factor when the provider states it, as `acr` or among `amr`. */
  secondFactorBy: readonly string[];
}

/** Reads single settings and keeps what is wrong with them. */
export interface SettingsReader {
  text: (name: string) => string | undefined;
  flag: (name: string, fallback: boolean) => boolean;
  choice: <Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice) => Choice;
  report: (problem: string) => void;
}

const REQUIRED = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
const OTHERS = [
  'OIDC_LABEL', 'OIDC_PROFILE', 'OIDC_SCOPE', 'OIDC_REGISTRATION', 'OIDC_ROLES_CLAIM', 'OIDC_ROLE_MAP',
  'OIDC_ACR_SECOND_FACTOR',
] as const;
const OF_STANDARD = ['OIDC_SCOPE', 'OIDC_ROLES_CLAIM', 'OIDC_ROLE_MAP', 'OIDC_ACR_SECOND_FACTOR'] as const;

const SCOPES: Readonly<Record<OidcProfile, string>> = {
  standard: 'openid profile email', 'uae-pass': 'urn:uae:digitalid:profile:general',
};
const MOST_LABEL_CHARACTERS = 40;

/** Reads the provider; nothing when none is named, and a problem for each setting that does not fit. */
export const readOidcSettings = (reader: SettingsReader): OidcSettings | undefined => {
  const [issuer, clientId, clientSecret] = REQUIRED.map((name) => reader.text(name));
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    const given = [...REQUIRED, ...OTHERS].filter((name) => reader.text(name) !== undefined);
    if (given.length > 0) {
      reader.report(`${given.join(', ')}: sign-in by a provider needs ${REQUIRED.join(', ')}, all of them.`);
    }
    return undefined;
  }
  if (!isIssuer(issuer)) {
    reader.report('OIDC_ISSUER must be a URL that starts with https:// unless it names this machine, without a query.');
  }
  const profile = reader.choice('OIDC_PROFILE', OIDC_PROFILES, 'standard');
  for (const name of profile === 'standard' ? [] : OF_STANDARD.filter((one) => reader.text(one) !== undefined)) {
    reader.report(`${name} is for the profile standard: UAE PASS states no such thing.`);
  }
  const roleMap = readRoleMap(reader);
  const rolesClaim = reader.text('OIDC_ROLES_CLAIM');
  if ((rolesClaim === undefined) !== (roleMap.length === 0)) {
    reader.report('OIDC_ROLES_CLAIM and OIDC_ROLE_MAP must both be set to take roles from the provider.');
  }
  return {
    issuer, clientId, clientSecret, profile, roleMap,
    label: readLabel(reader, profile, issuer),
    scope: readScope(reader, profile),
    registration: reader.flag('OIDC_REGISTRATION', false),
    rolesClaim: rolesClaim ?? '',
    secondFactorBy: listOf(reader.text('OIDC_ACR_SECOND_FACTOR')),
  };
};

const isIssuer = (text: string): boolean => {
  const url = URL.parse(text);
  if (url === null || url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackName(url.hostname));
};

const readLabel = (reader: SettingsReader, profile: OidcProfile, issuer: string): string => {
  const label = reader.text('OIDC_LABEL') ?? (profile === 'uae-pass' ? 'UAE PASS' : URL.parse(issuer)?.hostname ?? '');
  if (label.length > MOST_LABEL_CHARACTERS) {
    reader.report(`OIDC_LABEL must have at most ${MOST_LABEL_CHARACTERS} characters.`);
  }
  return label;
};

const readScope = (reader: SettingsReader, profile: OidcProfile): string => {
  const scope = reader.text('OIDC_SCOPE') ?? SCOPES[profile];
  if (profile === 'standard' && !scope.split(' ').includes('openid')) reader.report('OIDC_SCOPE must contain openid.');
  return scope;
};

const readRoleMap = (reader: SettingsReader): MappedRole[] =>
  listOf(reader.text('OIDC_ROLE_MAP')).flatMap((entry) => {
    const [, value, role, bankId] = /^(.+)=([a-z]+)(?::(\S+))?$/.exec(entry) ?? [];
    const known = ROLES.find((one) => one === role);
    const isWhole = known !== undefined && (bankId === undefined ? !isOfABank(known) : hasBank(known) && isId(bankId));
    if (value !== undefined && isWhole) return [{ value, role: known, bankId: bankId ?? null }];
    reader.report('OIDC_ROLE_MAP must list entries such as chiefs=admin and tellers=bank:<id of the bank>, '
      + 'with commas between them.');
    return [];
  });

// A scholar of no bank is one of the network’s board.
const hasBank = (role: Role): boolean => isOfABank(role) || role === 'scholar';

const listOf = (text: string | undefined): string[] =>
  text?.split(',').map((entry) => entry.trim()).filter((entry) => entry !== '') ?? [];
