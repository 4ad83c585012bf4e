// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * AddedFactorDto, as the API's document describes it.
 *
 * @param recoveryCodes Shown once; null when the person has a sheet already
 */
public record AddedFactorDto(
        FactorDto factor,
        List<String> recoveryCodes) {}
