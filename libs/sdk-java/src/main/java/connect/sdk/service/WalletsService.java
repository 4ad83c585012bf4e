// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;
import java.util.List;

/** Open, fund, read, limit and freeze wallets. */
public final class WalletsService {
    private final Transport transport;

    public WalletsService(Transport transport) {
        this.transport = transport;
    }

    /**
     * List the wallets within your reach, newest first. You see your own wallets; an officer sees those of the
     * bank’s customers, an administrator all.
     */
    public List<WalletDto> listWallets() {
        return listWallets(new ListWalletsParams());
    }

    /**
     * List the wallets within your reach, newest first. You see your own wallets; an officer sees those of the
     * bank’s customers, an administrator all.
     */
    public List<WalletDto> listWallets(ListWalletsParams params) {
        return transport.list(new Call("GET", "/api/v1/wallets")
            .with(params), WalletDto.class);
    }

    /**
     * Open a wallet. The address is made here. In the sandbox a wallet may start with money from the network’s
     * issuer; officers open wallets for their bank’s customers.
     */
    public WalletDto openWallet(OpenWalletDto body) {
        return openWallet(body, new OpenWalletParams());
    }

    /**
     * Open a wallet. The address is made here. In the sandbox a wallet may start with money from the network’s
     * issuer; officers open wallets for their bank’s customers.
     */
    public WalletDto openWallet(OpenWalletDto body, OpenWalletParams params) {
        return transport.send(new Call("POST", "/api/v1/wallets")
            .body(body, "application/json")
            .keyed()
            .with(params), WalletDto.class);
    }

    /** Get one wallet. The balance is what is posted; available is that less what is held for pending payments. */
    public WalletDto getWallet(String id) {
        return transport.send(new Call("GET", "/api/v1/wallets/{id}")
            .path("id", id), WalletDto.class);
    }

    /**
     * Get what a wallet holds now, or held at a moment. Reads the ledger account itself, so it is exact at the
     * moment of the answer; for a moment, the entries from before it.
     */
    public WalletBalanceDto getWalletBalance(String id) {
        return getWalletBalance(id, new GetWalletBalanceParams());
    }

    /**
     * Get what a wallet holds now, or held at a moment. Reads the ledger account itself, so it is exact at the
     * moment of the answer; for a moment, the entries from before it.
     */
    public WalletBalanceDto getWalletBalance(String id, GetWalletBalanceParams params) {
        return transport.send(new Call("GET", "/api/v1/wallets/{id}/balance")
            .path("id", id)
            .with(params), WalletBalanceDto.class);
    }

    /**
     * Prove what a wallet held after the newest sealed block. What is posted, the hashes beside its path to the
     * root over all balances, and the signed head with that root. The SDK checks it without trusting this server.
     * What is held is not part of it.
     */
    public BalanceProofDto proveWalletBalance(String id) {
        return transport.send(new Call("GET", "/api/v1/wallets/{id}/balance-proof")
            .path("id", id), BalanceProofDto.class);
    }

    /**
     * List the entries of a wallet, newest first. One line for each entry with the balance it leaves, so that the
     * lines explain the balance.
     */
    public List<WalletHistoryLineDto> getWalletHistory(String id) {
        return getWalletHistory(id, new GetWalletHistoryParams());
    }

    /**
     * List the entries of a wallet, newest first. One line for each entry with the balance it leaves, so that the
     * lines explain the balance.
     */
    public List<WalletHistoryLineDto> getWalletHistory(String id, GetWalletHistoryParams params) {
        return transport.list(new Call("GET", "/api/v1/wallets/{id}/history")
            .path("id", id)
            .with(params), WalletHistoryLineDto.class);
    }

    /**
     * Take the entries of a wallet away as a CSV file. The same lines as the history, as UTF-8 with a byte order
     * mark. Cells that a spreadsheet would take for formulas are made plain text.
     */
    public String exportWalletHistory(String id) {
        return exportWalletHistory(id, new ExportWalletHistoryParams());
    }

    /**
     * Take the entries of a wallet away as a CSV file. The same lines as the history, as UTF-8 with a byte order
     * mark. Cells that a spreadsheet would take for formulas are made plain text.
     */
    public String exportWalletHistory(String id, ExportWalletHistoryParams params) {
        return transport.send(new Call("GET", "/api/v1/wallets/{id}/history/export")
            .path("id", id)
            .with(params), String.class);
    }

    /**
     * Set how much a wallet may send. Limits bound one transaction and all of a day (UTC). Both are set together,
     * and only null lifts one.
     */
    public WalletDto setWalletLimits(String id, SetLimitsDto body) {
        return transport.send(new Call("PUT", "/api/v1/wallets/{id}/limits")
            .path("id", id)
            .body(body, "application/json"), WalletDto.class);
    }

    /**
     * Freeze a wallet: it neither pays nor receives. Payments that wait stay held. The reason is kept in the audit
     * trail.
     */
    public WalletDto freezeWallet(String id, FreezeWalletDto body) {
        return transport.send(new Call("POST", "/api/v1/wallets/{id}/freeze")
            .path("id", id)
            .body(body, "application/json"), WalletDto.class);
    }

    /**
     * Release a frozen wallet. The wallet pays and receives again from this moment. The reason is kept in the
     * audit trail.
     */
    public WalletDto unfreezeWallet(String id, FreezeWalletDto body) {
        return transport.send(new Call("POST", "/api/v1/wallets/{id}/unfreeze")
            .path("id", id)
            .body(body, "application/json"), WalletDto.class);
    }

    /**
     * Add up what a wallet paid to and received from each other account. From the entries of the ledger: what was
     * held and not paid is no part of it. Another customer’s wallet goes by its owner’s name, as in the history.
     */
    public WalletFlowsDto getWalletFlows(String id) {
        return getWalletFlows(id, new GetWalletFlowsParams());
    }

    /**
     * Add up what a wallet paid to and received from each other account. From the entries of the ledger: what was
     * held and not paid is no part of it. Another customer’s wallet goes by its owner’s name, as in the history.
     */
    public WalletFlowsDto getWalletFlows(String id, GetWalletFlowsParams params) {
        return transport.send(new Call("GET", "/api/v1/wallets/{id}/flows")
            .path("id", id)
            .with(params), WalletFlowsDto.class);
    }

    /**
     * Put sandbox money into a wallet. The network’s issuer pays it, so the ledger still balances. Only in sandbox
     * mode.
     */
    public FundResultDto fundWallet(String id, FundWalletDto body) {
        return fundWallet(id, body, new FundWalletParams());
    }

    /**
     * Put sandbox money into a wallet. The network’s issuer pays it, so the ledger still balances. Only in sandbox
     * mode.
     */
    public FundResultDto fundWallet(String id, FundWalletDto body, FundWalletParams params) {
        return transport.send(new Call("POST", "/api/v1/wallets/{id}/fund")
            .path("id", id)
            .body(body, "application/json")
            .keyed()
            .with(params), FundResultDto.class);
    }

    /**
     * Take the statement of a wallet over some days away, signed. What it held before, each movement with the
     * balance it left, fees told apart, and what it held afterwards. Movements are numbered without a gap from one
     * statement to the next. A PDF carries its signature (PAdES). That of other forms comes in the header
     * `x-jws-signature`: a JWS without its payload (RFC 7797) over the file as it is. The statement of a period
     * that is over is kept and the same bytes whenever it is asked for; one that is not is given up to now, and
     * says that it is provisional. A camt.053 is of a period that is over, a camt.052 of one that is not, both in
     * version .08.
     */
    public Object getWalletStatement(String id) {
        return getWalletStatement(id, new GetWalletStatementParams());
    }

    /**
     * Take the statement of a wallet over some days away, signed. What it held before, each movement with the
     * balance it left, fees told apart, and what it held afterwards. Movements are numbered without a gap from one
     * statement to the next. A PDF carries its signature (PAdES). That of other forms comes in the header
     * `x-jws-signature`: a JWS without its payload (RFC 7797) over the file as it is. The statement of a period
     * that is over is kept and the same bytes whenever it is asked for; one that is not is given up to now, and
     * says that it is provisional. A camt.053 is of a period that is over, a camt.052 of one that is not, both in
     * version .08.
     */
    public Object getWalletStatement(String id, GetWalletStatementParams params) {
        return transport.send(new Call("GET", "/api/v1/wallets/{id}/statement")
            .path("id", id)
            .with(params), Object.class);
    }

    /**
     * Take the statements of all wallets within your reach over some days away, in one signed document. Of the
     * wallets that were opened before the period ended, the oldest first; at most two hundred. A PDF carries its
     * signature (PAdES). That of other forms comes in the header `x-jws-signature`: a JWS without its payload (RFC
     * 7797) over the file as it is. The statement of a period that is over is kept and the same bytes whenever it
     * is asked for; one that is not is given up to now, and says that it is provisional. A camt.053 is of a period
     * that is over, a camt.052 of one that is not, both in version .08.
     */
    public Object getStatements() {
        return getStatements(new GetStatementsParams());
    }

    /**
     * Take the statements of all wallets within your reach over some days away, in one signed document. Of the
     * wallets that were opened before the period ended, the oldest first; at most two hundred. A PDF carries its
     * signature (PAdES). That of other forms comes in the header `x-jws-signature`: a JWS without its payload (RFC
     * 7797) over the file as it is. The statement of a period that is over is kept and the same bytes whenever it
     * is asked for; one that is not is given up to now, and says that it is provisional. A camt.053 is of a period
     * that is over, a camt.052 of one that is not, both in version .08.
     */
    public Object getStatements(GetStatementsParams params) {
        return transport.send(new Call("GET", "/api/v1/statements")
            .with(params), Object.class);
    }

    /**
     * Take what a transaction moved on a wallet away, as a signed camt.054. One notification (`Ntfctn`) for each
     * movement, as webhooks of the type `account.notification` are told of it, in version .08. Its detached
     * signature comes in the header `x-jws-signature`.
     */
    public byte[] getTransactionNotification(String id) {
        return getTransactionNotification(id, new GetTransactionNotificationParams());
    }

    /**
     * Take what a transaction moved on a wallet away, as a signed camt.054. One notification (`Ntfctn`) for each
     * movement, as webhooks of the type `account.notification` are told of it, in version .08. Its detached
     * signature comes in the header `x-jws-signature`.
     */
    public byte[] getTransactionNotification(String id, GetTransactionNotificationParams params) {
        return transport.send(new Call("GET", "/api/v1/transactions/{id}/camt.054")
            .path("id", id)
            .with(params), byte[].class);
    }

    /**
     * Get the keys to seal a memo for: compliance and the payee. A confidential memo is sealed where it is
     * written, for these two alone, and sent as `sealedMemo`.
     */
    public MemoKeysDto getMemoKeys() {
        return getMemoKeys(new GetMemoKeysParams());
    }

    /**
     * Get the keys to seal a memo for: compliance and the payee. A confidential memo is sealed where it is
     * written, for these two alone, and sent as `sealedMemo`.
     */
    public MemoKeysDto getMemoKeys(GetMemoKeysParams params) {
        return transport.send(new Call("GET", "/api/v1/memo-keys")
            .with(params), MemoKeysDto.class);
    }

    /**
     * Say by which key memos to your wallet are read. The public half of a key on P-256 that you made; it takes
     * the place of the one before. Memos that were sealed for the old key stay readable by the old key alone.
     */
    public MemoKeyDto setMemoKey(String id, MemoPublicKeyDto body) {
        return transport.send(new Call("PUT", "/api/v1/wallets/{id}/memo-key")
            .path("id", id)
            .body(body, "application/json"), MemoKeyDto.class);
    }

    /** Take the memo key of your wallet away. Nobody can seal a memo for the wallet until it has a key again. */
    public void removeMemoKey(String id) {
        transport.send(new Call("DELETE", "/api/v1/wallets/{id}/memo-key")
            .path("id", id), Void.class);
    }
}
