/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LoginDto } from '../models/LoginDto.ts';
import type { ProfileDto } from '../models/ProfileDto.ts';
import type { RegisterDto } from '../models/RegisterDto.ts';
import type { RegisteredDto } from '../models/RegisteredDto.ts';
import type { SandboxSignInDto } from '../models/SandboxSignInDto.ts';
import type { SignedInDto } from '../models/SignedInDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class AuthService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Sign in with a username and a password
     * @returns SignedInDto
     * @throws ApiError
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
            errors: {
                400: `\`VALIDATION_FAILED\``,
                401: `\`INVALID_CREDENTIALS\``,
                429: `\`ACCOUNT_LOCKED\``,
                503: `\`SIGN_IN_BUSY\``,
            },
        });
    }
    /**
     * Become one of the sandbox personas, on this machine only
     * @returns SignedInDto
     * @throws ApiError
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
            errors: {
                400: `\`VALIDATION_FAILED\``,
                404: `\`ROUTE_NOT_FOUND\`, \`PERSONA_NOT_FOUND\``,
            },
        });
    }
    /**
     * Make an account
     * @returns RegisteredDto
     * @throws ApiError
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
            errors: {
                400: `\`VALIDATION_FAILED\``,
                401: `\`UNAUTHENTICATED\``,
                409: `\`USERNAME_TAKEN\`, \`EMAIL_TAKEN\``,
                503: `\`SIGN_IN_BUSY\``,
            },
        });
    }
    /**
     * Continue the session of the refresh cookie
     * @returns SignedInDto
     * @throws ApiError
     */
    public refresh({
        xConnectRequest,
    }: {
        xConnectRequest?: '1',
    }): CancelablePromise<SignedInDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/auth/refresh',
            headers: {
                'x-connect-request': xConnectRequest,
            },
            errors: {
                401: `\`SESSION_ENDED\``,
                403: `\`CROSS_SITE_REQUEST\``,
            },
        });
    }
    /**
     * End the session of the refresh cookie and of the bearer token
     * @returns void
     * @throws ApiError
     */
    public logout({
        xConnectRequest,
    }: {
        xConnectRequest?: '1',
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/auth/logout',
            headers: {
                'x-connect-request': xConnectRequest,
            },
            errors: {
                403: `\`CROSS_SITE_REQUEST\``,
            },
        });
    }
    /**
     * The person who is signed in
     * @returns ProfileDto
     * @throws ApiError
     */
    public me(): CancelablePromise<ProfileDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/auth/me',
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
            },
        });
    }
}
