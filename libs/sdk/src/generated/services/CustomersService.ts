/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CustomerChangeDto } from '../models/CustomerChangeDto.ts';
import type { CustomerDto } from '../models/CustomerDto.ts';
import type { CustomerLineDto } from '../models/CustomerLineDto.ts';
import type { CustomerNeed } from '../models/CustomerNeed.ts';
import type { DecideCustomerChangeDto } from '../models/DecideCustomerChangeDto.ts';
import type { KycLevel } from '../models/KycLevel.ts';
import type { ProposeCustomerChangeDto } from '../models/ProposeCustomerChangeDto.ts';
import type { RiskRating } from '../models/RiskRating.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class CustomersService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List customers, those who came last first
     * Those of your bank, with the level in force today. Numbers of documents are covered.
     * @returns CustomerLineDto
     * @throws ConnectError
     */
    public listCustomers({
        q,
        level,
        risk,
        need,
        limit = 50,
        before,
    }: {
        /**
         * Part of a name or a username
         */
        q?: string,
        /**
         * Only those known at this level today
         */
        level?: KycLevel,
        /**
         * Only those rated so
         */
        risk?: RiskRating,
        /**
         * Only those whose documents run out within 30 days or have, whose review is due, or of whom a change waits
         */
        need?: CustomerNeed,
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id of the last customer of the page before
         */
        before?: string,
    }): CancelablePromise<Array<CustomerLineDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/customers',
            query: {
                'q': q,
                'level': level,
                'risk': risk,
                'need': need,
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Read a customer’s file
     * The version in force, the level it gives today, and the change that waits. Customers read their own.
     * @returns CustomerDto
     * @throws ConnectError
     */
    public getCustomer({
        id,
    }: {
        /**
         * The id of the customer’s account
         */
        id: string,
    }): CancelablePromise<CustomerDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/customers/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * List every proposal about a customer, the newest first
     * Those that were approved are the versions of the file; none is ever changed or removed.
     * @returns CustomerChangeDto
     * @throws ConnectError
     */
    public listCustomerChanges({
        id,
    }: {
        /**
         * The id of the customer’s account
         */
        id: string,
    }): CancelablePromise<Array<CustomerChangeDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/customers/{id}/changes',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Propose the next version of a file
     * The whole of it. Customers propose their own data; the assessment is the officers’. Nothing changes before an officer who is neither its maker nor the customer has decided it.
     * @returns CustomerChangeDto
     * @throws ConnectError
     */
    public proposeCustomerChange({
        id,
        requestBody,
    }: {
        /**
         * The id of the customer’s account
         */
        id: string,
        requestBody: ProposeCustomerChangeDto,
    }): CancelablePromise<CustomerChangeDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/customers/{id}/changes',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Approve or refuse a change of a customer’s file
     * One officer of the customer’s bank, or an administrator, who is neither the one who proposed it, by whichever account, nor the customer, nor somebody whom the proposer lately appointed.
     * @returns CustomerDto
     * @throws ConnectError
     */
    public decideCustomerChange({
        id,
        requestBody,
    }: {
        /**
         * The id of the proposal
         */
        id: string,
        requestBody: DecideCustomerChangeDto,
    }): CancelablePromise<CustomerDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/customer-changes/{id}/decide',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
