package connect.sdk;

/** A word out of a list that may grow: two are equal when their words are. */
public interface OpenEnum {
    String value();
}
