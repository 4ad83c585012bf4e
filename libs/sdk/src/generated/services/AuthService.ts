/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AddedFactorDto } from '../models/AddedFactorDto.ts';
import type { BeginProviderSignInDto } from '../models/BeginProviderSignInDto.ts';
import type { ChangePasswordDto } from '../models/ChangePasswordDto.ts';
import type { ChoosePasswordDto } from '../models/ChoosePasswordDto.ts';
import type { ConfirmPasskeyDto } from '../models/ConfirmPasskeyDto.ts';
import type { ConfirmTotpDto } from '../models/ConfirmTotpDto.ts';
import type { FactorChallengeDto } from '../models/FactorChallengeDto.ts';
import type { FactorProvenDto } from '../models/FactorProvenDto.ts';
import type { FactorsDto } from '../models/FactorsDto.ts';
import type { LinkedIdentityDto } from '../models/LinkedIdentityDto.ts';
import type { LinkIdentityDto } from '../models/LinkIdentityDto.ts';
import type { LoginDto } from '../models/LoginDto.ts';
import type { NewPasskeyDto } from '../models/NewPasskeyDto.ts';
import type { NewTotpDto } from '../models/NewTotpDto.ts';
import type { OpenSessionDto } from '../models/OpenSessionDto.ts';
import type { PasswordChosenDto } from '../models/PasswordChosenDto.ts';
import type { ProfileDto } from '../models/ProfileDto.ts';
import type { ProviderAddressDto } from '../models/ProviderAddressDto.ts';
import type { RecoveryCodesDto } from '../models/RecoveryCodesDto.ts';
import type { RegisterDto } from '../models/RegisterDto.ts';
import type { RegisteredDto } from '../models/RegisteredDto.ts';
import type { SandboxSignInDto } from '../models/SandboxSignInDto.ts';
import type { SessionsEndedDto } from '../models/SessionsEndedDto.ts';
import type { SignedInDto } from '../models/SignedInDto.ts';
import type { SignInFactorDto } from '../models/SignInFactorDto.ts';
import type { VerifyFactorDto } from '../models/VerifyFactorDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class AuthService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Sign in with a username and a password
     * Answers an access token that is sent as a bearer token, and sets the refresh cookie that continues the session, and another by which the browser is known. Whoever has a second factor is answered a challenge instead, in the details of `SIGN_IN_CHALLENGE`, for `POST /api/auth/login/factor`. Whoever is wrong five times waits a minute, then longer, up to 15 minutes; so does everybody without that cookie where many tried the same name.
     * @returns SignedInDto
     * @throws ConnectError
     */
    public login({
        requestBody,
    }: {
        requestBody: LoginDto,
    }): CancelablePromise<SignedInDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/auth/login',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Become one of the sandbox personas, on this machine only
     * Needs no password but the link that `npm start` printed, once, or the cookie of a browser that came by one. It exists only in sandbox mode, only for callers on this machine. Without a username it signs in the default persona.
     * @returns SignedInDto
     * @throws ConnectError
     */
    public sandboxSignIn({
        requestBody,
    }: {
        requestBody?: SandboxSignInDto,
    }): CancelablePromise<SignedInDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/auth/sandbox-sign-in',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Make an account
     * Anybody may make an account with the role user. An administrator’s token is needed for the other roles, and then no session is opened.
     * @returns RegisteredDto
     * @throws ConnectError
     */
    public register({
        requestBody,
    }: {
        requestBody: RegisterDto,
    }): CancelablePromise<RegisteredDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/auth/register',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Continue the session of the refresh cookie
     * The refresh token works once: the answer sets the next one, and the same one when the same client asks again within ten seconds. Programs that hold no cookies sign in again instead.
     * @returns SignedInDto
     * @throws ConnectError
     */
    public refresh({
        xConnectRequest,
    }: {
        /**
         * Tells that no foreign page sent the cookie
         */
        xConnectRequest?: '1',
    }): CancelablePromise<SignedInDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/auth/refresh',
            headers: {
                'x-connect-request': xConnectRequest,
            },
        });
    }
    /**
     * End the session of the refresh cookie and of the bearer token
     * Ends the session for every device that shares it; the access token stops working at once.
     * @returns void
     * @throws ConnectError
     */
    public logout({
        xConnectRequest,
    }: {
        /**
         * Tells that no foreign page sent the cookie
         */
        xConnectRequest?: '1',
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/auth/logout',
            headers: {
                'x-connect-request': xConnectRequest,
            },
        });
    }
    /**
     * The person who is signed in
     * Reads the account behind the token: role, bank, and the state of its identity check.
     * @returns ProfileDto
     * @throws ConnectError
     */
    public me(): CancelablePromise<ProfileDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/auth/me',
        });
    }
    /**
     * Change your password
     * Asks for the current one; whoever is wrong five times waits, as at the sign-in. Every other session of yours ends, this one stays.
     * @returns void
     * @throws ConnectError
     */
    public changePassword({
        requestBody,
    }: {
        requestBody: ChangePasswordDto,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/auth/password',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Choose a password by a one-time code
     * An administrator gives the code out. It works once; every session of the account ends, and the new password signs in.
     * @returns PasswordChosenDto
     * @throws ConnectError
     */
    public choosePassword({
        requestBody,
    }: {
        requestBody: ChoosePasswordDto,
    }): CancelablePromise<PasswordChosenDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/auth/password/choose',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * List where you are signed in
     * Every session of yours that is open, this one first, with the device and address it was used from last.
     * @returns OpenSessionDto
     * @throws ConnectError
     */
    public listOwnSessions(): CancelablePromise<Array<OpenSessionDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/auth/sessions',
        });
    }
    /**
     * End one of your sessions
     * Its tokens stop working: here at once, in other processes within five seconds.
     * @returns void
     * @throws ConnectError
     */
    public endOwnSession({
        id,
    }: {
        /**
         * The id of the session
         */
        id: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/auth/sessions/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * End all your sessions but this one
     * Signs you out everywhere else and answers how many sessions that were.
     * @returns SessionsEndedDto
     * @throws ConnectError
     */
    public endOtherSessions(): CancelablePromise<SessionsEndedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/auth/sessions/end-others',
        });
    }
    /**
     * Finish signing in with your second factor
     * Takes the challenge that the right password was answered with, and a code or what a passkey signed. The challenge is good once, for five minutes; a wrong code may be corrected. Five wrong codes lock codes for a while.
     * @returns SignedInDto
     * @throws ConnectError
     */
    public loginWithFactor({
        requestBody,
    }: {
        requestBody: SignInFactorDto,
    }): CancelablePromise<SignedInDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/auth/login/factor',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Begin to sign in at the provider
     * Answers where the browser goes, and sets a cookie that it has to bring back within ten minutes (authorization code with PKCE, state and nonce). `GET /api/v1/status` says whether a provider is configured.
     * @returns ProviderAddressDto
     * @throws ConnectError
     */
    public beginProviderSignIn({
        requestBody,
    }: {
        requestBody: BeginProviderSignInDto,
    }): CancelablePromise<ProviderAddressDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/auth/oidc',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * List the identities that open your account
     * Those at the provider of today, and at earlier ones as long as they are linked.
     * @returns LinkedIdentityDto
     * @throws ConnectError
     */
    public listLinkedIdentities(): CancelablePromise<Array<LinkedIdentityDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/auth/oidc/identities',
        });
    }
    /**
     * Begin to link an identity to your account
     * Answers where the browser goes to show whose identity it is. It is linked when the same browser comes back within ten minutes while this session is open, and opens the account from then on.
     * @returns ProviderAddressDto
     * @throws ConnectError
     */
    public linkIdentity({
        requestBody,
    }: {
        requestBody: LinkIdentityDto,
    }): CancelablePromise<ProviderAddressDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/auth/oidc/identities',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Unlink an identity from your account
     * It opens the account no longer. The last way of signing in stays.
     * @returns void
     * @throws ConnectError
     */
    public unlinkIdentity({
        id,
    }: {
        /**
         * The id of the identity
         */
        id: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/auth/oidc/identities/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * List what you prove yourself by
     * Authenticator apps, passkeys and how many recovery codes are left, and whether this session still owes a proof.
     * @returns FactorsDto
     * @throws ConnectError
     */
    public listFactors(): CancelablePromise<FactorsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/auth/factors',
        });
    }
    /**
     * Get a challenge for a passkey to sign
     * Good once, for five minutes, in this session. A code needs no challenge.
     * @returns FactorChallengeDto
     * @throws ConnectError
     */
    public askForFactor(): CancelablePromise<FactorChallengeDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/auth/factors/challenge',
        });
    }
    /**
     * Prove your second factor in this session
     * What asks for a fresh factor is open for five minutes from then on. Five wrong codes lock codes for a while, not passkeys.
     * @returns FactorProvenDto
     * @throws ConnectError
     */
    public verifyFactor({
        requestBody,
    }: {
        requestBody: VerifyFactorDto,
    }): CancelablePromise<FactorProvenDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/auth/factors/verify',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Begin to add an authenticator app
     * Answers a secret for the app. Nothing changes until a code of the app confirms it, within five minutes. Whoever has a factor already proves it first.
     * @returns NewTotpDto
     * @throws ConnectError
     */
    public beginTotp(): CancelablePromise<NewTotpDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/auth/factors/totp',
        });
    }
    /**
     * Add an authenticator app by its first code
     * The first factor comes with ten recovery codes, which are never shown again.
     * @returns AddedFactorDto
     * @throws ConnectError
     */
    public confirmTotp({
        requestBody,
    }: {
        requestBody: ConfirmTotpDto,
    }): CancelablePromise<AddedFactorDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/auth/factors/totp/confirm',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Begin to add a passkey
     * Answers what the authenticator makes the passkey for. The challenge is good for five minutes.
     * @returns NewPasskeyDto
     * @throws ConnectError
     */
    public beginPasskey(): CancelablePromise<NewPasskeyDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/auth/factors/passkeys',
        });
    }
    /**
     * Add a passkey
     * It must be made for this console, over the challenge, by an authenticator that recognised its person. The first factor comes with ten recovery codes, which are never shown again.
     * @returns AddedFactorDto
     * @throws ConnectError
     */
    public confirmPasskey({
        requestBody,
    }: {
        requestBody: ConfirmPasskeyDto,
    }): CancelablePromise<AddedFactorDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/auth/factors/passkeys/confirm',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Replace your recovery codes
     * The codes before are worth nothing from then on. The answer is the only one that holds the new ones.
     * @returns RecoveryCodesDto
     * @throws ConnectError
     */
    public renewRecoveryCodes(): CancelablePromise<RecoveryCodesDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/auth/factors/recovery-codes',
        });
    }
    /**
     * Remove one of your factors
     * Recovery codes go with the last one. The last one of whoever must have one stays.
     * @returns void
     * @throws ConnectError
     */
    public removeFactor({
        id,
    }: {
        /**
         * The id of the factor
         */
        id: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/auth/factors/{id}',
            path: {
                'id': id,
            },
        });
    }
}
