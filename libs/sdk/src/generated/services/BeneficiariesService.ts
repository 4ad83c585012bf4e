/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AddBeneficiaryDto } from '../models/AddBeneficiaryDto.ts';
import type { BeneficiaryDto } from '../models/BeneficiaryDto.ts';
import type { BeneficiaryPolicyDto } from '../models/BeneficiaryPolicyDto.ts';
import type { BeneficiaryStatus } from '../models/BeneficiaryStatus.ts';
import type { CheckPayeeDto } from '../models/CheckPayeeDto.ts';
import type { DecideBeneficiaryDto } from '../models/DecideBeneficiaryDto.ts';
import type { FindLookAlikesDto } from '../models/FindLookAlikesDto.ts';
import type { FoundLookAlikeDto } from '../models/FoundLookAlikeDto.ts';
import type { MatchNamesDto } from '../models/MatchNamesDto.ts';
import type { NameMatchDto } from '../models/NameMatchDto.ts';
import type { Network } from '../models/Network.ts';
import type { PayeeCheckDto } from '../models/PayeeCheckDto.ts';
import type { ProposeBeneficiaryPolicyDto } from '../models/ProposeBeneficiaryPolicyDto.ts';
import type { WalletNameDto } from '../models/WalletNameDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class BeneficiariesService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Compare a payee’s name with that of the wallet’s owner
     * Confirmation of payee. A close match tells the owner’s name, no other answer does. Each is on record, and whoever asks too often has to wait.
     * @returns PayeeCheckDto
     * @throws ConnectError
     */
    public checkPayee({
        requestBody,
    }: {
        requestBody: CheckPayeeDto,
    }): CancelablePromise<PayeeCheckDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/beneficiaries/check',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Find addresses that look like others that you know
     * Those that begin and end as a beneficiary of yours, or as a wallet that you paid, and are another one.
     * @returns FoundLookAlikeDto
     * @throws ConnectError
     */
    public findLookAlikes({
        requestBody,
    }: {
        requestBody: FindLookAlikesDto,
    }): CancelablePromise<Array<FoundLookAlikeDto>> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/beneficiaries/look-alikes',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Find beneficiaries of yours by name
     * The one that agrees best with each name, in the order given.
     * @returns NameMatchDto
     * @throws ConnectError
     */
    public matchBeneficiaries({
        requestBody,
    }: {
        requestBody: MatchNamesDto,
    }): CancelablePromise<Array<NameMatchDto>> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/beneficiaries/match',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Say what wallets are called
     * Those that have a name for you: their owners’ where they are within your reach, else your beneficiaries’. Of all others nothing is told.
     * @returns WalletNameDto
     * @throws ConnectError
     */
    public listWalletNames({
        addresses,
    }: {
        /**
         * Up to 100 addresses or IBANs with commas between them
         */
        addresses: string,
    }): CancelablePromise<Array<WalletNameDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/beneficiaries/names',
            query: {
                'addresses': addresses,
            },
        });
    }
    /**
     * List beneficiaries, the last added first
     * Your own; officers see those of their bank and of its customers.
     * @returns BeneficiaryDto
     * @throws ConnectError
     */
    public listBeneficiaries({
        q,
        status,
        network,
        from,
        limit = 50,
        before,
    }: {
        /**
         * Part of a name or of an address, or an IBAN
         */
        q?: string,
        /**
         * Those that stand so; all but the removed ones when none is named
         */
        status?: BeneficiaryStatus,
        /**
         * Those of one network
         */
        network?: Network,
        /**
         * A wallet of yours, by id, address or IBAN: those that count when it pays
         */
        from?: string,
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id of the last beneficiary of the page before
         */
        before?: string,
    }): CancelablePromise<Array<BeneficiaryDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/beneficiaries',
            query: {
                'q': q,
                'status': status,
                'network': network,
                'from': from,
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Keep a payee
     * The name is compared with that of the wallet’s owner and sought in the lists of sanctions. What the bank asks of payees (a second person, a time of waiting) holds from now on.
     * @returns BeneficiaryDto
     * @throws ConnectError
     */
    public addBeneficiary({
        requestBody,
    }: {
        requestBody: AddBeneficiaryDto,
    }): CancelablePromise<BeneficiaryDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/beneficiaries',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Read a beneficiary
     * With where it stands, who added it, and who decided it.
     * @returns BeneficiaryDto
     * @throws ConnectError
     */
    public getBeneficiary({
        id,
    }: {
        /**
         * The id of the beneficiary
         */
        id: string,
    }): CancelablePromise<BeneficiaryDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/beneficiaries/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Remove a beneficiary
     * It stays on record. Adding it again begins anew.
     * @returns BeneficiaryDto
     * @throws ConnectError
     */
    public removeBeneficiary({
        id,
    }: {
        /**
         * The id of the beneficiary
         */
        id: string,
    }): CancelablePromise<BeneficiaryDto> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/beneficiaries/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Approve or refuse a beneficiary
     * By an officer of the bank, or an administrator, who neither added it nor is its customer, by whichever account, nor was lately appointed by whoever added it. A refused one is removed.
     * @returns BeneficiaryDto
     * @throws ConnectError
     */
    public decideBeneficiary({
        id,
        requestBody,
    }: {
        /**
         * The id of the beneficiary
         */
        id: string,
        requestBody: DecideBeneficiaryDto,
    }): CancelablePromise<BeneficiaryDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/beneficiaries/{id}/decide',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * List what your bank asks of payees, the newest version first
     * One version of a bank is in force; without one nothing is asked.
     * @returns BeneficiaryPolicyDto
     * @throws ConnectError
     */
    public listBeneficiaryPolicies(): CancelablePromise<Array<BeneficiaryPolicyDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/beneficiary-policies',
        });
    }
    /**
     * Propose another version of what your bank asks of payees
     * It is written once and asks nothing until a colleague puts it in force.
     * @returns BeneficiaryPolicyDto
     * @throws ConnectError
     */
    public proposeBeneficiaryPolicy({
        requestBody,
    }: {
        requestBody: ProposeBeneficiaryPolicyDto,
    }): CancelablePromise<BeneficiaryPolicyDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/beneficiary-policies',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Put a version that a colleague made in force
     * From now on payments obey it, and beneficiaries are added under it; those there are stay as they stand.
     * @returns BeneficiaryPolicyDto
     * @throws ConnectError
     */
    public activateBeneficiaryPolicy({
        id,
    }: {
        /**
         * The id of the version
         */
        id: string,
    }): CancelablePromise<BeneficiaryPolicyDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/beneficiary-policies/{id}/activate',
            path: {
                'id': id,
            },
        });
    }
}
