// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;
import java.util.List;

/** Have events sent to your own systems. */
public final class WebhooksService {
    private final Transport transport;

    public WebhooksService(Transport transport) {
        this.transport = transport;
    }

    /** List your webhooks, the newest first. Webhooks are yours alone. Their secrets are not shown again. */
    public List<WebhookDto> listWebhooks() {
        return transport.list(new Call("GET", "/api/v1/webhooks"), WebhookDto.class);
    }

    /**
     * Have events sent to an address; its secret is shown once. Whatever you would hear by the event stream from
     * now on is posted to the address, signed as Standard Webhooks describes. Only addresses on the public
     * internet are accepted.
     */
    public WebhookWithSecretDto createWebhook(SaveWebhookDto body) {
        return transport.send(new Call("POST", "/api/v1/webhooks")
            .body(body, "application/json"), WebhookWithSecretDto.class);
    }

    /** Get one of your webhooks. The webhook of another person is answered as if it did not exist. */
    public WebhookDto getWebhook(String id) {
        return transport.send(new Call("GET", "/api/v1/webhooks/{id}")
            .path("id", id), WebhookDto.class);
    }

    /**
     * Change where events are sent, and which. Deliveries that wait go to the new address; the types hold for what
     * happens from now on.
     */
    public WebhookDto updateWebhook(String id, SaveWebhookDto body) {
        return transport.send(new Call("PUT", "/api/v1/webhooks/{id}")
            .path("id", id)
            .body(body, "application/json"), WebhookDto.class);
    }

    /** Delete a webhook and its deliveries. Whatever still waits is not delivered. It cannot be brought back. */
    public void deleteWebhook(String id) {
        transport.send(new Call("DELETE", "/api/v1/webhooks/{id}")
            .path("id", id), Void.class);
    }

    /** Send again, beginning with what happened meanwhile. What happened while it was disabled is delivered first. */
    public WebhookDto enableWebhook(String id) {
        return transport.send(new Call("POST", "/api/v1/webhooks/{id}/enable")
            .path("id", id), WebhookDto.class);
    }

    /** Send nothing for the time being. Deliveries wait until it is enabled again. */
    public WebhookDto disableWebhook(String id) {
        return transport.send(new Call("POST", "/api/v1/webhooks/{id}/disable")
            .path("id", id), WebhookDto.class);
    }

    /**
     * Make a new secret; the old one signs for a while. Messages carry two signatures until the overlap is over,
     * so that the receiver can change in between.
     */
    public WebhookWithSecretDto rotateWebhookSecret(String id, RotateSecretDto body) {
        return transport.send(new Call("POST", "/api/v1/webhooks/{id}/rotate")
            .path("id", id)
            .body(body, "application/json"), WebhookWithSecretDto.class);
    }

    /**
     * Send a test message. The message has the type `webhook.test`, and is signed, tried and logged like every
     * other.
     */
    public DeliveryDetailDto testWebhook(String id) {
        return transport.send(new Call("POST", "/api/v1/webhooks/{id}/test")
            .path("id", id), DeliveryDetailDto.class);
    }

    /**
     * Send the deliveries of a time once more. Those that came to an end in the time given are sent again, under
     * the same ids and in their order.
     */
    public ReplayedDto replayDeliveries(String id, ReplayDeliveriesDto body) {
        return transport.send(new Call("POST", "/api/v1/webhooks/{id}/replay")
            .path("id", id)
            .body(body, "application/json"), ReplayedDto.class);
    }

    /** List what was delivered or will be, newest first. A delivery is kept for 30 days after it ended. */
    public List<DeliveryDto> listDeliveries(String id) {
        return listDeliveries(id, new ListDeliveriesParams());
    }

    /** List what was delivered or will be, newest first. A delivery is kept for 30 days after it ended. */
    public List<DeliveryDto> listDeliveries(String id, ListDeliveriesParams params) {
        return transport.list(new Call("GET", "/api/v1/webhooks/{id}/deliveries")
            .path("id", id)
            .with(params), DeliveryDto.class);
    }

    /**
     * Get a delivery with its bytes and its tries. The bytes are those that the signature covers. Of the
     * receiver’s answer only the status is kept.
     */
    public DeliveryDetailDto getDelivery(String id) {
        return transport.send(new Call("GET", "/api/v1/webhooks/deliveries/{id}")
            .path("id", id), DeliveryDetailDto.class);
    }

    /** Send a delivery once more. It is sent under the same id, and tried anew for up to a day. */
    public DeliveryDetailDto replayDelivery(String id) {
        return transport.send(new Call("POST", "/api/v1/webhooks/deliveries/{id}/replay")
            .path("id", id), DeliveryDetailDto.class);
    }
}
