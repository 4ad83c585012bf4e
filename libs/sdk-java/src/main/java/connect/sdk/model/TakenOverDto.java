// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * TakenOverDto, as the API's document describes it.
 *
 * @param payments Completed payments that the version would refuse, within this part
 * @param findings One for each of them and each rule of the Shariah that objects
 * @param recorded How many are new in the register
 * @param next Where the next part begins; null: none is left
 */
public record TakenOverDto(
        Double payments,
        Double findings,
        Double recorded,
        Double next) {}
