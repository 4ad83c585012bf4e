// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * ReviewRiskDto, as the API's document describes it.
 *
 * @param policyVersion The version of the policy that the weights are from
 * @param height The block up to which the log was counted; 0 before the first
 * @param treeSize How many events it closes
 * @param root Its root, in hexadecimal digits
 * @param areas The highest score first
 */
public record ReviewRiskDto(
        Double policyVersion,
        RiskWeightsDto weights,
        String from,
        String to,
        Double height,
        Double treeSize,
        String root,
        List<RiskAreaDto> areas) {}
