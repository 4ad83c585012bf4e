// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ApprovalDto, as the API's document describes it.
 */
public record ApprovalDto(
        String approver,
        ApprovalDecision decision,
        String createdAt) {}
