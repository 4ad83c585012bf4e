/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DeliveryDetailDto } from '../models/DeliveryDetailDto.ts';
import type { DeliveryDto } from '../models/DeliveryDto.ts';
import type { DeliveryState } from '../models/DeliveryState.ts';
import type { ReplayDeliveriesDto } from '../models/ReplayDeliveriesDto.ts';
import type { ReplayedDto } from '../models/ReplayedDto.ts';
import type { RotateSecretDto } from '../models/RotateSecretDto.ts';
import type { SaveWebhookDto } from '../models/SaveWebhookDto.ts';
import type { TimeSort } from '../models/TimeSort.ts';
import type { WebhookDto } from '../models/WebhookDto.ts';
import type { WebhookWithSecretDto } from '../models/WebhookWithSecretDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class WebhooksService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List your webhooks, the newest first
     * Webhooks are yours alone. Their secrets are not shown again.
     * @returns WebhookDto
     * @throws ConnectError
     */
    public listWebhooks(): CancelablePromise<Array<WebhookDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/webhooks',
        });
    }
    /**
     * Have events sent to an address; its secret is shown once
     * Whatever you would hear by the event stream from now on is posted to the address, signed as Standard Webhooks describes. Only addresses on the public internet are accepted.
     * @returns WebhookWithSecretDto
     * @throws ConnectError
     */
    public createWebhook({
        requestBody,
    }: {
        requestBody: SaveWebhookDto,
    }): CancelablePromise<WebhookWithSecretDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/webhooks',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Get one of your webhooks
     * The webhook of another person is answered as if it did not exist.
     * @returns WebhookDto
     * @throws ConnectError
     */
    public getWebhook({
        id,
    }: {
        /**
         * The webhook’s id
         */
        id: string,
    }): CancelablePromise<WebhookDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/webhooks/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Change where events are sent, and which
     * Deliveries that wait go to the new address; the types hold for what happens from now on.
     * @returns WebhookDto
     * @throws ConnectError
     */
    public updateWebhook({
        id,
        requestBody,
    }: {
        /**
         * The webhook’s id
         */
        id: string,
        requestBody: SaveWebhookDto,
    }): CancelablePromise<WebhookDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/webhooks/{id}',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Delete a webhook and its deliveries
     * Whatever still waits is not delivered. It cannot be brought back.
     * @returns void
     * @throws ConnectError
     */
    public deleteWebhook({
        id,
    }: {
        /**
         * The webhook’s id
         */
        id: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/webhooks/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Send again, beginning with what happened meanwhile
     * What happened while it was disabled is delivered first.
     * @returns WebhookDto
     * @throws ConnectError
     */
    public enableWebhook({
        id,
    }: {
        /**
         * The webhook’s id
         */
        id: string,
    }): CancelablePromise<WebhookDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/webhooks/{id}/enable',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Send nothing for the time being
     * Deliveries wait until it is enabled again.
     * @returns WebhookDto
     * @throws ConnectError
     */
    public disableWebhook({
        id,
    }: {
        /**
         * The webhook’s id
         */
        id: string,
    }): CancelablePromise<WebhookDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/webhooks/{id}/disable',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Make a new secret; the old one signs for a while
     * Messages carry two signatures until the overlap is over, so that the receiver can change in between.
     * @returns WebhookWithSecretDto
     * @throws ConnectError
     */
    public rotateWebhookSecret({
        id,
        requestBody,
    }: {
        /**
         * The webhook’s id
         */
        id: string,
        requestBody: RotateSecretDto,
    }): CancelablePromise<WebhookWithSecretDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/webhooks/{id}/rotate',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Send a test message
     * The message has the type `webhook.test`, and is signed, tried and logged like every other.
     * @returns DeliveryDetailDto
     * @throws ConnectError
     */
    public testWebhook({
        id,
    }: {
        /**
         * The webhook’s id
         */
        id: string,
    }): CancelablePromise<DeliveryDetailDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/webhooks/{id}/test',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Send the deliveries of a time once more
     * Those that came to an end in the time given are sent again, under the same ids and in their order.
     * @returns ReplayedDto
     * @throws ConnectError
     */
    public replayDeliveries({
        id,
        requestBody,
    }: {
        /**
         * The webhook’s id
         */
        id: string,
        requestBody: ReplayDeliveriesDto,
    }): CancelablePromise<ReplayedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/webhooks/{id}/replay',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * List what was delivered or will be, newest first
     * A delivery is kept for 30 days after it ended.
     * @returns DeliveryDto
     * @throws ConnectError
     */
    public listDeliveries({
        id,
        state,
        sort,
        limit = 50,
        before,
    }: {
        /**
         * The webhook’s id
         */
        id: string,
        /**
         * Only those in this state
         */
        state?: DeliveryState,
        /**
         * What rows are ordered by, after a minus sign from the highest or newest down; `-createdAt` by default
         */
        sort?: TimeSort,
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id of the last delivery of the previous page
         */
        before?: string,
    }): CancelablePromise<Array<DeliveryDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/webhooks/{id}/deliveries',
            path: {
                'id': id,
            },
            query: {
                'state': state,
                'sort': sort,
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Get a delivery with its bytes and its tries
     * The bytes are those that the signature covers. Of the receiver’s answer only the status is kept.
     * @returns DeliveryDetailDto
     * @throws ConnectError
     */
    public getDelivery({
        id,
    }: {
        /**
         * The delivery’s id
         */
        id: string,
    }): CancelablePromise<DeliveryDetailDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/webhooks/deliveries/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Send a delivery once more
     * It is sent under the same id, and tried anew for up to a day.
     * @returns DeliveryDetailDto
     * @throws ConnectError
     */
    public replayDelivery({
        id,
    }: {
        /**
         * The delivery’s id
         */
        id: string,
    }): CancelablePromise<DeliveryDetailDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/webhooks/deliveries/{id}/replay',
            path: {
                'id': id,
            },
        });
    }
}
