// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * ZakatSealDto, as the API's document describes it.
 *
 * @param root Of the tree over the whole log
 * @param balancesRoot Of the tree over what every account holds
 */
public record ZakatSealDto(
        String height,
        String root,
        String hash,
        String balancesRoot,
        String sealedAt) {}
