// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * BeneficiaryDto, as the API's document describes it.
 *
 * @param bank Whose it is, or whose customer’s
 * @param customer The customer; null: the bank’s own
 * @param name As whoever added it knows the payee
 * @param payeeBank The payee’s bank, as it was given
 * @param status Paid while it is `active`; `waiting` until `usableAt`, `held` by the screening of its name
 * @param usableAt From when on it may be paid; null: nobody approved it yet
 * @param waitingHours How long it waits once it is approved, or was added
 * @param payeeCheck How the name agreed with that of the wallet’s owner when it was added
 * @param mayDecide Whether the caller may approve or refuse it now
 */
public record BeneficiaryDto(
        String id,
        BankDto bank,
        BeneficiaryOwnerDto customer,
        String name,
        String address,
        Network network,
        String payeeBank,
        String note,
        BeneficiaryStatus status,
        String usableAt,
        Double waitingHours,
        BeneficiaryHeldBy heldBy,
        PayeeCheck payeeCheck,
        String addedBy,
        String addedAt,
        String decidedBy,
        String decidedAt,
        String decisionReason,
        String removedAt,
        Boolean mayDecide) {}
