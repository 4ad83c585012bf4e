/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BankDto } from '../models/BankDto.ts';
import type { ChangeRoleDto } from '../models/ChangeRoleDto.ts';
import type { CreateUserDto } from '../models/CreateUserDto.ts';
import type { DeactivateUserDto } from '../models/DeactivateUserDto.ts';
import type { EndUserSessionsDto } from '../models/EndUserSessionsDto.ts';
import type { ResetFactorsDto } from '../models/ResetFactorsDto.ts';
import type { Role } from '../models/Role.ts';
import type { SetComplianceDto } from '../models/SetComplianceDto.ts';
import type { UserDto } from '../models/UserDto.ts';
import type { UserSort } from '../models/UserSort.ts';
import type { UserState } from '../models/UserState.ts';
import type { UserWithCodeDto } from '../models/UserWithCodeDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class UsersService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List people, those who came last first
     * Everybody who may sign in, those who were invited, and those who no longer may.
     * @returns UserDto
     * @throws ConnectError
     */
    public listUsers({
        q,
        role,
        state,
        sort,
        limit = 50,
        before,
    }: {
        /**
         * Part of a username, a name or an email address
         */
        q?: string,
        /**
         * Only those with this role
         */
        role?: Role,
        /**
         * Only those who stand so
         */
        state?: UserState,
        /**
         * What rows are ordered by, after a minus sign from the highest or newest down; `-createdAt` by default
         */
        sort?: UserSort,
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id of the last person of the page before
         */
        before?: string,
    }): CancelablePromise<Array<UserDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/users',
            query: {
                'q': q,
                'role': role,
                'state': state,
                'sort': sort,
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Make an account for somebody
     * Hand the code to them: by it they choose their password, once, within two days. The answer is the only one that holds it; the bank keeps its hash.
     * @returns UserWithCodeDto
     * @throws ConnectError
     */
    public createUser({
        requestBody,
    }: {
        requestBody: CreateUserDto,
    }): CancelablePromise<UserWithCodeDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/users',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * List the banks that people may belong to
     * An officer belongs to one; a customer may.
     * @returns BankDto
     * @throws ConnectError
     */
    public listBanks(): CancelablePromise<Array<BankDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/users/banks',
        });
    }
    /**
     * Read about a person
     * Their role and bank, whether they may sign in, and when they last did.
     * @returns UserDto
     * @throws ConnectError
     */
    public getUser({
        id,
    }: {
        /**
         * The person’s id
         */
        id: string,
    }): CancelablePromise<UserDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/users/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Give a person another role, or another bank
     * Their sessions end, and they sign in again to use it; API keys do at most what the new role may.
     * @returns UserDto
     * @throws ConnectError
     */
    public changeUserRole({
        id,
        requestBody,
    }: {
        /**
         * The person’s id
         */
        id: string,
        requestBody: ChangeRoleDto,
    }): CancelablePromise<UserDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/users/{id}/role',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Let a person look after suspicious-transaction reports, or no longer
     * Officers and administrators see such reports only with this. Nobody gives it to themselves, and it ends with the role or the bank they had.
     * @returns UserDto
     * @throws ConnectError
     */
    public setUserCompliance({
        id,
        requestBody,
    }: {
        /**
         * The person’s id
         */
        id: string,
        requestBody: SetComplianceDto,
    }): CancelablePromise<UserDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/users/{id}/compliance',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Shut a person out
     * Their sessions end: here at once, in other processes within five seconds. Neither password, code nor API key lets them in. Their wallets and contracts stay as they are.
     * @returns UserDto
     * @throws ConnectError
     */
    public deactivateUser({
        id,
        requestBody,
    }: {
        /**
         * The person’s id
         */
        id: string,
        requestBody: DeactivateUserDto,
    }): CancelablePromise<UserDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/users/{id}/deactivate',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Let a person in again
     * By the password and the API keys they had; whoever never chose one needs a new code.
     * @returns UserDto
     * @throws ConnectError
     */
    public reactivateUser({
        id,
    }: {
        /**
         * The person’s id
         */
        id: string,
    }): CancelablePromise<UserDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/users/{id}/reactivate',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Remove the second factors of somebody who lost them
     * Their sessions end and they are told. Whoever must have a factor adds one at the next sign-in; the password stays as it is, so hand out a code for a new one if it may be known to others.
     * @returns UserDto
     * @throws ConnectError
     */
    public resetUserFactors({
        id,
        requestBody,
    }: {
        /**
         * The person’s id
         */
        id: string,
        requestBody: ResetFactorsDto,
    }): CancelablePromise<UserDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/users/{id}/factors/reset',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Give out a code by which a person chooses a new password
     * It works once, within two days; an earlier one no longer does. Until it is used the password stays as it is. The answer is the only one that holds it.
     * @returns UserWithCodeDto
     * @throws ConnectError
     */
    public issuePasswordCode({
        id,
    }: {
        /**
         * The person’s id
         */
        id: string,
    }): CancelablePromise<UserWithCodeDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/users/{id}/password-code',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Sign a person out everywhere
     * Their sessions end: here at once, in other processes within five seconds. They are told, and may sign in again; no browser of theirs is known any more. API keys go on.
     * @returns UserDto
     * @throws ConnectError
     */
    public endUserSessions({
        id,
        requestBody,
    }: {
        /**
         * The person’s id
         */
        id: string,
        requestBody: EndUserSessionsDto,
    }): CancelablePromise<UserDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/users/{id}/sessions/end',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
