/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ChangePasswordDto } from '../models/ChangePasswordDto.ts';
import type { ChoosePasswordDto } from '../models/ChoosePasswordDto.ts';
import type { LoginDto } from '../models/LoginDto.ts';
import type { OpenSessionDto } from '../models/OpenSessionDto.ts';
import type { PasswordChosenDto } from '../models/PasswordChosenDto.ts';
import type { ProfileDto } from '../models/ProfileDto.ts';
import type { RegisterDto } from '../models/RegisterDto.ts';
import type { RegisteredDto } from '../models/RegisteredDto.ts';
import type { SandboxSignInDto } from '../models/SandboxSignInDto.ts';
import type { SessionsEndedDto } from '../models/SessionsEndedDto.ts';
import type { SignedInDto } from '../models/SignedInDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class AuthService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Sign in with a username and a password
     * Answers an access token that is sent as a bearer token, and sets the refresh cookie that continues the session, and another by which the browser is known. Whoever is wrong five times waits a minute, then longer, up to 15 minutes; so does everybody without that cookie where many tried the same name.
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
}
