import type {
  AllowedPasskeyDto, ConfirmPasskeyDto, FactorChallengeDto, NewPasskeyDto, PasskeyAnswerDto, PasskeyTransport,
} from '@connect/sdk';

/** Whether this browser has passkeys at this address. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

// Fetched when somebody uses a passkey: most never do.
const library = () => import('@simplewebauthn/browser');

const described = (passkeys: readonly AllowedPasskeyDto[]) =>
  passkeys.map(({ id, transports }) => ({ id, transports, type: 'public-key' as const }));

/** Has a passkey of the person sign a challenge; throws when they or the browser will not. */
export async function signWithPasskey({ challenge, rpId, passkeys }: FactorChallengeDto): Promise<PasskeyAnswerDto> {
  const { startAuthentication } = await library();
  const { id, response } = await startAuthentication({
    optionsJSON: { challenge, rpId, allowCredentials: described(passkeys), userVerification: 'required' },
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}

/** What an authenticator makes for the bank to keep. */
type MadePasskey = Omit<ConfirmPasskeyDto, 'label'>;

/** Has an authenticator make a passkey; throws when the person or the browser will not. */
export async function makePasskey(asked: NewPasskeyDto): Promise<MadePasskey> {
  const { challenge, rpId, userHandle, username, name, known } = asked;
  const { startRegistration } = await library();
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge, rp: { id: rpId, name: 'Connect' }, user: { id: userHandle, name: username, displayName: name },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })), attestation: 'none',
      excludeCredentials: described(known),
      authenticatorSelection: { userVerification: 'required', residentKey: 'preferred' },
    },
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, challenge, clientDataJSON, attestationObject, transports: transports as PasskeyTransport[] };
}
