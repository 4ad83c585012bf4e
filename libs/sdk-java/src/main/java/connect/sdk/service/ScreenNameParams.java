// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Params;

/** What may be said beside the request itself: Find the listed parties that a name is like. */
public final class ScreenNameParams extends Params {
    /** The name to look for, in either script */
    public ScreenNameParams name(String value) {
        query("name", value);
        return this;
    }

    /** A year, a month, a day or a span of years, of the Gregorian or the Hijri calendar; or "unknown" */
    public ScreenNameParams dateOfBirth(String value) {
        query("dateOfBirth", value);
        return this;
    }

    /** ISO 3166 alpha-2 nationality */
    public ScreenNameParams country(String value) {
        query("country", value);
        return this;
    }
}
