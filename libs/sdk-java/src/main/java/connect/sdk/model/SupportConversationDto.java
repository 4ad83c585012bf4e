// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * SupportConversationDto, as the API's document describes it.
 *
 * @param state open: staff is to answer; waiting: you are
 * @param updatedAt When something was last said or done
 * @param messages Oldest first
 */
public record SupportConversationDto(
        String id,
        String number,
        SupportKind kind,
        String subject,
        SupportCategory category,
        SupportPriority priority,
        SupportState state,
        SupportPersonDto requester,
        String contactName,
        String contactEmail,
        SupportPersonDto assignee,
        String reportedRequestId,
        String createdAt,
        String updatedAt,
        List<SupportMessageDto> messages,
        List<SupportStep> steps) {}
