// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import java.util.List;
import java.util.Map;

/**
 * TransactionLifeDto, as the API's document describes it.
 *
 * @param transactionId The same id as people read it
 * @param uetr Its UETR, by which other institutions know it: the one it came with, else of its id
 * @param fee Of the whole amount; when less is released, what is released pays its own fee
 * @param rejectedBy Who refused it: the rules, an officer after a review, or an approver; null unless it is
 * rejected
 * @param complianceScore null when nothing was judged
 * @param fromAddress null when the issuer pays
 * @param toAddress null when the issuer is paid
 * @param payerName The owner of the wallet that pays, whom both sides are told; null when the issuer pays
 * @param purposeCode The purpose as a central bank codes it
 * @param reference The payer’s own reference
 * @param counterpartyName The payee’s name as the payer gave it
 * @param counterpartyCountry Where the payee is, as the payer gave it
 * @param metadata What the payer’s programs keep with it; null for the payee’s side
 * @param isMemoSealed Whether it has a memo that only its payee and compliance can read
 * @param initiatedBy Who sent it
 * @param expiresAt When waiting ends; null for one that never waits
 * @param quorum How many must approve; null: nobody must
 * @param approvalsGiven How many have approved so far
 * @param batchId The batch it was sent with
 * @param postings In their order; empty until something is posted
 * @param sealedMemo For the payee to open with the key of the wallet
 * @param originator The payer as the payment describes it; for its own side alone, like the payee below
 * @param mayOpenMemo Whether you may open its sealed memo as compliance
 * @param released Released to the payee so far
 * @param held Still set aside for it
 * @param hold null for a payment that never waited
 * @param timeline Oldest first
 * @param actions What you may do now
 * @param reversedBy The transaction that took this one back
 * @param reverses The transaction this one takes back
 * @param recall How the newest recall of it stands; null: nobody asked to have it back
 */
public record TransactionLifeDto(
        String id,
        String transactionId,
        String uetr,
        TransactionType type,
        Network network,
        String amount,
        String fee,
        Currency currency,
        TransactionStatus status,
        TransactionSubStatus subStatus,
        Rejecter rejectedBy,
        Double complianceScore,
        Boolean shariahCompliant,
        String fromAddress,
        String toAddress,
        String payerName,
        String memo,
        String purposeCode,
        String reference,
        String counterpartyName,
        String counterpartyCountry,
        Map<String, Object> metadata,
        Boolean isMemoSealed,
        String createdAt,
        String completedAt,
        String initiatedBy,
        String initiatedById,
        String expiresAt,
        Double quorum,
        Double approvalsGiven,
        String batchId,
        List<PostedDto> postings,
        SealedMemoDto sealedMemo,
        PaymentPartyDto originator,
        PaymentPartyDto beneficiary,
        Boolean mayOpenMemo,
        PaymentTermsDto terms,
        String released,
        String held,
        HoldDto hold,
        List<ApprovalDto> approvals,
        List<TimelineEntryDto> timeline,
        List<TransactionAction> actions,
        String reversedBy,
        String reverses,
        RecallState recall) {}
