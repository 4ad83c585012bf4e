// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;
import java.util.List;

/** Sign in, stay signed in, sign out. */
public final class AuthService {
    private final Transport transport;

    public AuthService(Transport transport) {
        this.transport = transport;
    }

    /**
     * Sign in with a username and a password. Answers an access token that is sent as a bearer token, and sets the
     * refresh cookie that continues the session, and another by which the browser is known. Whoever has a second
     * factor is answered a challenge instead, in the details of `SIGN_IN_CHALLENGE`, for `POST
     * /api/auth/login/factor`. Whoever is wrong five times waits a minute, then longer, up to 15 minutes; so does
     * everybody without that cookie where many tried the same name.
     */
    public SignedInDto login(LoginDto body) {
        return transport.send(new Call("POST", "/api/auth/login")
            .body(body, "application/json"), SignedInDto.class);
    }

    /**
     * Become one of the sandbox personas, on this machine only. Needs no password but the link that `npm start`
     * printed, once, or the cookie of a browser that came by one. It exists only in sandbox mode, only for callers
     * on this machine. Without a username it signs in the default persona.
     */
    public SignedInDto sandboxSignIn(SandboxSignInDto body) {
        return transport.send(new Call("POST", "/api/auth/sandbox-sign-in")
            .body(body, "application/json"), SignedInDto.class);
    }

    /**
     * Make an account. Anybody may make an account with the role user. An administrator’s token is needed for the
     * other roles, and then no session is opened.
     */
    public RegisteredDto register(RegisterDto body) {
        return transport.send(new Call("POST", "/api/auth/register")
            .body(body, "application/json"), RegisteredDto.class);
    }

    /**
     * Continue the session of the refresh cookie. The refresh token works once: the answer sets the next one, and
     * the same one when the same client asks again within ten seconds. Programs that hold no cookies sign in again
     * instead.
     */
    public SignedInDto refresh() {
        return transport.send(new Call("POST", "/api/auth/refresh"), SignedInDto.class);
    }

    /**
     * End the session of the refresh cookie and of the bearer token. Ends the session for every device that shares
     * it; the access token stops working at once.
     */
    public void logout() {
        transport.send(new Call("POST", "/api/auth/logout"), Void.class);
    }

    /**
     * The person who is signed in. Reads the account behind the token: role, bank, and the state of its identity
     * check.
     */
    public ProfileDto me() {
        return transport.send(new Call("GET", "/api/auth/me"), ProfileDto.class);
    }

    /**
     * Change your password. Asks for the current one; whoever is wrong five times waits, as at the sign-in. Every
     * other session of yours ends, this one stays.
     */
    public void changePassword(ChangePasswordDto body) {
        transport.send(new Call("POST", "/api/auth/password")
            .body(body, "application/json"), Void.class);
    }

    /**
     * Choose a password by a one-time code. An administrator gives the code out. It works once; every session of
     * the account ends, and the new password signs in.
     */
    public PasswordChosenDto choosePassword(ChoosePasswordDto body) {
        return transport.send(new Call("POST", "/api/auth/password/choose")
            .body(body, "application/json"), PasswordChosenDto.class);
    }

    /**
     * List where you are signed in. Every session of yours that is open, this one first, with the device and
     * address it was used from last.
     */
    public List<OpenSessionDto> listOwnSessions() {
        return transport.list(new Call("GET", "/api/auth/sessions"), OpenSessionDto.class);
    }

    /** End one of your sessions. Its tokens stop working: here at once, in other processes within five seconds. */
    public void endOwnSession(String id) {
        transport.send(new Call("DELETE", "/api/auth/sessions/{id}")
            .path("id", id), Void.class);
    }

    /** End all your sessions but this one. Signs you out everywhere else and answers how many sessions that were. */
    public SessionsEndedDto endOtherSessions() {
        return transport.send(new Call("POST", "/api/auth/sessions/end-others"), SessionsEndedDto.class);
    }

    /**
     * Finish signing in with your second factor. Takes the challenge that the right password was answered with,
     * and a code or what a passkey signed. The challenge is good once, for five minutes; a wrong code may be
     * corrected. Five wrong codes lock codes for a while.
     */
    public SignedInDto loginWithFactor(SignInFactorDto body) {
        return transport.send(new Call("POST", "/api/auth/login/factor")
            .body(body, "application/json"), SignedInDto.class);
    }

    /**
     * Begin to sign in at the provider. Answers where the browser goes, and sets a cookie that it has to bring
     * back within ten minutes (authorization code with PKCE, state and nonce). `GET /api/v1/status` says whether a
     * provider is configured.
     */
    public ProviderAddressDto beginProviderSignIn(BeginProviderSignInDto body) {
        return transport.send(new Call("POST", "/api/auth/oidc")
            .body(body, "application/json"), ProviderAddressDto.class);
    }

    /**
     * List the identities that open your account. Those at the provider of today, and at earlier ones as long as
     * they are linked.
     */
    public List<LinkedIdentityDto> listLinkedIdentities() {
        return transport.list(new Call("GET", "/api/auth/oidc/identities"), LinkedIdentityDto.class);
    }

    /**
     * Begin to link an identity to your account. Answers where the browser goes to show whose identity it is. It
     * is linked when the same browser comes back within ten minutes while this session is open, and opens the
     * account from then on.
     */
    public ProviderAddressDto linkIdentity(LinkIdentityDto body) {
        return transport.send(new Call("POST", "/api/auth/oidc/identities")
            .body(body, "application/json"), ProviderAddressDto.class);
    }

    /** Unlink an identity from your account. It opens the account no longer. The last way of signing in stays. */
    public void unlinkIdentity(String id) {
        transport.send(new Call("DELETE", "/api/auth/oidc/identities/{id}")
            .path("id", id), Void.class);
    }

    /**
     * List what you prove yourself by. Authenticator apps, passkeys and how many recovery codes are left, and
     * whether this session still owes a proof.
     */
    public FactorsDto listFactors() {
        return transport.send(new Call("GET", "/api/auth/factors"), FactorsDto.class);
    }

    /**
     * Get a challenge for a passkey to sign. Good once, for five minutes, in this session. A code needs no
     * challenge.
     */
    public FactorChallengeDto askForFactor() {
        return transport.send(new Call("POST", "/api/auth/factors/challenge"), FactorChallengeDto.class);
    }

    /**
     * Prove your second factor in this session. What asks for a fresh factor is open for five minutes from then
     * on. Five wrong codes lock codes for a while, not passkeys.
     */
    public FactorProvenDto verifyFactor(VerifyFactorDto body) {
        return transport.send(new Call("POST", "/api/auth/factors/verify")
            .body(body, "application/json"), FactorProvenDto.class);
    }

    /**
     * Begin to add an authenticator app. Answers a secret for the app. Nothing changes until a code of the app
     * confirms it, within five minutes. Whoever has a factor already proves it first.
     */
    public NewTotpDto beginTotp() {
        return transport.send(new Call("POST", "/api/auth/factors/totp"), NewTotpDto.class);
    }

    /**
     * Add an authenticator app by its first code. The first factor comes with ten recovery codes, which are never
     * shown again.
     */
    public AddedFactorDto confirmTotp(ConfirmTotpDto body) {
        return transport.send(new Call("POST", "/api/auth/factors/totp/confirm")
            .body(body, "application/json"), AddedFactorDto.class);
    }

    /**
     * Begin to add a passkey. Answers what the authenticator makes the passkey for. The challenge is good for five
     * minutes.
     */
    public NewPasskeyDto beginPasskey() {
        return transport.send(new Call("POST", "/api/auth/factors/passkeys"), NewPasskeyDto.class);
    }

    /**
     * Add a passkey. It must be made for this console, over the challenge, by an authenticator that recognised its
     * person. The first factor comes with ten recovery codes, which are never shown again.
     */
    public AddedFactorDto confirmPasskey(ConfirmPasskeyDto body) {
        return transport.send(new Call("POST", "/api/auth/factors/passkeys/confirm")
            .body(body, "application/json"), AddedFactorDto.class);
    }

    /**
     * Replace your recovery codes. The codes before are worth nothing from then on. The answer is the only one
     * that holds the new ones.
     */
    public RecoveryCodesDto renewRecoveryCodes() {
        return transport.send(new Call("POST", "/api/auth/factors/recovery-codes"), RecoveryCodesDto.class);
    }

    /**
     * Remove one of your factors. Recovery codes go with the last one. The last one of whoever must have one
     * stays.
     */
    public void removeFactor(String id) {
        transport.send(new Call("DELETE", "/api/auth/factors/{id}")
            .path("id", id), Void.class);
    }
}
