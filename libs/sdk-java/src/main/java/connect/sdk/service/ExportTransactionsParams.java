// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;
import connect.sdk.model.DocumentLanguage;
import connect.sdk.model.JudgedOutcome;
import connect.sdk.model.Network;
import connect.sdk.model.PurposeCode;
import connect.sdk.model.TransactionExportFormat;
import connect.sdk.model.TransactionSort;
import connect.sdk.model.TransactionStatus;
import connect.sdk.model.TransactionType;

/** What may be said beside the request itself: Take the transactions that match a filter away as a file. */
public final class ExportTransactionsParams extends Params {
    /** The network it moved on */
    public ExportTransactionsParams network(Network value) {
        query("network", value);
        return this;
    }

    /** What kind it is */
    public ExportTransactionsParams type(TransactionType value) {
        query("type", value);
        return this;
    }

    /** What became of it */
    public ExportTransactionsParams status(TransactionStatus value) {
        query("status", value);
        return this;
    }

    /** A wallet’s id, address or IBAN: what it paid or received */
    public ExportTransactionsParams wallet(String value) {
        query("wallet", value);
        return this;
    }

    /** A batch’s id: the payments sent with it */
    public ExportTransactionsParams batch(String value) {
        query("batch", value);
        return this;
    }

    /**
     * A transaction id or UETR, an IBAN, an address, or part of a memo, a reference, a payee’s name or an address,
     * whatever the case, accents and spelling of letters; sealed memos are not searched
     */
    public ExportTransactionsParams q(String value) {
        query("q", value);
        return this;
    }

    /** The payer’s reference, whole */
    public ExportTransactionsParams reference(String value) {
        query("reference", value);
        return this;
    }

    /** Part of the payee’s name as the payer gave it */
    public ExportTransactionsParams counterparty(String value) {
        query("counterparty", value);
        return this;
    }

    /** The purpose as it is coded */
    public ExportTransactionsParams purposeCode(PurposeCode value) {
        query("purposeCode", value);
        return this;
    }

    /** The least amount */
    public ExportTransactionsParams amountFrom(String value) {
        query("amountFrom", value);
        return this;
    }

    /** The largest amount */
    public ExportTransactionsParams amountTo(String value) {
        query("amountTo", value);
        return this;
    }

    /** A rule that its verdict names, of what your side pays */
    public ExportTransactionsParams rule(String value) {
        query("rule", value);
        return this;
    }

    /** What the rules made of it, of what your side pays */
    public ExportTransactionsParams outcome(JudgedOutcome value) {
        query("outcome", value);
        return this;
    }

    /** A principle and how it stands (`pass`, `review` or `fail`), of what your side pays */
    public ExportTransactionsParams principle(String value) {
        query("principle", value);
        return this;
    }

    /** A score from 0 to 100: the least */
    public ExportTransactionsParams scoreFrom(long value) {
        query("scoreFrom", value);
        return this;
    }

    /** A score from 0 to 100: the largest */
    public ExportTransactionsParams scoreTo(long value) {
        query("scoreTo", value);
        return this;
    }

    /** Who sent it */
    public ExportTransactionsParams actor(String value) {
        query("actor", value);
        return this;
    }

    /** A key of its metadata and the whole value, of what your side pays */
    public ExportTransactionsParams metadata(String value) {
        query("metadata", value);
        return this;
    }

    /** Sent at or after */
    public ExportTransactionsParams from(String value) {
        query("from", value);
        return this;
    }

    /** Sent before */
    public ExportTransactionsParams to(String value) {
        query("to", value);
        return this;
    }

    /** What rows are ordered by, after a minus sign from the highest or newest down; `-createdAt` by default */
    public ExportTransactionsParams sort(TransactionSort value) {
        query("sort", value);
        return this;
    }

    /** The form of the file */
    public ExportTransactionsParams format(TransactionExportFormat value) {
        query("format", value);
        return this;
    }

    /** Of a PDF */
    public ExportTransactionsParams lang(DocumentLanguage value) {
        query("lang", value);
        return this;
    }
}
