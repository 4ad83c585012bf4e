// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * WalletNameDto, as the API's document describes it.
 *
 * @param address As it was given
 * @param source The owner of a wallet within your reach, or what your beneficiary is called
 */
public record WalletNameDto(
        String address,
        String name,
        WalletNameSource source) {}
