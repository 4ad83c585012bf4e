/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ObjectDto } from '../models/ObjectDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class ObjectsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Find what an id names, of whatever kind it is
     * Takes the id of a transaction (a review goes by it too), batch, wallet, contract, report, webhook, request for support or person; the address of a wallet; the reference of a contract (MUR-12); the number of a request for support (SUP-2026-000001) or of an audit event (1024 or #1024); a rule (RIBA-001); and the id of a request among your newest, or the newest audit events. What you could not read by the route of its kind is not found, like what does not exist.
     * @returns ObjectDto
     * @throws ConnectError
     */
    public findObject({
        id,
    }: {
        /**
         * An id, address, number or reference
         */
        id: string,
    }): CancelablePromise<ObjectDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/objects/{id}',
            path: {
                'id': id,
            },
        });
    }
}
