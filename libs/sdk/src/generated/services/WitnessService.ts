/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class WitnessService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Countersign the head of a log that is witnessed here
     * As C2SP tlog-witness says. The signature of the log is all that is asked of the caller. 409 answers the size of the last head that was countersigned, alone, as `text/x.tlog.size`.
     * @returns string The cosignature
     * @throws ConnectError
     */
    public addCheckpoint({
        requestBody,
    }: {
        requestBody: Blob,
    }): CancelablePromise<string> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/witness/add-checkpoint',
            body: requestBody,
            mediaType: 'text/plain',
        });
    }
    /**
     * Get the newest head of a log that was countersigned here
     * With the signature of the log and the cosignature, so that whoever reads the log can see whether it shows them the same one.
     * @returns string The head
     * @throws ConnectError
     */
    public getWitnessedCheckpoint({
        id,
    }: {
        /**
         * The SHA-256 of the log’s origin, in hexadecimal digits
         */
        id: string,
    }): CancelablePromise<string> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/witness/{id}/checkpoint',
            path: {
                'id': id,
            },
        });
    }
}
