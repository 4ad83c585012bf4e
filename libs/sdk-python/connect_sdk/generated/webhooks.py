# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    DeliveryDetailDto,
    DeliveryDto,
    DeliveryState,
    ReplayDeliveriesDto,
    ReplayedDto,
    RotateSecretDto,
    SaveWebhookDto,
    TimeSort,
    WebhookDto,
    WebhookWithSecretDto,
)


class WebhooksService(Service):
    """Have events sent to your own systems."""

    def list_webhooks(
        self,
    ) -> list[WebhookDto]:
        """List your webhooks, the newest first.

        Webhooks are yours alone. Their secrets are not shown again.
        """
        return self._call(
            "GET",
            "/api/v1/webhooks",
        )

    def create_webhook(
        self,
        body: SaveWebhookDto,
    ) -> WebhookWithSecretDto:
        """Have events sent to an address; its secret is shown once.

        Whatever you would hear by the event stream from now on is posted to the address, signed
        as Standard Webhooks describes. Only addresses on the public internet are accepted.
        """
        return self._call(
            "POST",
            "/api/v1/webhooks",
            body=body,
        )

    def get_webhook(
        self,
        id: str,
    ) -> WebhookDto:
        """Get one of your webhooks.

        The webhook of another person is answered as if it did not exist.
        """
        return self._call(
            "GET",
            "/api/v1/webhooks/{id}",
            path={"id": id},
        )

    def update_webhook(
        self,
        id: str,
        body: SaveWebhookDto,
    ) -> WebhookDto:
        """Change where events are sent, and which.

        Deliveries that wait go to the new address; the types hold for what happens from now on.
        """
        return self._call(
            "PUT",
            "/api/v1/webhooks/{id}",
            path={"id": id},
            body=body,
        )

    def delete_webhook(
        self,
        id: str,
    ) -> None:
        """Delete a webhook and its deliveries.

        Whatever still waits is not delivered. It cannot be brought back.
        """
        self._call(
            "DELETE",
            "/api/v1/webhooks/{id}",
            path={"id": id},
        )

    def enable_webhook(
        self,
        id: str,
    ) -> WebhookDto:
        """Send again, beginning with what happened meanwhile.

        What happened while it was disabled is delivered first.
        """
        return self._call(
            "POST",
            "/api/v1/webhooks/{id}/enable",
            path={"id": id},
        )

    def disable_webhook(
        self,
        id: str,
    ) -> WebhookDto:
        """Send nothing for the time being.

        Deliveries wait until it is enabled again.
        """
        return self._call(
            "POST",
            "/api/v1/webhooks/{id}/disable",
            path={"id": id},
        )

    def rotate_webhook_secret(
        self,
        id: str,
        body: RotateSecretDto,
    ) -> WebhookWithSecretDto:
        """Make a new secret; the old one signs for a while.

        Messages carry two signatures until the overlap is over, so that the receiver can change
        in between.
        """
        return self._call(
            "POST",
            "/api/v1/webhooks/{id}/rotate",
            path={"id": id},
            body=body,
        )

    def test_webhook(
        self,
        id: str,
    ) -> DeliveryDetailDto:
        """Send a test message.

        The message has the type `webhook.test`, and is signed, tried and logged like every
        other.
        """
        return self._call(
            "POST",
            "/api/v1/webhooks/{id}/test",
            path={"id": id},
        )

    def replay_deliveries(
        self,
        id: str,
        body: ReplayDeliveriesDto,
    ) -> ReplayedDto:
        """Send the deliveries of a time once more.

        Those that came to an end in the time given are sent again, under the same ids and in
        their order.
        """
        return self._call(
            "POST",
            "/api/v1/webhooks/{id}/replay",
            path={"id": id},
            body=body,
        )

    def list_deliveries(
        self,
        id: str,
        *,
        state: DeliveryState | None = None,
        sort: TimeSort | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> list[DeliveryDto]:
        """List what was delivered or will be, newest first.

        A delivery is kept for 30 days after it ended.
        """
        return self._call(
            "GET",
            "/api/v1/webhooks/{id}/deliveries",
            path={"id": id},
            query={"state": state, "sort": sort, "limit": limit, "before": before},
        )

    def get_delivery(
        self,
        id: str,
    ) -> DeliveryDetailDto:
        """Get a delivery with its bytes and its tries.

        The bytes are those that the signature covers. Of the receiver’s answer only the status
        is kept.
        """
        return self._call(
            "GET",
            "/api/v1/webhooks/deliveries/{id}",
            path={"id": id},
        )

    def replay_delivery(
        self,
        id: str,
    ) -> DeliveryDetailDto:
        """Send a delivery once more.

        It is sent under the same id, and tried anew for up to a day.
        """
        return self._call(
            "POST",
            "/api/v1/webhooks/deliveries/{id}/replay",
            path={"id": id},
        )
