package connect.sdk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;

/** Carries the calls over HTTP, and repeats those that can do nothing twice. */
public final class Transport {
    private static final Set<Integer> TRANSIENT = Set.of(429, 502, 503, 504);
    private static final long LONGEST_WAIT_SECONDS = 30;
    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    private final HttpClient http = HttpClient.newBuilder().connectTimeout(TIMEOUT).build();
    private final String baseUrl;
    private final int retries;
    private Supplier<String> token;

    Transport(String baseUrl, Supplier<String> token, int retries) {
        this.baseUrl = baseUrl.replaceAll("/+$", "");
        this.token = token;
        this.retries = retries;
    }

    void token(Supplier<String> newToken) {
        token = newToken;
    }

    /** Makes a call that answers one thing. */
    public <T> T send(Call call, Class<T> type) {
        return type.cast(Binding.fromJson(exchange(call), type));
    }

    /** Makes a call that answers a list. */
    public <T> List<T> list(Call call, Class<T> type) {
        return ((List<?>) exchange(call)).stream().map(item -> type.cast(Binding.fromJson(item, type))).toList();
    }

    private Object exchange(Call call) {
        for (int attempt = 0; ; attempt++) {
            try {
                return once(call);
            } catch (ConnectException | UncheckedIOException failure) {
                Duration wait = waitAfter(failure, attempt);
                if (!call.isRepeatable() || attempt >= retries || wait == null) throw failure;
                rest(wait);
            }
        }
    }

    private Object once(Call call) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(baseUrl + call.address())).timeout(TIMEOUT)
                .header("Accept", "application/json");
        String bearer = token.get();
        if (bearer != null) request.header("Authorization", "Bearer " + bearer);
        if (call.key != null) request.header("Idempotency-Key", call.key);
        if (call.body != null) request.header("Content-Type", call.media);
        request.method(call.method, call.body == null
                ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofByteArray(call.body));
        try {
            return bodyOf(http.send(request.build(), HttpResponse.BodyHandlers.ofByteArray()));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The call was interrupted.", interruption);
        }
    }

    private static Object bodyOf(HttpResponse<byte[]> answer) {
        String type = answer.headers().firstValue("Content-Type").orElse("");
        String text = new String(answer.body(), StandardCharsets.UTF_8);
        if (answer.statusCode() >= 400) throw refusalOf(answer, type, text);
        if (type.startsWith("application/json")) return Json.read(text);
        if (type.startsWith("text/")) return text;
        return answer.body().length == 0 ? null : answer.body();
    }

    private static ConnectException refusalOf(HttpResponse<byte[]> answer, String type, String text) {
        Object body = type.startsWith("application/json") ? Json.read(text) : null;
        Map<String, ?> problem = Map.of(
                "error", "The API answered " + answer.statusCode() + ".", "code", "UNEXPECTED_ANSWER");
        if (body instanceof Map<?, ?> fields && fields.containsKey("code")) {
            @SuppressWarnings("unchecked") Map<String, ?> told = (Map<String, ?>) fields;
            problem = told;
        }
        Long retryAfter = answer.headers().firstValue("Retry-After").filter(value -> value.matches("\\d{1,9}"))
                .map(Long::valueOf).orElse(null);
        return new ConnectException(answer.statusCode(), problem,
                answer.headers().firstValue("X-Request-Id").orElse(null), retryAfter);
    }

    /** How long to wait before another try; null where another try would not help. */
    private static Duration waitAfter(RuntimeException failure, int attempt) {
        if (failure instanceof ConnectException refusal) {
            if (!TRANSIENT.contains(refusal.status())) return null;
            Long told = refusal.retryAfterSeconds();
            if (told != null) return told <= LONGEST_WAIT_SECONDS ? Duration.ofSeconds(told) : null;
        }
        return Duration.ofMillis((long) (250 * Math.pow(2, attempt) * ThreadLocalRandom.current().nextDouble(0.5, 1.5)));
    }

    static void rest(Duration wait) {
        try {
            Thread.sleep(wait.toMillis());
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The wait was interrupted.", interruption);
        }
    }
}
