package connect.sdk;

import connect.sdk.model.LoginDto;
import connect.sdk.service.Services;
import java.util.function.Supplier;

/**
 * A client of the Connect API. Reads, and writes that carry an idempotency key, are repeated when their answer is lost;
 * every write that moves money gets a key of its own unless one is given. A refusal throws {@link ConnectException}.
 */
public final class Connect extends Services {
    private static final int RETRIES = 2;
    private final Transport transport;

    private Connect(Transport transport) {
        super(transport);
        this.transport = transport;
    }

    /** A client that is not signed in. */
    public static Connect to(String baseUrl) {
        return to(baseUrl, () -> null, RETRIES);
    }

    /** A client that sends a token, such as an API key. */
    public static Connect to(String baseUrl, String token) {
        return to(baseUrl, () -> token, RETRIES);
    }

    /** A client that asks for the token to send with each call, and repeats a lost one so many times. */
    public static Connect to(String baseUrl, Supplier<String> token, int retries) {
        return new Connect(new Transport(baseUrl, token, retries));
    }

    /** Signs in, and sends the token with every call from now on. */
    public Connect signIn(String username, String password) {
        String token = auth.login(LoginDto.builder().username(username).password(password).build()).token();
        transport.token(() -> token);
        return this;
    }

    /**
     * Hears of events as they happen, of these types or of all, beginning after a cursor that was kept; null begins
     * with the first.
     */
    public EventStream follow(String after, String... types) {
        return new EventStream(events, after, types);
    }
}
