/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BankReasonDto } from '../models/BankReasonDto.ts';
import type { BankStandingDto } from '../models/BankStandingDto.ts';
import type { IdentifyBankDto } from '../models/IdentifyBankDto.ts';
import type { NameBankDto } from '../models/NameBankDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class BanksService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List the banks and how they stand
     * By name, each with how many people and wallets it has.
     * @returns BankStandingDto
     * @throws ConnectError
     */
    public listBankStandings(): CancelablePromise<Array<BankStandingDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/banks',
        });
    }
    /**
     * Add a bank
     * Its first officer is invited by `POST /api/v1/users` with the role `bank`. Names that differ in capitals, spaces or forms of the same letters alone are one name.
     * @returns BankStandingDto
     * @throws ConnectError
     */
    public createBank({
        requestBody,
    }: {
        requestBody: NameBankDto,
    }): CancelablePromise<BankStandingDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/banks',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Read about a bank
     * How it stands, and since when.
     * @returns BankStandingDto
     * @throws ConnectError
     */
    public getBank({
        id,
    }: {
        /**
         * The bank’s id
         */
        id: string,
    }): CancelablePromise<BankStandingDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/banks/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Give a bank another name
     * The audit log keeps the one it had; reports that were issued stay as they are.
     * @returns BankStandingDto
     * @throws ConnectError
     */
    public renameBank({
        id,
        requestBody,
    }: {
        /**
         * The bank’s id
         */
        id: string,
        requestBody: NameBankDto,
    }): CancelablePromise<BankStandingDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/banks/{id}/name',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Say by which BIC and LEI other institutions know a bank
     * No two banks have the same; a BIC of eight characters is that of its head office, which ends in XXX.
     * @returns BankStandingDto
     * @throws ConnectError
     */
    public identifyBank({
        id,
        requestBody,
    }: {
        /**
         * The bank’s id
         */
        id: string,
        requestBody: IdentifyBankDto,
    }): CancelablePromise<BankStandingDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/banks/{id}/identifiers',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Suspend a bank
     * No money moves from or to its wallets in any way, as if each were frozen; what is held stays held until it is released or expires. Its people may sign in and read. Payments that were under way are waited for: none is made once this was answered.
     * @returns BankStandingDto
     * @throws ConnectError
     */
    public suspendBank({
        id,
        requestBody,
    }: {
        /**
         * The bank’s id
         */
        id: string,
        requestBody: BankReasonDto,
    }): CancelablePromise<BankStandingDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/banks/{id}/suspend',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Let a suspended bank take part again
     * Wallets that were frozen by themselves stay frozen.
     * @returns BankStandingDto
     * @throws ConnectError
     */
    public resumeBank({
        id,
        requestBody,
    }: {
        /**
         * The bank’s id
         */
        id: string,
        requestBody: BankReasonDto,
    }): CancelablePromise<BankStandingDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/banks/{id}/resume',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
