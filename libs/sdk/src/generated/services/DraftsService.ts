/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DraftDto } from '../models/DraftDto.ts';
import type { SaveDraftDto } from '../models/SaveDraftDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class DraftsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List your drafts, the last written first
     * @returns DraftDto
     * @throws ApiError
     */
    public listDrafts(): CancelablePromise<Array<DraftDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/transactions/drafts',
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
            },
        });
    }
    /**
     * Keep a draft
     * @returns DraftDto
     * @throws ApiError
     */
    public createDraft({
        requestBody,
    }: {
        requestBody: SaveDraftDto,
    }): CancelablePromise<DraftDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/transactions/drafts',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                409: `\`TOO_MANY_DRAFTS\``,
            },
        });
    }
    /**
     * Get one of your drafts
     * @returns DraftDto
     * @throws ApiError
     */
    public getDraft({
        id,
    }: {
        id: string,
    }): CancelablePromise<DraftDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/transactions/drafts/{id}',
            path: {
                'id': id,
            },
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                404: `\`DRAFT_NOT_FOUND\``,
            },
        });
    }
    /**
     * Replace a draft
     * @returns DraftDto
     * @throws ApiError
     */
    public updateDraft({
        id,
        requestBody,
    }: {
        id: string,
        requestBody: SaveDraftDto,
    }): CancelablePromise<DraftDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/transactions/drafts/{id}',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                404: `\`DRAFT_NOT_FOUND\``,
            },
        });
    }
    /**
     * Delete a draft
     * @returns void
     * @throws ApiError
     */
    public deleteDraft({
        id,
    }: {
        id: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/transactions/drafts/{id}',
            path: {
                'id': id,
            },
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                404: `\`DRAFT_NOT_FOUND\``,
            },
        });
    }
}
