// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

/**
 * WalletDto, as the API's document describes it.
 *
 * @param address EIP-55 checksummed
 * @param iban In electronic form, without blanks; it never changes
 * @param balance What is posted
 * @param available Posted less held
 * @param held Set aside for pending transactions
 * @param isBankSuspended Whether its bank is suspended, so that it neither pays nor receives
 * @param transactionLimit The most one transaction may send
 * @param dailyLimit The most a day (UTC) may send
 * @param sentToday Sent today (UTC), held payments included; not what came back without having left
 */
public record WalletDto(
        String id,
        Network network,
        Currency currency,
        String address,
        String iban,
        String label,
        String balance,
        String available,
        String held,
        Boolean isSandbox,
        Boolean isFrozen,
        Boolean isBankSuspended,
        String transactionLimit,
        String dailyLimit,
        String sentToday,
        String ownerId,
        String ownerName,
        String bankId,
        String bankName,
        String createdAt) {}
