package connect.sdk;

import connect.sdk.model.IsoMessageDetailDto;
import connect.sdk.model.IsoMessagePreviewDto;
import connect.sdk.model.IsoMessageState;
import connect.sdk.service.SendIsoMessageParams;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;

/** Messages of ISO 20022: sending them, waiting for their answers, and taking these away as text. */
public final class IsoMessages {
    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final Duration PAUSE = Duration.ofMillis(500);

    private IsoMessages() {}

    /** Sends a message; the same one again is answered with its id again, one with problems is refused. */
    public static IsoMessageDetailDto send(Connect connect, byte[] content) {
        Object sent = connect.iso20022.sendIsoMessage(content);
        return (IsoMessageDetailDto) Binding.fromJson(sent, IsoMessageDetailDto.class);
    }

    /** Tells what a message would do, and refuses what sending it would refuse; nothing is kept. */
    public static IsoMessagePreviewDto rehearse(Connect connect, byte[] content) {
        Object told = connect.iso20022.sendIsoMessage(content, new SendIsoMessageParams().dryRun("true"));
        return (IsoMessagePreviewDto) Binding.fromJson(told, IsoMessagePreviewDto.class);
    }

    /** Waits until a message is answered, for a minute at most. */
    public static IsoMessageDetailDto whenAnswered(Connect connect, String id) {
        return whenAnswered(connect, id, PATIENCE);
    }

    /** Waits until a message is answered; throws {@link Unanswered} when that takes longer than the timeout. */
    public static IsoMessageDetailDto whenAnswered(Connect connect, String id, Duration timeout) {
        Instant deadline = Instant.now().plus(timeout);
        while (true) {
            IsoMessageDetailDto message = connect.iso20022.getIsoMessage(id);
            if (!message.state().equals(IsoMessageState.RECEIVED)) return message;
            Duration left = Duration.between(Instant.now(), deadline);
            if (left.isNegative() || left.isZero()) throw new Unanswered(id, timeout);
            Transport.rest(left.compareTo(PAUSE) < 0 ? left : PAUSE);
        }
    }

    /** An answer to a message as text, such as {@link StatusReport#read} takes; the first has the number 1. */
    public static String answerText(Connect connect, String id, int number) {
        byte[] answer = connect.iso20022.getIsoMessageAnswer(id, String.valueOf(number));
        return new String(answer, StandardCharsets.UTF_8);
    }

    /** A message that was not answered in the time it was waited for; it is still being carried out. */
    public static final class Unanswered extends RuntimeException {
        private final String id;
        private final Duration timeout;

        Unanswered(String id, Duration timeout) {
            super("The message " + id + " was not answered within " + timeout.toSeconds() + " seconds.");
            this.id = id;
            this.timeout = timeout;
        }

        public String id() {
            return id;
        }

        public Duration timeout() {
            return timeout;
        }
    }
}
