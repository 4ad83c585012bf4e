// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * NotificationPageDto, as the API's document describes it.
 */
public record NotificationPageDto(
        Double unread,
        List<NotificationDto> notifications) {}
