// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;
import java.util.List;

/** Keep payees, have them approved, and learn whether a payee is who you take them for. */
public final class BeneficiariesService {
    private final Transport transport;

    public BeneficiariesService(Transport transport) {
        this.transport = transport;
    }

    /**
     * Compare a payee’s name with that of the wallet’s owner. Confirmation of payee. A close match tells the
     * owner’s name, no other answer does. Each is on record, and whoever asks too often has to wait.
     */
    public PayeeCheckDto checkPayee(CheckPayeeDto body) {
        return transport.send(new Call("POST", "/api/v1/beneficiaries/check")
            .body(body, "application/json"), PayeeCheckDto.class);
    }

    /**
     * Find addresses that look like others that you know. Those that begin and end as a beneficiary of yours, or
     * as a wallet that you paid, and are another one.
     */
    public List<FoundLookAlikeDto> findLookAlikes(FindLookAlikesDto body) {
        return transport.list(new Call("POST", "/api/v1/beneficiaries/look-alikes")
            .body(body, "application/json"), FoundLookAlikeDto.class);
    }

    /** Find beneficiaries of yours by name. The one that agrees best with each name, in the order given. */
    public List<NameMatchDto> matchBeneficiaries(MatchNamesDto body) {
        return transport.list(new Call("POST", "/api/v1/beneficiaries/match")
            .body(body, "application/json"), NameMatchDto.class);
    }

    /**
     * Say what wallets are called. Those that have a name for you: their owners’ where they are within your reach,
     * else your beneficiaries’. Of all others nothing is told.
     */
    public List<WalletNameDto> listWalletNames() {
        return listWalletNames(new ListWalletNamesParams());
    }

    /**
     * Say what wallets are called. Those that have a name for you: their owners’ where they are within your reach,
     * else your beneficiaries’. Of all others nothing is told.
     */
    public List<WalletNameDto> listWalletNames(ListWalletNamesParams params) {
        return transport.list(new Call("GET", "/api/v1/beneficiaries/names")
            .with(params), WalletNameDto.class);
    }

    /** List beneficiaries, the last added first. Your own; officers see those of their bank and of its customers. */
    public List<BeneficiaryDto> listBeneficiaries() {
        return listBeneficiaries(new ListBeneficiariesParams());
    }

    /** List beneficiaries, the last added first. Your own; officers see those of their bank and of its customers. */
    public List<BeneficiaryDto> listBeneficiaries(ListBeneficiariesParams params) {
        return transport.list(new Call("GET", "/api/v1/beneficiaries")
            .with(params), BeneficiaryDto.class);
    }

    /**
     * Keep a payee. The name is compared with that of the wallet’s owner and sought in the lists of sanctions.
     * What the bank asks of payees (a second person, a time of waiting) holds from now on.
     */
    public BeneficiaryDto addBeneficiary(AddBeneficiaryDto body) {
        return transport.send(new Call("POST", "/api/v1/beneficiaries")
            .body(body, "application/json"), BeneficiaryDto.class);
    }

    /** Read a beneficiary. With where it stands, who added it, and who decided it. */
    public BeneficiaryDto getBeneficiary(String id) {
        return transport.send(new Call("GET", "/api/v1/beneficiaries/{id}")
            .path("id", id), BeneficiaryDto.class);
    }

    /** Remove a beneficiary. It stays on record. Adding it again begins anew. */
    public BeneficiaryDto removeBeneficiary(String id) {
        return transport.send(new Call("DELETE", "/api/v1/beneficiaries/{id}")
            .path("id", id), BeneficiaryDto.class);
    }

    /**
     * Approve or refuse a beneficiary. By an officer of the bank, or an administrator, who neither added it nor is
     * its customer, by whichever account, nor was lately appointed by whoever added it. A refused one is removed.
     */
    public BeneficiaryDto decideBeneficiary(String id, DecideBeneficiaryDto body) {
        return transport.send(new Call("POST", "/api/v1/beneficiaries/{id}/decide")
            .path("id", id)
            .body(body, "application/json"), BeneficiaryDto.class);
    }

    /**
     * List what your bank asks of payees, the newest version first. One version of a bank is in force; without one
     * nothing is asked.
     */
    public List<BeneficiaryPolicyDto> listBeneficiaryPolicies() {
        return transport.list(new Call("GET", "/api/v1/beneficiary-policies"), BeneficiaryPolicyDto.class);
    }

    /**
     * Propose another version of what your bank asks of payees. It is written once and asks nothing until a
     * colleague puts it in force.
     */
    public BeneficiaryPolicyDto proposeBeneficiaryPolicy(ProposeBeneficiaryPolicyDto body) {
        return transport.send(new Call("POST", "/api/v1/beneficiary-policies")
            .body(body, "application/json"), BeneficiaryPolicyDto.class);
    }

    /**
     * Put a version that a colleague made in force. From now on payments obey it, and beneficiaries are added
     * under it; those there are stay as they stand.
     */
    public BeneficiaryPolicyDto activateBeneficiaryPolicy(String id) {
        return transport.send(new Call("POST", "/api/v1/beneficiary-policies/{id}/activate")
            .path("id", id), BeneficiaryPolicyDto.class);
    }
}
