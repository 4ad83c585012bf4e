// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;

/**
 * PayeeCheckDto, as the API's document describes it.
 *
 * @param result unknown: the wallet is not here, or one of the names cannot be read
 * @param name The owner’s name, of a close match alone
 * @param missing Words of the owner’s name that the given one lacks
 * @param extra Words that the owner’s name lacks
 * @param lookAlikeOf A beneficiary, or a wallet paid before, of another address with the same first six and last
 * four characters: whoever copied this address may have been deceived
 */
public record PayeeCheckDto(
        PayeeCheck result,
        String name,
        List<String> missing,
        List<String> extra,
        LookAlikeDto lookAlikeOf) {}
