// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * MemoKeysDto, as the API's document describes it.
 *
 * @param address Of the wallet, as a sealed memo names it
 * @param compliance The bank’s compliance
 * @param payee The payee; null without a key: no memo is sealed for the wallet
 */
public record MemoKeysDto(
        String address,
        MemoKeyDto compliance,
        MemoKeyDto payee) {}
