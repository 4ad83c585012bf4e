// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ThresholdsByCurrencyDto, as the API's document describes it.
 */
public record ThresholdsByCurrencyDto(
        ThresholdsDto AED,
        ThresholdsDto QAR) {}
