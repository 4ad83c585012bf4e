/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AuditEntryDto } from '../models/AuditEntryDto.ts';
import type { AuditExportFormat } from '../models/AuditExportFormat.ts';
import type { AuditSeverity } from '../models/AuditSeverity.ts';
import type { AuditStatsDto } from '../models/AuditStatsDto.ts';
import type { CheckpointDto } from '../models/CheckpointDto.ts';
import type { ConsistencyProofDto } from '../models/ConsistencyProofDto.ts';
import type { DocumentLanguage } from '../models/DocumentLanguage.ts';
import type { EventProofDto } from '../models/EventProofDto.ts';
import type { LogVerificationDto } from '../models/LogVerificationDto.ts';
import type { TimeSort } from '../models/TimeSort.ts';
import type { WitnessesDto } from '../models/WitnessesDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class AuditService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List the audit events within your reach, newest first
     * Every event is sealed in the chain of blocks and never changes. Filters combine; `resource` and `resourceId` together give the history of one object.
     * @returns AuditEntryDto
     * @throws ConnectError
     */
    public listAuditEvents({
        q,
        action,
        resource,
        severity,
        userId,
        resourceId,
        ipAddress,
        from,
        to,
        sort,
        limit = 50,
        before,
    }: {
        /**
         * Part of an action or a resource, as it is called in either language; the beginning of an IP address; a request id, or its beginning as far as the second group
         */
        q?: string,
        /**
         * What was done
         */
        action?: string,
        /**
         * The kind of object it was done to
         */
        resource?: string,
        /**
         * How grave it is
         */
        severity?: AuditSeverity,
        /**
         * Who did it
         */
        userId?: string,
        /**
         * The id of the object the events are about; of a wallet its IBAN, of a transaction its UETR as well
         */
        resourceId?: string,
        /**
         * The IP address it was done from
         */
        ipAddress?: string,
        /**
         * At or after
         */
        from?: string,
        /**
         * Before
         */
        to?: string,
        /**
         * What rows are ordered by, after a minus sign from the highest or newest down; `-createdAt` by default
         */
        sort?: TimeSort,
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id of the last event of the previous page
         */
        before?: string,
    }): CancelablePromise<Array<AuditEntryDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/audit',
            query: {
                'q': q,
                'action': action,
                'resource': resource,
                'severity': severity,
                'userId': userId,
                'resourceId': resourceId,
                'ipAddress': ipAddress,
                'from': from,
                'to': to,
                'sort': sort,
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Count the audit events that match a filter
     * In all, today (UTC), critical ones and people, and the most frequent actions and resources.
     * @returns AuditStatsDto
     * @throws ConnectError
     */
    public getAuditStats({
        q,
        action,
        resource,
        severity,
        userId,
        resourceId,
        ipAddress,
        from,
        to,
    }: {
        /**
         * Part of an action or a resource, as it is called in either language; the beginning of an IP address; a request id, or its beginning as far as the second group
         */
        q?: string,
        /**
         * What was done
         */
        action?: string,
        /**
         * The kind of object it was done to
         */
        resource?: string,
        /**
         * How grave it is
         */
        severity?: AuditSeverity,
        /**
         * Who did it
         */
        userId?: string,
        /**
         * The id of the object the events are about; of a wallet its IBAN, of a transaction its UETR as well
         */
        resourceId?: string,
        /**
         * The IP address it was done from
         */
        ipAddress?: string,
        /**
         * At or after
         */
        from?: string,
        /**
         * Before
         */
        to?: string,
    }): CancelablePromise<AuditStatsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/audit/stats',
            query: {
                'q': q,
                'action': action,
                'resource': resource,
                'severity': severity,
                'userId': userId,
                'resourceId': resourceId,
                'ipAddress': ipAddress,
                'from': from,
                'to': to,
            },
        });
    }
    /**
     * Take the audit events that match a filter away as a file
     * CSV is UTF-8 with a byte order mark, and cells that a spreadsheet would take for formulas are made plain text. JSON ends with a signed manifest over all its bytes. PDF is for reading, in English or Arabic, signed (PAdES), and holds at most five hundred events. The log records who took what, and the SHA-256 of the whole file once it was sent.
     * @returns string The events, newest first
     * @throws ConnectError
     */
    public exportAuditLog({
        q,
        action,
        resource,
        severity,
        userId,
        resourceId,
        ipAddress,
        from,
        to,
        format,
        lang,
    }: {
        /**
         * Part of an action or a resource, as it is called in either language; the beginning of an IP address; a request id, or its beginning as far as the second group
         */
        q?: string,
        /**
         * What was done
         */
        action?: string,
        /**
         * The kind of object it was done to
         */
        resource?: string,
        /**
         * How grave it is
         */
        severity?: AuditSeverity,
        /**
         * Who did it
         */
        userId?: string,
        /**
         * The id of the object the events are about; of a wallet its IBAN, of a transaction its UETR as well
         */
        resourceId?: string,
        /**
         * The IP address it was done from
         */
        ipAddress?: string,
        /**
         * At or after
         */
        from?: string,
        /**
         * Before
         */
        to?: string,
        /**
         * The form of the file
         */
        format?: AuditExportFormat,
        /**
         * Of a PDF
         */
        lang?: DocumentLanguage,
    }): CancelablePromise<string> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/audit/export',
            query: {
                'q': q,
                'action': action,
                'resource': resource,
                'severity': severity,
                'userId': userId,
                'resourceId': resourceId,
                'ipAddress': ipAddress,
                'from': from,
                'to': to,
                'format': format,
                'lang': lang,
            },
        });
    }
    /**
     * Take the whole log and the books that it commits to away, to be compared elsewhere
     * One line of JSON for each signed block, sealed event, record and account, all of one moment, with a signed manifest at the end. `connect-verify books.jsonl --keys jwks.json`, and `verifyBooks` of the SDK, name everything in it that is not as it was sealed. The log records who took it, and the SHA-256 of the file.
     * @returns binary The lines
     * @throws ConnectError
     */
    public exportBooks(): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/audit/books',
        });
    }
    /**
     * Get one audit event
     * Everything that was recorded of it, and which fields it changed.
     * @returns AuditEntryDto
     * @throws ConnectError
     */
    public getAuditEvent({
        id,
    }: {
        /**
         * The event’s number
         */
        id: string,
    }): CancelablePromise<AuditEntryDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/audit/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Prove that an event stands in the sealed log as it is
     * The event as it was hashed, the hashes beside its path to the root, and the signed head with that root. The SDK checks it without trusting this server.
     * @returns EventProofDto
     * @throws ConnectError
     */
    public proveAuditEvent({
        id,
        checkpoint,
    }: {
        /**
         * The event’s number
         */
        id: string,
        /**
         * The height of the checkpoint that shall hold the event; the newest unless said otherwise
         */
        checkpoint?: number,
    }): CancelablePromise<EventProofDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/audit/{id}/proof',
            path: {
                'id': id,
            },
            query: {
                'checkpoint': checkpoint,
            },
        });
    }
    /**
     * List the signed heads of the audit log, newest first
     * Each says what everything before it hashes to. Whoever keeps one can later prove that nothing of what it covers was changed or left out.
     * @returns CheckpointDto
     * @throws ConnectError
     */
    public listCheckpoints({
        limit = 50,
        before,
    }: {
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The height of the last checkpoint of the previous page
         */
        before?: number,
    }): CancelablePromise<Array<CheckpointDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/audit/checkpoints',
            query: {
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Prove that the log only grew from one signed head to another
     * The hashes by which the SDK computes both roots from one and the same tree.
     * @returns ConsistencyProofDto
     * @throws ConnectError
     */
    public proveConsistency({
        from = 1,
        to,
    }: {
        /**
         * The height of the earlier checkpoint
         */
        from?: number,
        /**
         * The height of the later one; the newest unless said otherwise
         */
        to?: number,
    }): CancelablePromise<ConsistencyProofDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/audit/checkpoints/consistency',
            query: {
                'from': from,
                'to': to,
            },
        });
    }
    /**
     * Recompute a part of the audit log and name the first wrong entry
     * Recomputes about twenty thousand events from their stored content, block by block, and checks roots, links and signatures. `next` says with which block to go on.
     * @returns LogVerificationDto
     * @throws ConnectError
     */
    public verifyAuditLog({
        from = 1,
    }: {
        /**
         * The height of the first block to recompute
         */
        from?: number,
    }): CancelablePromise<LogVerificationDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/audit/verify',
            query: {
                'from': from,
            },
        });
    }
    /**
     * List the witnesses of the audit log, and the logs that are witnessed here
     * A witness keeps the largest head of a log that it saw and countersigns a larger one only if the log grew to it. `connect-verify --witness` asks for cosignatures of those that you name.
     * @returns WitnessesDto
     * @throws ConnectError
     */
    public listWitnesses(): CancelablePromise<WitnessesDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/audit/witnesses',
        });
    }
}
