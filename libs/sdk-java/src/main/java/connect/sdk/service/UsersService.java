// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;
import java.util.List;

/** Decide who may sign in, and as what. */
public final class UsersService {
    private final Transport transport;

    public UsersService(Transport transport) {
        this.transport = transport;
    }

    /**
     * List people, those who came last first. Everybody who may sign in, those who were invited, and those who no
     * longer may.
     */
    public List<UserDto> listUsers() {
        return listUsers(new ListUsersParams());
    }

    /**
     * List people, those who came last first. Everybody who may sign in, those who were invited, and those who no
     * longer may.
     */
    public List<UserDto> listUsers(ListUsersParams params) {
        return transport.list(new Call("GET", "/api/v1/users")
            .with(params), UserDto.class);
    }

    /**
     * Make an account for somebody. Hand the code to them: by it they choose their password, once, within two
     * days. The answer is the only one that holds it; the bank keeps its hash.
     */
    public UserWithCodeDto createUser(CreateUserDto body) {
        return transport.send(new Call("POST", "/api/v1/users")
            .body(body, "application/json"), UserWithCodeDto.class);
    }

    /** List the banks that people may belong to. An officer belongs to one; a customer may. */
    public List<BankDto> listBanks() {
        return transport.list(new Call("GET", "/api/v1/users/banks"), BankDto.class);
    }

    /** Read about a person. Their role and bank, whether they may sign in, and when they last did. */
    public UserDto getUser(String id) {
        return transport.send(new Call("GET", "/api/v1/users/{id}")
            .path("id", id), UserDto.class);
    }

    /**
     * Give a person another role, or another bank. Their sessions end, and they sign in again to use it; API keys
     * do at most what the new role may.
     */
    public UserDto changeUserRole(String id, ChangeRoleDto body) {
        return transport.send(new Call("POST", "/api/v1/users/{id}/role")
            .path("id", id)
            .body(body, "application/json"), UserDto.class);
    }

    /**
     * Let a person look after suspicious-transaction reports, or no longer. Officers and administrators see such
     * reports only with this. Nobody gives it to themselves, and it ends with the role or the bank they had.
     */
    public UserDto setUserCompliance(String id, SetComplianceDto body) {
        return transport.send(new Call("POST", "/api/v1/users/{id}/compliance")
            .path("id", id)
            .body(body, "application/json"), UserDto.class);
    }

    /**
     * Shut a person out. Their sessions end: here at once, in other processes within five seconds. Neither
     * password, code nor API key lets them in. Their wallets and contracts stay as they are.
     */
    public UserDto deactivateUser(String id, DeactivateUserDto body) {
        return transport.send(new Call("POST", "/api/v1/users/{id}/deactivate")
            .path("id", id)
            .body(body, "application/json"), UserDto.class);
    }

    /** Let a person in again. By the password and the API keys they had; whoever never chose one needs a new code. */
    public UserDto reactivateUser(String id) {
        return transport.send(new Call("POST", "/api/v1/users/{id}/reactivate")
            .path("id", id), UserDto.class);
    }

    /**
     * Remove the second factors of somebody who lost them. Their sessions end and they are told. Whoever must have
     * a factor adds one at the next sign-in; the password stays as it is, so hand out a code for a new one if it
     * may be known to others.
     */
    public UserDto resetUserFactors(String id, ResetFactorsDto body) {
        return transport.send(new Call("POST", "/api/v1/users/{id}/factors/reset")
            .path("id", id)
            .body(body, "application/json"), UserDto.class);
    }

    /**
     * Give out a code by which a person chooses a new password. It works once, within two days; an earlier one no
     * longer does. Until it is used the password stays as it is. The answer is the only one that holds it.
     */
    public UserWithCodeDto issuePasswordCode(String id) {
        return transport.send(new Call("POST", "/api/v1/users/{id}/password-code")
            .path("id", id), UserWithCodeDto.class);
    }

    /**
     * Sign a person out everywhere. Their sessions end: here at once, in other processes within five seconds. They
     * are told, and may sign in again; no browser of theirs is known any more. API keys go on.
     */
    public UserDto endUserSessions(String id, EndUserSessionsDto body) {
        return transport.send(new Call("POST", "/api/v1/users/{id}/sessions/end")
            .path("id", id)
            .body(body, "application/json"), UserDto.class);
    }
}
