// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record PasskeyTransport(String value) implements OpenEnum {
    public static final PasskeyTransport BLE = new PasskeyTransport("ble");
    public static final PasskeyTransport CABLE = new PasskeyTransport("cable");
    public static final PasskeyTransport HYBRID = new PasskeyTransport("hybrid");
    public static final PasskeyTransport INTERNAL = new PasskeyTransport("internal");
    public static final PasskeyTransport NFC = new PasskeyTransport("nfc");
    public static final PasskeyTransport SMART_CARD = new PasskeyTransport("smart-card");
    public static final PasskeyTransport USB = new PasskeyTransport("usb");

    @Override
    public String toString() {
        return value;
    }
}
