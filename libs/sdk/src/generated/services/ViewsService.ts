/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { KeepViewDto } from '../models/KeepViewDto.ts';
import type { ViewDto } from '../models/ViewDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class ViewsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List your views of every list, by name
     * Views are yours alone; at most one of each list is its default.
     * @returns ViewDto
     * @throws ApiError
     */
    public listViews(): CancelablePromise<Array<ViewDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/views',
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`SCOPE_MISSING\``,
                429: `\`RATE_LIMITED\``,
                503: `\`DATABASE_UNAVAILABLE\``,
            },
        });
    }
    /**
     * Keep a view
     * It takes the place of your view of that list and name, if there is one. A new default of a list ends the old one.
     * @returns ViewDto
     * @throws ApiError
     */
    public keepView({
        requestBody,
    }: {
        requestBody: KeepViewDto,
    }): CancelablePromise<ViewDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/views',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`, \`MALFORMED_JSON\`, \`DUPLICATE_KEY\`, \`FORBIDDEN_KEY\`, \`JSON_TOO_DEEP\`, \`INVALID_TEXT\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`SCOPE_MISSING\``,
                409: `\`TOO_MANY_VIEWS\``,
                413: `\`BODY_TOO_LARGE\``,
                415: `\`UNSUPPORTED_MEDIA_TYPE\``,
                429: `\`RATE_LIMITED\``,
                503: `\`DATABASE_UNAVAILABLE\``,
            },
        });
    }
    /**
     * Delete a view
     * It cannot be brought back.
     * @returns void
     * @throws ApiError
     */
    public deleteView({
        id,
    }: {
        /**
         * The view’s id
         */
        id: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/views/{id}',
            path: {
                'id': id,
            },
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`SCOPE_MISSING\``,
                404: `\`VIEW_NOT_FOUND\``,
                429: `\`RATE_LIMITED\``,
                503: `\`DATABASE_UNAVAILABLE\``,
            },
        });
    }
}
