// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * RecoveryCodesDto, as the API's document describes it.
 *
 * @param recoveryCodes Each is good once
 */
public record RecoveryCodesDto(
        List<String> recoveryCodes) {}
